## Frame of every page

laar = Laar
loading = Loading…
close = Close
cancel = Cancel
reload = Reload
to-home = To the home page
switch-language = Language: русский
switch-theme = Light or dark
not-found = Nothing here
not-found-why = { $path } leads nowhere. Perhaps the link is incomplete.
page-failed = The page did not load.

## Clauses

clause-open = Clause { $id }
clause-missing = This clause could not be loaded.
clause-in-rules = Show among the rules
clause-kind-rule = rule
clause-kind-component = component
clause-kind-example = example
clause-kind-keyword = keyword
clause-kind-ruling = our ruling
