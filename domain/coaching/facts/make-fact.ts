import type { Fact, FactProof } from './fact.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import type { FactMethod } from './fact-methods.ts';

/** Units whose figures are whole by nature; what is stored is what is shown. */
const WHOLE_UNITS: ReadonlySet<MeasureUnit> = new Set(['percent', 'count', 'minutes', 'load']);

/**
 * One fact, or none where the value is not known: facts are never made up. Measured values stay
 * unrounded, so that a figure reads the same here as in the tables beside it. Shares, counts,
 * minutes and loads are stored whole.
 */
export function makeFact(
  id: string,
  value: number | null | undefined,
  { unit, method, proof }: { unit: MeasureUnit; method: FactMethod; proof: FactProof },
): Fact[] {
  if (value === null || value === undefined || !Number.isFinite(value)) return [];
  const stored = WHOLE_UNITS.has(unit) ? Math.round(value) : value;
  // An amount that rounds to nothing has no sign.
  return [{ id, value: Object.is(stored, -0) ? 0 : stored, unit, method, proof }];
}

/** The proof of figures that rest on the whole recording. */
export function wholeOf(elapsedSeconds: number): FactProof {
  return { kind: 'stretch', stretch: { startSeconds: 0, endSeconds: elapsedSeconds } };
}
