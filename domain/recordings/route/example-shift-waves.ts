import { SHIFT_DIGESTS, shiftWavesOf, type ShiftWaves } from './hidden-shift.ts';

/** The waves of one of many accounts; digests are made of its number, since domain has none. */
export function exampleShiftWaves(account: number): ShiftWaves {
  let state = account + 1;
  const eightDigits = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0).toString(16).padStart(8, '0');
  };
  return shiftWavesOf(
    Array.from({ length: SHIFT_DIGESTS }, () =>
      Array.from({ length: 8 }, () => eightDigits()).join(''),
    ),
  );
}
