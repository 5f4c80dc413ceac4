import type { AuditKind } from '@tasuki/domain/people/user-account';
import { callFunction } from '../platform/callable-functions.ts';

const CALLABLES = {
  'approve-beta': 'approveBeta',
  'make-admin': 'makeAdmin',
  'appoint-coach': 'appointCoach',
} as const satisfies Record<AuditKind, string>;

/** Gives a person a right, as an admin. Safe to repeat. */
export async function giveRight(kind: AuditKind, uid: string): Promise<void> {
  await callFunction(CALLABLES[kind], { uid });
}
