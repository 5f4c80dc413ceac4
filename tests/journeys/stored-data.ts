import { requiredSetting } from './journey-browser.ts';

/** Somebody who asks the database by themselves, as a hostile browser would. */
export interface DirectReader {
  /** HTTP status of reading a document: 200, or 403 where the rules refuse. */
  read: (path: string) => Promise<number>;
}

/** Signs in by email and password, past every page. */
export async function signInDirectly(account: {
  email: string;
  password: string;
}): Promise<DirectReader> {
  const { email, password } = account;
  const response = await fetch(
    `http://${requiredSetting('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${email} cannot sign in`);
  // As the app does after each sign-in.
  const admitted = await fetch(`${requiredSetting('TASUKI_FUNCTIONS_ORIGIN')}/admitSignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: {} }),
  });
  if (!admitted.ok) throw new Error(`${email} is not admitted`);
  const documents = `http://${requiredSetting('FIRESTORE_EMULATOR_HOST')}/v1/projects/${requiredSetting('GCLOUD_PROJECT')}/databases/(default)/documents`;
  return {
    read: async (path) => {
      const headers = { authorization: `Bearer ${idToken}` };
      return (await fetch(`${documents}/${path}`, { headers })).status;
    },
  };
}
