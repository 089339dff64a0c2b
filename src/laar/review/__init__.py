"""What a finished game can teach: the chances as they went, what luck brought, what decisions cost,
and the better line. Games are met through their protocol, positions judged by the bots' judge.

Everything follows from the record: two reviews of one game are the same."""
