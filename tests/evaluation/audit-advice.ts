import type { NextStepCode } from '@tasuki/domain/coaching/feedback/session-reading';
import { isOnFoot } from '@tasuki/domain/sports/sport-type';
import type { evidenceOf } from './audit-claims.ts';

type Evidence = ReturnType<typeof evidenceOf>;

/** How much an advice asks of the next day, 0 = rest to 4 = hard or long running. */
const ASKS: Readonly<Record<NextStepCode, number>> = {
  pain: 0,
  afterSevere: 0,
  afterVeryLong: 0,
  raceRecovery: 0,
  restAfterSpike: 0,
  restTired: 1,
  afterRace: 1,
  lightDays: 1,
  restart: 1,
  runWalkAgain: 1,
  afterHard: 1,
  afterLong: 1,
  afterIntervalsFaded: 1,
  afterIntervalsEven: 1,
  afterRecovery: 2,
  slowDown: 2,
  easyNext: 2,
  recordAgain: 2,
  askSport: 0,
  firstRuns: 2,
  easyAgain: 2,
  afterCrossTraining: 2,
  afterWalk: 3,
  tempo: 4,
  intervals: 4,
  long: 4,
};

/**
 * The most that may be asked after a load, by rows that a coach would sign. Each row is what the
 * body did, by raw seconds, metres of climb and beats, and what may follow.
 */
const MOST_AFTER: readonly {
  load: string;
  isSo: (evidence: Evidence) => boolean;
  most: number;
}[] = [
  {
    load: 'hours on foot or a thousand metres of climb or descent',
    isSo: ({ session, movingSeconds, ascent, descent }) =>
      isOnFoot(session.decoded.sport) &&
      (movingSeconds >= 5 * 3600 || ascent >= 1100 || descent >= 1100),
    most: 0,
  },
  {
    load: 'a run of three hours',
    isSo: ({ session, movingSeconds }) =>
      session.analysis.purpose === 'long' && movingSeconds >= 3 * 3600,
    most: 1,
  },
  {
    load: 'three quarters of an hour at a heart rate of 168 and more',
    isSo: ({ session, movingSeconds, meanBeats }) =>
      session.analysis.heartRateQuality === 'reliable' &&
      movingSeconds >= 2700 &&
      (meanBeats ?? 0) >= 168,
    most: 1,
  },
  {
    load: 'half a kilometre of climb or descent on foot',
    isSo: ({ session, ascent, descent }) =>
      isOnFoot(session.decoded.sport) && Math.max(ascent, descent) >= 500,
    most: 1,
  },
  {
    load: 'a race, repetitions, tempo or a mountain',
    isSo: ({ session }) =>
      ['race', 'intervals', 'tempo', 'mountain', 'progression'].includes(session.analysis.purpose),
    most: 1,
  },
  {
    load: 'a run of fifty minutes in the heat',
    isSo: ({ session, movingSeconds }) =>
      session.decoded.sport === 'Run' &&
      !session.decoded.isIndoor &&
      (session.weather?.temperatureCelsius ?? 0) >= 30 &&
      movingSeconds >= 3000,
    most: 1,
  },
  {
    load: 'two and a half hours of anything',
    isSo: ({ movingSeconds }) => movingSeconds >= 9500,
    most: 1,
  },
  {
    load: 'a quarter of an hour of hard work in another sport',
    isSo: ({ session, movingSeconds, meanBeats }) =>
      session.analysis.heartRateQuality === 'reliable' &&
      movingSeconds >= 1200 &&
      (meanBeats ?? 0) >= 172,
    most: 1,
  },
];

/** Runners whose usual run is as long find less of a load in it than the table's average one. */
function isUsual({ runs, meters, session }: Evidence): boolean {
  const lengths = runs.map(({ distanceMeters }) => distanceMeters ?? 0).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return (
    runs.length >= 6 &&
    meters <= middle * 1.4 &&
    ['easy', 'recovery'].includes(session.analysis.purpose)
  );
}

/** Why an advice asks for more than its session leaves room for; null where it does not. */
export function unsafeAdvice(code: NextStepCode, evidence: Evidence): string | null {
  if (isUsual(evidence)) return null;
  const row = MOST_AFTER.find(({ isSo, most }) => ASKS[code] > most && isSo(evidence));
  return row ? `${code} after ${row.load}` : null;
}
