import { reportError } from '../../platform/report-error.ts';

/** The person whose proof was told from this page, so that it is told once. */
let reportedUid: string | null = null;

/**
 * Tells the server that the signed-in person has proven their email: no function hears of it.
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
    reportError(cause, 'tell email proof');
  }
}
