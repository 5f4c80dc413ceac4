import { createHash } from 'node:crypto';
import type { CallableName, Callables } from '@tasuki/domain/callables';

/** A person signed in at the emulators, who does what a browser would do. */
export interface LocalClient {
  call: <Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ) => Promise<Callables[Name]['response']>;
}

/** The addresses of the emulators, as in the environment of seeds and tests. */
export type LocalEnvironment = Readonly<Record<string, string>>;

const REQUEST_MILLISECONDS = 60_000;

/**
 * Signs in by a custom token or by email and password.
 *
 * @throws Error when the emulator refuses
 */
export async function signInLocally(
  environment: LocalEnvironment,
  credential: { customToken: string } | { email: string; password: string },
): Promise<LocalClient> {
  const method = 'customToken' in credential ? 'signInWithCustomToken' : 'signInWithPassword';
  const response = await postJson(
    `http://${setting(environment, 'FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      ...('customToken' in credential ? { token: credential.customToken } : credential),
      returnSecureToken: true,
    },
  );
  const { idToken } = response as { idToken?: string };
  if (!idToken) throw new Error('The Auth emulator gave no token');
  const origin = setting(environment, 'TASUKI_FUNCTIONS_ORIGIN');
  const client: LocalClient = {
    call: async (name, request) => {
      const answer = await postJson(`${origin}/${name}`, { data: request }, idToken);
      return (answer as { result: Callables[typeof name]['response'] }).result;
    },
  };
  await client.call('admitSignIn', {});
  return client;
}

/**
 * Puts a recording where a browser would: asks for a target and sends the bytes
 * there. What is known already is not sent again. It is read once `completeUpload` is called.
 *
 * @returns its content hash
 */
export async function sendRecording(
  client: LocalClient,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
): Promise<string> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const answer = await client.call('requestUpload', {
    contentHash,
    fileName,
    sizeBytes: bytes.length,
  });
  if (answer.kind === 'alreadyThere') return contentHash;
  const response = await fetch(answer.url, {
    method: answer.method,
    headers: answer.headers,
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(REQUEST_MILLISECONDS),
  });
  if (!response.ok) {
    throw new Error(`${fileName} was refused with ${response.status}: ${await response.text()}`);
  }
  return contentHash;
}

function setting(environment: LocalEnvironment, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`The setting ${name} is missing`);
  return value;
}

async function postJson(url: string, body: unknown, idToken?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_MILLISECONDS),
  });
  if (!response.ok) {
    throw new Error(
      `${new URL(url).pathname} answered ${response.status}: ${await response.text()}`,
    );
  }
  return response.json();
}
