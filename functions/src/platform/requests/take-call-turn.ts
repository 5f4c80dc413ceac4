import type { Firestore } from 'firebase-admin/firestore';
import { CALL_LIMITS } from '@tasuki/domain/call-limits';
import type { CallableName } from '@tasuki/domain/callables';
import { takeFreeTurn } from '../take-turn.ts';

/**
 * Takes a person's turn at calling a function of `CALL_LIMITS`; of others none is taken.
 *
 * @throws TasukiFailure 'auth/too-many-requests' where no turn is free now
 */
export async function takeCallTurn(
  name: CallableName,
  { uid, now }: { uid: string; now: Date },
  firestore: Firestore,
): Promise<void> {
  const limit = CALL_LIMITS[name];
  if (!limit) return;
  const { atOnce: burst, everySeconds: intervalSeconds } = limit;
  await takeFreeTurn(uid, { kind: `call-${name}`, burst, intervalSeconds }, now, firestore);
}
