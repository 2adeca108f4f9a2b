# Links for friends: where others can reach this server.

web-reach-not = Others cannot open this link: the server listens on this computer only.
web-reach-how = Stop it, and start it for your network with { $command }.
web-reach-at = Others in your network find the table at this address.
