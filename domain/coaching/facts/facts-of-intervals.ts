import type { Interval } from '../../activities/computed-analysis.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import type { Fact, FactProof } from './fact.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import type { FactMethod } from './fact-methods.ts';
import { makeFact } from './make-fact.ts';
import { movingPace, type MeasuredSession } from './measured-session.ts';

/** Lengths of repetitions as runners plan them. */
const NOMINAL_METERS = [
  100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 1609.344, 2000, 2400, 3000, 3200,
  4000, 5000,
];
const NOMINAL_SECONDS = [
  15, 20, 30, 40, 45, 60, 75, 90, 120, 150, 180, 210, 240, 300, 360, 420, 480, 600, 720, 900, 1200,
  1800,
];
/** One of seven may be cut short without making the session a mixed one. */
const LEFT_OUT_SHARE = 1 / 7;
/** Lengths that differ by more than this are planned to differ. */
const UNIFORM_SHARE = 0.08;
/** An edge that is found in the speed may be off by this much. */
const EDGE_SECONDS = 6;
const EDGE_METERS = 25;
/** Set by a watch, lengths agree to a per cent, and then a round one must be met. */
const EXACT_SPREAD = 0.01;
const EXACT_ERROR = 0.015;
const ROUGH_ERROR = 0.05;

export interface RepetitionLength {
  value: number;
  unit: Extract<MeasureUnit, 'repetitionMeters' | 'minutes' | 'seconds'>;
  /** A round number that was planned, or only what was measured. */
  isNominal: boolean;
}

/**
 * The length of the repetitions: the round distance or time that (nearly) all of
 * them meet, else the middle one where they agree among themselves.
 *
 * @returns null for lengths that differ
 * @example repetitionLength(sixKilometers) // { value: 1000, unit: 'repetitionMeters', isNominal: true }
 */
export function repetitionLength(
  works: readonly Pick<Interval, 'distanceMeters' | 'elapsedSeconds'>[],
): RepetitionLength | null {
  const distance = uniformOf(
    works.map(({ distanceMeters }) => distanceMeters),
    NOMINAL_METERS,
    EDGE_METERS,
  );
  const time = uniformOf(
    works.map(({ elapsedSeconds }) => elapsedSeconds),
    NOMINAL_SECONDS,
    EDGE_SECONDS,
  );
  const byDistance = distance && { ...distance, unit: 'repetitionMeters' as const };
  const byTime = time && { ...time, unit: 'seconds' as const };
  const [best] = [byDistance, byTime]
    .filter((one) => one !== null)
    .sort((a, b) => Number(b.nominal !== null) - Number(a.nominal !== null) || a.spread - b.spread);
  if (!best) return null;
  const isNominal = best.nominal !== null;
  const value = best.nominal ?? best.middle;
  if (best.unit === 'seconds' && isNominal && value % 60 === 0) {
    return { value: value / 60, unit: 'minutes', isNominal };
  }
  const step = best.unit === 'repetitionMeters' && !isNominal ? 10 : 1;
  return { value: Math.round(value / step) * step, unit: best.unit, isNominal };
}

interface UniformLength {
  middle: number;
  nominal: number | null;
  /** Middle deviation from the middle, as a share of it. */
  spread: number;
}

function uniformOf(
  values: readonly number[],
  nominals: readonly number[],
  edge: number,
): UniformLength | null {
  const middle = middleOf(values);
  if (!(middle > 0)) return null;
  const mostWithin = (center: number, share: number) => {
    const near = values.filter(
      (value) => Math.abs(value - center) <= Math.max(share * center, edge),
    );
    return values.length - near.length <= Math.floor(values.length * LEFT_OUT_SHARE);
  };
  if (!mostWithin(middle, UNIFORM_SHARE)) return null;
  const spread = middleOf(values.map((value) => Math.abs(value - middle))) / middle;
  const [nearest = middle] = [...nominals].sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  const error = Math.abs(nearest / middle - 1);
  const isMet =
    error <= (spread < EXACT_SPREAD ? EXACT_ERROR : ROUGH_ERROR) &&
    mostWithin(nearest, UNIFORM_SHARE);
  return { middle, nominal: isMet ? nearest : null, spread };
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function proofOf(interval: Interval): FactProof {
  const { index, startSeconds, endSeconds } = interval;
  return { kind: 'interval', index, stretch: { startSeconds, endSeconds } };
}

function spanOf(intervals: readonly TimeStretch[]): FactProof {
  return {
    kind: 'stretch',
    stretch: {
      startSeconds: intervals[0]?.startSeconds ?? 0,
      endSeconds: intervals.at(-1)?.endSeconds ?? 0,
    },
  };
}

/** Time over distance of several stretches, in seconds per kilometre. */
function meanPace(intervals: readonly Interval[]): number | null {
  const meters = intervals.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0);
  const seconds = intervals.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0);
  return meters > 0 ? (seconds * 1000) / meters : null;
}

