import type { TimeStretch } from '../../recordings/recording.ts';
import type { MeasureUnit } from '../../measures/units.ts';

/** Activities of the last days that a figure rests on. */
export interface HistoryProof {
  kind: 'history';
  days: number;
  activityCount: number;
  /** The newest of them, at most {@link PROOF_ACTIVITIES_MAXIMUM}; absent in facts of older versions. */
  activityIds?: readonly string[];
}

/** As many activities as one query may name. */
export const PROOF_ACTIVITIES_MAXIMUM = 30;

/** Where in the activity a figure can be seen. */
export type FactProof =
  | { kind: 'stretch'; stretch: TimeStretch }
  | { kind: 'split'; index: number; stretch: TimeStretch }
  | { kind: 'interval'; index: number; stretch: TimeStretch }
  | HistoryProof
  | { kind: 'model' };

/**
 * One computed figure. Words about an activity hold figures only as references
 * to facts, written `{{id}}`; so nobody who writes words can change a figure.
 */
export interface Fact {
  /** Dotted and stable, e.g. `pace.average`, `split.3.pace`, `interval.work.count`. */
  id: string;
  value: number;
  unit: MeasureUnit;
  /** Code of the method that computed it; its words are in `facts:method.<code>`. */
  method: string;
  proof: FactProof;
}
