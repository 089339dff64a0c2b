"""What survives a crash: the database, its one writer and its readers, lists, upgrades and what is
swept out."""
