/**
 * What people are told of their own accounts. Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */

/** A passkey, by the device it was made on. */
export interface PasskeyInfo {
  id: string;
  label: string;
  made: number;
}

/** A device that is signed in. */
export interface SessionInfo {
  id: string;
  label: string;
  made: number;
  seen: number;
  here: boolean;
}

/** One's own account. */
export interface AccountInfo {
  name: string;
  made: number;
  password: boolean;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  codes: number;
  fresh: boolean;
}

/** GET /api/account */
export interface MyAccount {
  account: AccountInfo | null;
}

/** Whoever comes in, and the codes of a new account, which are told once. */
export interface SignedIn {
  name: string;
  codes: string[];
}
