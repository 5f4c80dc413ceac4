import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { askIdentityToolkit, noAnswer } from './identity-toolkit.ts';

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

const CHECK = 'accounts:resetPassword';

/**
 * Asks Firebase Auth what a mailed code is for, without using it up. The Admin SDK cannot, so Identity
 * Toolkit is asked itself:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/resetPassword
 *
 * @throws TasukiFailure 'auth/invalid-action-code', 'auth/expired-action-code'; 'common/unavailable'
 *   where Firebase Auth gives no answer
 */
export async function readMailedCode(oobCode: string): Promise<MailedCode> {
  const { status, body } = await askIdentityToolkit<CheckedCode>(CHECK, { oobCode });
  if (status === 200) return codeOf(body);
  const message = body.error?.message ?? '';
  if (message.startsWith('INVALID_OOB_CODE')) throw new TasukiFailure('auth/invalid-action-code');
  if (message.startsWith('EXPIRED_OOB_CODE')) throw new TasukiFailure('auth/expired-action-code');
  throw noAnswer(CHECK, status);
}

function codeOf({ requestType = '', email, newEmail }: CheckedCode): MailedCode {
  const accountEmail = email ?? null;
  return { purpose: requestType, accountEmail, recipient: newEmail ?? accountEmail };
}
