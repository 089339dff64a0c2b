"""Games of bots against themselves as data: every decision a row, in files that can be made again
to the byte."""
