"""What is run at every step, compiled: it knows neither numpy nor any other library."""
