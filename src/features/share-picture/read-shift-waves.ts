import {
  SHIFT_DIGESTS,
  shiftWavesOf,
  type ShiftWaves,
} from '@tasuki/domain/recordings/route/hidden-shift';
import { sha256 } from '../../platform/sha-256.ts';

/** What the hidden circles of an account are shifted by: strangers do not know its id. */
export async function readShiftWaves(uid: string): Promise<ShiftWaves> {
  const digests = Array.from({ length: SHIFT_DIGESTS }, (_, index) =>
    sha256(`hidden shift ${uid} ${index}`),
  );
  return shiftWavesOf(await Promise.all(digests));
}
