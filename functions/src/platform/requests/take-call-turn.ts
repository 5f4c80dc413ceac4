import type { Firestore } from 'firebase-admin/firestore';
import { callLimitParts } from '@tasuki/domain/call-limits';
import type { CallableName } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { takeTurnIfFree } from '../take-turn.ts';

/**
 * Takes a person's turn at calling a function of `CALL_LIMITS`; of others none is taken. Of several
 * documents that count it any one may give the turn.
 *
 * @throws TasukiFailure 'auth/too-many-requests' where no turn is free now
 */
export async function takeCallTurn(
  name: CallableName,
  { uid, now }: { uid: string; now: Date },
  firestore: Firestore,
): Promise<void> {
  const parts = callLimitParts(name);
  if (parts.length === 0) return;
  const first = Math.floor(Math.random() * parts.length);
  for (const part of [...parts.slice(first), ...parts.slice(0, first)]) {
    if (await takeTurnIfFree(uid, part, now, firestore)) return;
  }
  throw new TasukiFailure('auth/too-many-requests');
}
