import { FUNCTIONS_REGION } from '../local-services/emulator-suite.ts';
import { RELEASE_FILE } from './kept-releases.ts';

export interface SmokeTest {
  origin: string;
  projectId: string;
  /** Null = not looked at, as of a release from before there was the file. */
  release: string | null;
  fetch: typeof globalThis.fetch;
}

/**
 * Looks at a deployed product as a stranger. The release must be served with its policy, a drawn page
 * and its scripts; functions and database must answer and refuse.
 *
 * @returns what is wrong, each a sentence
 */
export async function smokeTest(test: SmokeTest): Promise<string[]> {
  const looks = [lookAtRelease, lookAtPage, lookAtStaticPage, lookAtFunctions, lookAtDatabase];
  const found = await Promise.all(
    looks.map(async (look) =>
      look(test).catch((cause: unknown) => [`${look.name}: ${String(cause)}`]),
    ),
  );
  return found.flat();
}

async function ask({ fetch }: SmokeTest, address: string, options: RequestInit = {}) {
  return fetch(address, { ...options, signal: AbortSignal.timeout(30_000), redirect: 'manual' });
}

async function lookAtRelease(test: SmokeTest): Promise<string[]> {
  if (test.release === null) return [];
  const response = await ask(test, `${test.origin}/${RELEASE_FILE}`);
  const served = (await response.text()).trim();
  return served === test.release
    ? []
    : [`${test.origin} serves another release: ${served.slice(0, 80)}`];
}

async function lookAtPage(test: SmokeTest): Promise<string[]> {
  const response = await ask(test, `${test.origin}/`);
  if (response.status !== 200) return [`${test.origin}/ answers ${response.status}.`];
  const problems: string[] = [];
  for (const header of ['content-security-policy', 'strict-transport-security']) {
    if (!response.headers.has(header)) problems.push(`${test.origin}/ has no ${header}.`);
  }
  const script = /src="(\/assets\/[^"]+[.]js)"/.exec(await response.text())?.[1];
  if (script === undefined) return [...problems, `${test.origin}/ names no script.`];
  const loaded = await ask(test, `${test.origin}${script}`);
  const isScript = loaded.headers.get('content-type')?.includes('javascript') ?? false;
  return loaded.status === 200 && isScript ? problems : [...problems, `${script} is not served.`];
}

async function lookAtStaticPage(test: SmokeTest): Promise<string[]> {
  const response = await ask(test, `${test.origin}/signin`);
  const isDrawn = (await response.text()).includes('data-drawn-language');
  return response.status === 200 && isDrawn ? [] : [`${test.origin}/signin is not drawn.`];
}

/** One that everybody may reach, without a sign-in: it must be there, and refuse. */
async function lookAtFunctions(test: SmokeTest): Promise<string[]> {
  const address = `https://${FUNCTIONS_REGION}-${test.projectId}.cloudfunctions.net/admitSignIn`;
  const response = await ask(test, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: test.origin },
    body: JSON.stringify({ data: { isPasswordNext: false } }),
  });
  const isOurOrigin = response.headers.get('access-control-allow-origin') === test.origin;
  return [
    ...(response.status === 401
      ? []
      : [`A call without a sign-in is answered ${response.status}.`]),
    ...(isOurOrigin ? [] : [`The functions take no calls from ${test.origin}.`]),
  ];
}

async function lookAtDatabase(test: SmokeTest): Promise<string[]> {
  const documents = `https://firestore.googleapis.com/v1/projects/${test.projectId}/databases/(default)/documents`;
  const response = await ask(test, `${documents}/users/nobody`);
  return response.status === 403
    ? []
    : [`Firestore answers a stranger who asks for an account with ${response.status}.`];
}
