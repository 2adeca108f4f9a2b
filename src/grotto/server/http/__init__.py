"""The HTTP edge: routes and sockets. They translate, and leave deciding to rooms."""
