import { historyProof, metersWithin, type EarlierActivity } from '../../facts/earlier-runs.ts';
import { factsOfRun } from '../../facts/facts-of-runner.ts';
import type { QuotedFact } from '../../facts/conversation.ts';
import type { FactMethod } from '../../facts/fact-methods.ts';
import { makeFact } from '../../facts/make-fact.ts';
import type { MeasureUnit } from '../../../measures/units.ts';

/** A figure of several runs, which no single activity proves. */
export function together(
  id: string,
  value: number | null,
  {
    unit,
    method,
    runs,
  }: { unit: MeasureUnit; method: FactMethod; runs: readonly EarlierActivity[] },
): QuotedFact[] {
  const proof = historyProof((runs.at(-1)?.daysAgo ?? 0) + 1, runs);
  return makeFact(id, value, { unit, method, proof }).map((fact) => ({
    ...fact,
    activityId: null,
  }));
}

/**
 * One run as its row has it: when, how far, how long, how fast, and its heart rate.
 *
 * @param today as `dayNumber`, on the runner's clock
 */
export function factsOfOneRun(name: string, one: EarlierActivity, today: number): QuotedFact[] {
  const proof = historyProof(one.daysAgo, [one]);
  const { averageHeartRateBeatsPerMinute, ascentMeters = null, purpose } = one.activity;
  // Of a race its seconds count.
  const isRace = purpose === 'race';
  const figures = factsOfRun(name, one).map((fact) =>
    isRace && fact.unit === 'seconds' ? { ...fact, unit: 'raceSeconds' as const } : fact,
  );
  return [
    ...figures,
    ...makeFact(`${name}.heartRate`, averageHeartRateBeatsPerMinute, {
      unit: 'beatsPerMinute',
      method: 'recorded',
      proof,
    }),
    ...makeFact(`${name}.ascent`, ascentMeters, {
      unit: 'metersOfAltitude',
      method: 'recorded',
      proof,
    }),
    ...makeFact(`${name}.day`, today - one.daysAgo, {
      unit: 'count',
      method: 'recorded',
      proof,
    }),
  ].map((fact) => ({ ...fact, activityId: one.activity.id }));
}

/** Climbed metres of some runs; null where one of them has none. */
function ascentOf(runs: readonly EarlierActivity[]): number | null {
  const climbs = runs.map(({ activity }) => activity.ascentMeters ?? null);
  if (climbs.length === 0 || climbs.includes(null)) return null;
  return climbs.reduce<number>((sum, meters) => sum + (meters ?? 0), 0);
}

/** How many runs they were, how far, how long, and how high. */
export function factsOfSums(name: string, runs: readonly EarlierActivity[]): QuotedFact[] {
  const about = { method: 'runs-sum', runs } as const;
  const seconds = runs.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  return [
    ...together(`${name}.runs`, runs.length, { unit: 'count', method: 'runs-counted', runs }),
    ...together(`${name}.distance`, metersWithin(runs, 0, Infinity), { unit: 'meters', ...about }),
    ...together(`${name}.duration`, seconds, { unit: 'seconds', ...about }),
    ...together(`${name}.ascent`, ascentOf(runs), { unit: 'metersOfAltitude', ...about }),
  ];
}

/** Pace over all of their time and distance, and heart rate by their time. */
export function factsOfMeans(name: string, runs: readonly EarlierActivity[]): QuotedFact[] {
  const measured = runs.filter(
    ({ activity }) => (activity.distanceMeters ?? 0) > 0 && activity.movingSeconds > 0,
  );
  const meters = metersWithin(measured, 0, Infinity);
  const seconds = measured.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  const withHeart = runs.filter(
    ({ activity }) =>
      activity.averageHeartRateBeatsPerMinute !== null && activity.movingSeconds > 0,
  );
  const heartSeconds = withHeart.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  const beats = withHeart.reduce(
    (sum, { activity }) =>
      sum + (activity.averageHeartRateBeatsPerMinute ?? 0) * activity.movingSeconds,
    0,
  );
  return [
    ...together(`${name}.runs`, runs.length, { unit: 'count', method: 'runs-counted', runs }),
    ...together(`${name}.pace`, meters > 0 ? (1000 * seconds) / meters : null, {
      unit: 'secondsPerKilometer',
      method: 'runs-mean',
      runs: measured,
    }),
    ...together(`${name}.heartRate`, heartSeconds > 0 ? beats / heartSeconds : null, {
      unit: 'beatsPerMinute',
      method: 'runs-mean',
      runs: withHeart,
    }),
  ];
}
