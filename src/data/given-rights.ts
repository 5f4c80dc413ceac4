import type { AuditKind } from '@tasuki/domain/people/user-account';
import { callFunction } from '../platform/callable-functions.ts';

/**
 * Gives a person a right, as an admin. Safe to repeat.
 *
 * @param applicationUpdatedAt of the application that was read, where somebody is appointed
 * @throws what failureCodeOf understands
 */
export async function giveRight(
  kind: AuditKind,
  uid: string,
  applicationUpdatedAt: Date | null,
): Promise<void> {
  switch (kind) {
    case 'approve-beta':
      await callFunction('approveBeta', { uid });
      return;
    case 'make-admin':
      await callFunction('makeAdmin', { uid });
      return;
    case 'appoint-coach':
      await callFunction('appointCoach', {
        uid,
        applicationUpdatedAt: applicationUpdatedAt?.getTime() ?? 0,
      });
  }
}
