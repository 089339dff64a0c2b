"""The server: tables over WebSocket, every answer stored before it is acknowledged."""
