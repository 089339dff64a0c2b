/** Passkeys: what the server asks as the browser wants it, and the browser's answer as the server does. */
import { post } from '../../lib/api';

type Bytes = ArrayBuffer;
type Asked = { options: Record<string, unknown> };
interface Described {
  id: string;
  type: PublicKeyCredentialType;
}

/** Browsers offer passkeys at secure addresses alone, and at none that is a number. */
export const usable = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

function bytes(text: string): Bytes {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(data: Bytes): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

const described = (known: unknown): PublicKeyCredentialDescriptor[] =>
  ((known ?? []) as Described[]).map(({ id, type }) => ({ id: bytes(id), type }));

/** Makes a passkey; `name`: of an account that is to be. */
export async function make(name = ''): Promise<unknown> {
  const { options } = await post<Asked>('/api/account/passkey/new', { name });
  const user = options['user'] as { id: string; name: string; displayName: string };
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options['challenge'] as string),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: described(options['excludeCredentials']),
    },
  })) as PublicKeyCredential;
  const said = made.response as AuthenticatorAttestationResponse;
  return told(made, { attestationObject: text(said.attestationObject) });
}

/** Uses one that is there. */
export async function use(): Promise<unknown> {
  const { options } = await post<Asked>('/api/account/passkey/ask');
  const used = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options['challenge'] as string),
      allowCredentials: described(options['allowCredentials']),
    },
  })) as PublicKeyCredential;
  const said = used.response as AuthenticatorAssertionResponse;
  return told(used, {
    authenticatorData: text(said.authenticatorData),
    signature: text(said.signature),
    userHandle: said.userHandle ? text(said.userHandle) : undefined,
  });
}

const told = (made: PublicKeyCredential, more: Record<string, string | undefined>): unknown => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
  clientExtensionResults: {},
  response: { clientDataJSON: text(made.response.clientDataJSON), ...more },
});
