import { applicationDefault } from 'firebase-admin/app';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** What a code is for that Firebase Auth has mailed to an address. */
export interface MailedCode {
  /** E.g. `VERIFY_EMAIL`. */
  purpose: string;
  /** The address of the account for which it was asked; null = the code does not say. */
  accountEmail: string | null;
  /** The address to which it went. */
  recipient: string | null;
}

/** As `accounts:resetPassword` of Identity Toolkit answers where it is given a code alone. */
interface CheckedCode {
  requestType?: string;
  email?: string;
  newEmail?: string;
}

const PRODUCTION_ORIGIN = 'https://identitytoolkit.googleapis.com';
const ANSWER_MILLISECONDS = 10_000;

/**
 * Asks Firebase Auth what a mailed code is for, without using it up. The Admin SDK cannot, so Identity
 * Toolkit is asked itself:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/resetPassword
 *
 * @throws TasukiFailure 'auth/invalid-action-code', 'auth/expired-action-code'; 'common/unavailable'
 *   where Firebase Auth gives no answer
 */
export async function readMailedCode(oobCode: string): Promise<MailedCode> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : PRODUCTION_ORIGIN;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const response = await fetch(`${origin}/v1/accounts:resetPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ oobCode }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  }).catch((cause: unknown) => {
    throw new TasukiFailure('common/unavailable', { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as CheckedCode & {
    error?: { message?: string };
  };
  if (response.ok) return codeOf(answer);
  const message = answer.error?.message ?? '';
  if (message.startsWith('INVALID_OOB_CODE')) throw new TasukiFailure('auth/invalid-action-code');
  if (message.startsWith('EXPIRED_OOB_CODE')) throw new TasukiFailure('auth/expired-action-code');
  throw new TasukiFailure('common/unavailable', {
    cause: new Error(`accounts:resetPassword answered ${response.status}`),
  });
}

function codeOf({ requestType = '', email, newEmail }: CheckedCode): MailedCode {
  const accountEmail = email ?? null;
  return { purpose: requestType, accountEmail, recipient: newEmail ?? accountEmail };
}
