import { applicationDefault } from 'firebase-admin/app';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

const PRODUCTION_ORIGIN = 'https://identitytoolkit.googleapis.com';
const ANSWER_MILLISECONDS = 10_000;

/** What Identity Toolkit answered. */
export interface ToolkitAnswer<Body> {
  /** The status of HTTP. */
  status: number;
  body: Body & { error?: { message?: string } };
}

/**
 * Asks Identity Toolkit, the interface below the Admin SDK, as the functions themselves. In local mode that
 * is the Auth emulator.
 *
 * @param path below `/v1/`, e.g. `accounts:resetPassword`
 * @typeParam Body of a good answer; its fields are the service's, and none is certain
 * @throws TasukiFailure 'common/unavailable' where it gives no answer
 */
export async function askIdentityToolkit<Body extends object>(
  path: string,
  request: object,
): Promise<ToolkitAnswer<Partial<Body>>> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : PRODUCTION_ORIGIN;
  try {
    const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
    const response = await fetch(`${origin}/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    const body = (await response.json()) as ToolkitAnswer<Partial<Body>>['body'];
    return { status: response.status, body };
  } catch (cause) {
    throw new TasukiFailure('common/unavailable', { cause });
  }
}

/** For an answer that says neither what was asked nor why not. */
export function noAnswer(path: string, status: number): TasukiFailure {
  return new TasukiFailure('common/unavailable', {
    cause: new Error(`${path} answered ${status}`),
  });
}
