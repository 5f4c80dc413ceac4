import {
  SHIFT_DIGESTS,
  shiftWavesOf,
  type ShiftWaves,
} from '@tasuki/domain/recordings/route/hidden-shift';
import { sha256 } from '../../platform/sha-256.ts';

/** The shifts of an account's hidden circles: strangers do not know its id. */
export async function readShiftWaves(uid: string): Promise<ShiftWaves> {
  const digests = Array.from({ length: SHIFT_DIGESTS }, (_, index) =>
    sha256(`hidden shift ${uid} ${index}`),
  );
  return shiftWavesOf(await Promise.all(digests));
}
