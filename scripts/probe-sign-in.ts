// Asks a Firebase project, as anybody on the internet may, to sign in past the functions:
//   npm run probe:sign-in -- <web API key>
// Says of each way whether it is closed, and fails where one is open. With FIREBASE_AUTH_EMULATOR_HOST
// set it asks the emulator, in which Google cannot be switched off.
import { explanationOf } from './explanation-of.ts';

const PRODUCTION = 'https://identitytoolkit.googleapis.com';
const ANSWER_MILLISECONDS = 20_000;

/** Firebase Auth's answers if a project does not allow a way to sign in. */
const CLOSED: readonly string[] = ['OPERATION_NOT_ALLOWED', 'ADMIN_ONLY_OPERATION'];
/** Answers that say nothing about the project's settings. */
const NO_ANSWERS =
  /API key|API_KEY|TOO_MANY_ATTEMPTS|QUOTA|PROJECT_NOT_FOUND|CONFIGURATION_NOT_FOUND/i;

export const PROBED_WAYS = ['google', 'anonymous'] as const;
export type ProbedWay = (typeof PROBED_WAYS)[number];

export interface Probe {
  way: ProbedWay;
  isClosed: boolean;
  /** In Firebase Auth's words. */
  answer: string;
}

interface AuthAnswer {
  idToken?: string;
  error?: { message?: string };
}

/**
 * Tries each way that must be closed. An anonymous account that came of it is deleted again.
 *
 * @param origin of the Identity Toolkit, without a slash at its end
 * @throws Error where Auth does not answer, or does not know the key
 */
export async function probeSignIn(apiKey: string, origin: string): Promise<Probe[]> {
  const google = await ask(origin, apiKey, 'signInWithIdp', {
    postBody: new URLSearchParams({
      id_token: forgedToken(),
      providerId: 'google.com',
    }).toString(),
    requestUri: 'http://localhost',
  });
  const anonymous = await ask(origin, apiKey, 'signUp', {});
  for (const { idToken } of [google, anonymous]) {
    if (idToken !== undefined) await ask(origin, apiKey, 'delete', { idToken });
  }
  return [probeOf('google', google), probeOf('anonymous', anonymous)];
}

function probeOf(way: ProbedWay, { error }: AuthAnswer): Probe {
  const answer = error?.message ?? 'signed in';
  if (NO_ANSWERS.test(answer)) throw new Error(`Firebase Auth cannot be probed: ${answer}`);
  return { way, isClosed: CLOSED.some((code) => answer.startsWith(code)), answer };
}

/** In Google's name and signed by nobody: a project that allows Google refuses it for that alone. */
function forgedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const email = `probe-${crypto.randomUUID()}@example.invalid`;
  const claims = {
    iss: 'https://accounts.google.com',
    sub: crypto.randomUUID(),
    email,
    email_verified: true,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

async function ask(
  origin: string,
  apiKey: string,
  method: string,
  body: object,
): Promise<AuthAnswer> {
  const address = `${origin}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  return (await response.json()) as AuthAnswer;
}

const USAGE = 'Say the web API key of the project: npm run probe:sign-in -- <web API key>';

async function main([apiKey, ...rest]: readonly string[]): Promise<void> {
  if (!apiKey || rest.length > 0) throw new Error(USAGE);
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : PRODUCTION;
  const probes = await probeSignIn(apiKey, origin);
  for (const { way, isClosed, answer } of probes) {
    process.stdout.write(`${way}: ${isClosed ? 'closed' : 'OPEN'} (${answer})\n`);
  }
  if (probes.some(({ isClosed }) => !isClosed)) {
    throw new Error('Switch off what is open: Firebase console, Authentication, Sign-in method.');
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
