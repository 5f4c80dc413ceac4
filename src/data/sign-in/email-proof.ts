import { reportError } from '../../platform/report-error.ts';

/** The person whose proof was reported from this page, so that it is reported once. */
let reportedUid: string | null = null;

/**
 * Reports to the server that the signed-in person has proven their email: no function is notified of it.
 *
 * @param isProvenHere what the sign-in token says
 * @param isProvenThere what admins see in their list
 */
export async function reportEmailProof(
  uid: string,
  isProvenHere: boolean,
  isProvenThere: boolean,
): Promise<void> {
  if (!isProvenHere || isProvenThere || reportedUid === uid) return;
  reportedUid = uid;
  try {
    const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
    await callFunction('checkEmailProof', {});
  } catch (cause) {
    reportedUid = null;
    reportError(cause, 'report email proof');
  }
}
