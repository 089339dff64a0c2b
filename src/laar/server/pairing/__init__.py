"""Who meets whom, as plain figures: no clock runs here, the time is handed in."""
