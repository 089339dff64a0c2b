"""Connections: HTTP and WebSocket under the application, how much each may hold and ask for, and
what goes with every reply."""
