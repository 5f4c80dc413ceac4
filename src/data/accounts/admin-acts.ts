import { TAKEN_RIGHTS, type AdminAct, type TakenRight } from '@tasuki/domain/accounts/audit-entry';
import { withRecentSignIn } from '../../platform/asked-proof.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { callFunction } from '../../platform/firebase/callable-functions.ts';

/** The state that the admin saw when they decided. */
export interface ActDetails {
  /** When the application that was read had changed last; null for acts that decide on none. */
  applicationUpdatedAt: Date | null;
  /** For the applicant who is declined; '' = none. */
  reason: string;
}

function isTaken(kind: AdminAct): kind is TakenRight {
  return (TAKEN_RIGHTS as readonly AdminAct[]).includes(kind);
}

/** Does something to a person's account, as an admin, as {@link asRecentAdmin} does. Safe to repeat. */
export async function doAdminAct(
  kind: AdminAct,
  uid: string,
  details: ActDetails,
  continueTo: string,
): Promise<void | false> {
  return asRecentAdmin(async () => act(kind, uid, details), continueTo);
}

/**
 * Does what an admin may do soon after a sign-in. An admin who signed in too long ago proves over
 * the page who they are, which begins a new session. If the admin has a second factor, the page
 * begins anew and asks for a code.
 *
 * @param continueTo the page to return to after a proof by a provider
 * @returns false where they leave things as they are
 * @throws what failureCodeOf understands
 */
export async function asRecentAdmin(
  work: () => Promise<void>,
  continueTo: string,
): Promise<void | false> {
  let wasTried = false;
  return withRecentSignIn(
    async () => {
      try {
        await work();
      } catch (cause) {
        if (wasTried && failureCodeOf(cause) === 'common/permission-denied') {
          globalThis.location.reload();
        }
        wasTried = true;
        throw cause;
      }
    },
    { continueTo },
  );
}

async function act(
  kind: AdminAct,
  uid: string,
  { applicationUpdatedAt, reason }: ActDetails,
): Promise<void> {
  const readAt = applicationUpdatedAt?.getTime() ?? 0;
  if (isTaken(kind)) {
    await callFunction('takeRight', { kind, uid });
    return;
  }
  switch (kind) {
    case 'approve-beta':
      await callFunction('approveBeta', { uid });
      return;
    case 'make-admin':
      await callFunction('makeAdmin', { uid });
      return;
    case 'appoint-coach':
      await callFunction('appointCoach', { uid, applicationUpdatedAt: readAt });
      return;
    case 'enable-account':
      await callFunction('enableAccount', { uid });
      return;
    case 'decline-application':
      await callFunction('declineApplication', {
        uid,
        applicationUpdatedAt: readAt,
        reason: reason.trim() || null,
      });
  }
}
