## The account: coming in, the name, devices and all that is kept of a person

account-title = Account
account-how = What to do
account-how-in = Sign in
account-how-up = Get a name
account-how-code = With a code
account-name = Name
account-name-rule = 2–20 letters of one alphabet, and digits
account-password = Password
account-password-rule = 10 characters or more
account-code = Recovery code
account-code-about = A code works once. When you are in, set a new password or add a passkey.
account-in = Sign in
account-in-passkey = Sign in with a passkey
account-up = Sign up with a password
account-up-passkey = Sign up with a passkey
account-or = or with a password
account-passkey-about = A passkey stays on your device and opens with your finger, face or PIN. There is nothing to remember.
account-no-passkey = Passkeys work at a secure address alone (https).
account-why = Why have a name
account-why-things = Your games, decks, packs of cards and progress go to the name, and are there on all your devices.
account-why-guest = You can play without one: a guest may do all the same things.
account-why-mail = No e-mail is needed. If you forget the password, recovery codes help: they are shown once.
account-why-yours = All that is kept about you can be downloaded and deleted.
account-codes = Recovery codes
account-codes-about = If you forget the password or lose the device, each code lets you in once. They will not be shown again: write them down or print them.
account-codes-copy = Copy
account-codes-copied = The codes are copied
account-codes-done = I have kept the codes
account-codes-left =
    { $count ->
        [0] No recovery codes are left
        [one] { $count } recovery code is left
       *[other] { $count } recovery codes are left
    }
account-codes-new = New codes
account-ways = How you sign in
account-passkey = Passkey
account-passkey-add = Add a passkey
account-has-password = There is a password
account-no-password = There is no password
account-set-password = Set a password
account-change-password = Change the password
account-new-password = New password
account-password-set = The password is kept; other devices have to sign in anew
account-remove = Remove
account-remove-passkey = Remove: passkey, { $label }
account-sessions = Where you are signed in
account-device = Unknown device
account-here = this device
account-end = Sign out there
account-end-session = Sign out there: { $label }
account-end-others = Sign out everywhere else
account-out = Sign out
account-data = Your data
account-export = Download everything
account-delete = Delete the account
account-delete-about = Games under way are given up, finished ones stay with your opponents without your name, and everything else is gone for ever. Type your name to confirm.
account-delete-sure = Delete for ever
account-prove = You signed in more than ten minutes ago. To change how you sign in, or to download or delete your data, sign in once more.
account-prove-now = Sign in once more
account-problem-credentials = The name and password, the code or the passkey do not fit.
account-problem-taken = This name is taken, or looks too much like one that is.
account-problem-name = A name is 2–20 letters of one alphabet, Latin or Cyrillic, and digits; it begins with a letter. Single spaces, dots and dashes may stand between words.
account-problem-password = This password is too simple: it takes 10 characters or more, 5 of them different, and not your name.
account-problem-slow = Too many tries. Wait a minute.
account-problem-busy = Too many people sign in just now. Try again.
account-problem-stale = That took too long. Begin anew.
account-problem-prove = Sign in once more first.
account-problem-last = This is the last way in: add another one first.
account-problem-passkey = The device did not confirm the passkey.
account-problem-sure = That is not your name.