/** Work and rest: how many, how long, how fast, how even. */
export function factsOfIntervals(analysis: ActivityAnalysis, session: MeasuredSession): Fact[] {
  const works = analysis.intervals.filter(({ kind }) => kind === 'work');
  if (works.length === 0) return [];
  const span = spanOf(works);
  const pace = (id: string, value: number | null, proof: FactProof, method: FactMethod) =>
    makeFact(id, value, { unit: 'secondsPerKilometer', method, proof });
  const facts = [
    ...makeFact('interval.work.count', works.length, {
      unit: 'count',
      method: 'repetition',
      proof: span,
    }),
    ...pace('interval.work.pace', meanPace(works), span, 'repetition-mean'),
    ...makeFact(
      'interval.work.duration',
      works.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0),
      { unit: 'seconds', method: 'repetition-sum', proof: span },
    ),
    ...works.flatMap((work, order) =>
      pace(
        `interval.work.${order + 1}.pace`,
        work.paceSecondsPerKilometer,
        proofOf(work),
        'repetition',
      ),
    ),
    ...restFacts(analysis, session),
  ];
  const length = works.length > 1 ? repetitionLength(works) : null;
  if (!length) return facts;
  const timed = works.flatMap((work) =>
    work.paceSecondsPerKilometer === null ? [] : [{ work, value: work.paceSecondsPerKilometer }],
  );
  const byPace = [...timed].sort((a, b) => a.value - b.value);
  const [laterSlowest] = timed.slice(1).sort((a, b) => b.value - a.value);
  const named = [
    ['laterSlowest', laterSlowest],
    ['first', timed[0]],
    ['last', timed.at(-1)],
    ['fastest', byPace[0]],
    ['slowest', byPace.at(-1)],
  ] as const;
  return [
    ...facts,
    ...makeFact('interval.work.length', length.value, {
      unit: length.unit,
      method: length.isNominal ? 'repetition-nominal' : 'repetition-middle',
      proof: span,
    }),
    ...named.flatMap(([name, one]) =>
      one ? pace(`interval.work.${name}.pace`, one.value, proofOf(one.work), 'repetition') : [],
    ),
  ];
}

/** A sensor may fail in a rest or two without hiding what the others were. */
const KNOWN_RESTS_SHARE = 2 / 3;

function restFacts(analysis: ActivityAnalysis, session: MeasuredSession): Fact[] {
  const rests = analysis.intervals.filter(({ kind }) => kind === 'rest');
  if (rests.length === 0) return [];
  const span = spanOf(rests);
  const mean = rests.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0) / rests.length;
  const lowest = session.hasReliableHeartRate ? lowestHeartRates(rests, session) : [];
  const meanLowest =
    lowest.length >= rests.length * KNOWN_RESTS_SHARE
      ? lowest.reduce((sum, value) => sum + value, 0) / lowest.length
      : null;
  return [
    ...makeFact('interval.rest.duration', mean, {
      unit: 'seconds',
      method: 'rest-mean',
      proof: span,
    }),
    ...makeFact('interval.rest.lowestHeartRate', meanLowest, {
      unit: 'beatsPerMinute',
      method: 'rest-lowest',
      proof: span,
    }),
  ];
}

/** What heart rate came down to in each rest. */
function lowestHeartRates(rests: readonly TimeStretch[], session: MeasuredSession): number[] {
  const { elapsedSeconds, beatsPerMinute } = session.timeline;
  return rests.flatMap(({ startSeconds, endSeconds }) => {
    let lowest = Infinity;
    for (let cell = 0; cell < beatsPerMinute.length; cell += 1) {
      const seconds = elapsedSeconds[cell] as number;
      const value = beatsPerMinute[cell] as number;
      // Heart rate still falls a little when the next one has begun.
      if (seconds >= startSeconds && seconds < endSeconds + 5 && value < lowest) lowest = value;
    }
    return Number.isFinite(lowest) ? [lowest] : [];
  });
}

/** Heart rate is still on its way up for this long. */
const HEART_RATE_RISE_SECONDS = 180;

/** The hard part of a tempo run: its work, or the whole run where none stands out. */
export function factsOfTempo(analysis: ActivityAnalysis, session: MeasuredSession): Fact[] {
  if (analysis.purpose !== 'tempo') return [];
  const works = analysis.intervals.filter(({ kind }) => kind === 'work');
  const { summary } = analysis;
  const parts: readonly TimeStretch[] =
    works.length > 0 ? works : [{ startSeconds: 0, endSeconds: summary.elapsedSeconds }];
  const span = spanOf(parts);
  const seconds =
    works.length > 0
      ? works.reduce((sum, { elapsedSeconds }) => sum + elapsedSeconds, 0)
      : summary.movingSeconds;
  const pace = works.length > 0 ? meanPace(works) : summary.averagePaceSecondsPerKilometer;
  const [only] = parts.length === 1 ? parts : [];
  const halves = only ? halvesOf(only) : [];
  const isLong = only && only.endSeconds - only.startSeconds >= 3 * HEART_RATE_RISE_SECONDS;
  const settled = isLong
    ? halvesOf({ ...only, startSeconds: only.startSeconds + HEART_RATE_RISE_SECONDS })
    : [];
  return [
    ...makeFact('tempo.pace', pace, {
      unit: 'secondsPerKilometer',
      method: 'tempo-part',
      proof: span,
    }),
    ...makeFact('tempo.duration', seconds, { unit: 'seconds', method: 'tempo-part', proof: span }),
    ...halves.flatMap(([name, stretch]) =>
      makeFact(`${name}.pace`, movingPace(session, stretch), {
        unit: 'secondsPerKilometer',
        method: 'tempo-part',
        proof: {
          kind: 'stretch',
          stretch,
        },
      }),
    ),
    ...settled.flatMap(([name, stretch]) =>
      makeFact(
        `${name}.heartRate`,
        session.hasReliableHeartRate ? session.meanHeartRate(stretch) : null,
        { unit: 'beatsPerMinute', method: 'tempo-part', proof: { kind: 'stretch', stretch } },
      ),
    ),
  ];
}

function halvesOf({ startSeconds, endSeconds }: TimeStretch): [string, TimeStretch][] {
  const middle = (startSeconds + endSeconds) / 2;
  return [
    ['tempo.first', { startSeconds, endSeconds: middle }],
    ['tempo.second', { startSeconds: middle, endSeconds }],
  ];
}
