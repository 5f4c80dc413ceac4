import type { TimeStretch } from '../activities/recording.ts';

/** The unit of a fact's value, always SI-like; the reader's units come at rendering. */
export const FACT_UNITS = [
  'meters',
  /** A round distance, as in a plan: `18.5 km`. */
  'roundMeters',
  /** Length of a repetition: metres on every track, also for readers of miles. */
  'repetitionMeters',
  'seconds',
  /** A round length of time, as in a plan: `40 min`. */
  'minutes',
  'secondsPerKilometer',
  'metersPerSecond',
  'beatsPerMinute',
  'perMinute',
  'watts',
  'metersOfAltitude',
  'celsius',
  'percent',
  'count',
  'vdot',
  'load',
] as const;
export type FactUnit = (typeof FACT_UNITS)[number];

/** Where in the activity a figure can be seen. */
export type FactProof =
  | { kind: 'stretch'; stretch: TimeStretch }
  | { kind: 'split'; index: number; stretch: TimeStretch }
  | { kind: 'interval'; index: number; stretch: TimeStretch }
  | { kind: 'history'; days: number; activityCount: number }
  | { kind: 'model' };

/**
 * One computed figure. Words about an activity hold figures only as references
 * to facts, written `{{id}}`; so nobody who writes words can change a figure.
 */
export interface Fact {
  /** Dotted and stable, e.g. `pace.average`, `split.3.pace`, `interval.work.count`. */
  id: string;
  value: number;
  unit: FactUnit;
  /** Code of the method that computed it; its words are in `facts:method.<code>`. */
  method: string;
  proof: FactProof;
}
