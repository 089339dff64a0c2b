"""The HTTP side of events."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.server.berserk.hosting import Host
from laar.server.http.api import reply


async def event(request: Request) -> Response:
    """The duels and standings of the event of a table."""
    host: Host = request.app.state.host
    return reply(await host.told(request.path_params["table"]))


ROUTES = [Route("/tables/{table}/event", event)]
