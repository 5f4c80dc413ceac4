import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/** The person whose proof was reported from this page, so that it is reported once. */
let reportedUid: string | null = null;

/**
 * Reports to the server that Firebase Auth calls the email of the signed-in person proven: no function is
 * notified of it. Where somebody else has followed the mail's link, the server does not.
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
    const { isEmailProven } = await callFunction('checkEmailProof', {});
    if (!isEmailProven) useSessionStore.setState({ isEmailProofRefused: true });
  } catch (cause) {
    reportedUid = null;
    reportError(cause, 'report email proof');
  }
}
