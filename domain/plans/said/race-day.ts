import { dayNumberOf } from '../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { raceDayOf } from '../plan-lines.ts';
import type { PlanWish } from '../plan-wish.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';

/** When of the race a line is of use, in its order. */
export const RACE_DAY_PARTS = ['before', 'start', 'pace', 'food', 'care'] as const;
export type RaceDayPart = (typeof RACE_DAY_PARTS)[number];

export const RACE_DAY_LINES = [
  'rest',
  'rest-new',
  'planned-run',
  'carbohydrate',
  'kit',
  'kit-ultra',
  'breakfast',
  'warm-up',
  'warm-up-middle',
  'warm-up-none',
  'warm-up-walk',
  'run-walk',
  'new-start',
  'even',
  'even-by-feel',
  'marathon',
  'marathon-by-feel',
  'ultra',
  'hilly',
  'fuel',
  'fuel-clock',
  'no-fuel',
  'heat',
  'stop',
] as const;
export type RaceDayLine = (typeof RACE_DAY_LINES)[number];

/** A line of advice with the figures that it names; screens put it into words. */
export interface RaceDayAdvice {
  part: RaceDayPart;
  line: RaceDayLine;
  /** The first part of the race, to be held back in; null = not named. */
  firstMeters: number | null;
  /** No faster than this there, seconds a kilometre; null = by feel. */
  paceSecondsPerKilometer: number | null;
  /** Running and walking in turns; null = not named. */
  runSeconds: number | null;
  walkSeconds: number | null;
}

/** A race that takes longer is one to eat and drink in. */
const FUEL_SECONDS = 5400;
/** Up to this race a whole warm-up is run. */
const WARM_UP_RACE_METERS = 10_000;
/** Who ran so much of the expected time without a walk in training needs no walks in the race; ours. */
const CONTINUOUS_SHARE = 0.75;

const NO_FIGURES = {
  firstMeters: null,
  paceSecondsPerKilometer: null,
  runSeconds: null,
  walkSeconds: null,
} as const;

type RaceDayWish = Pick<PlanWish, 'isHilly' | 'isHot'>;

/**
 * How to run the race that a plan leads to. An even start is the safest: the first part no faster than the slow end of
 * the target. From 90 minutes on it names 30 to 60 g of carbohydrate an hour, as the joint position statement does.
 * That is Thomas, Erdman & Burke 2016, Med Sci Sports Exerc 48:543, of ACSM, AND and DC. To drink by thirst guards against
 * too little sodium. The rest is coaching convention.
 *
 * @returns null for plans without a distance
 */
export function raceDayAdvice(plan: TrainingPlan, wish: RaceDayWish): RaceDayAdvice[] | null {
  const day = raceDayOf(plan);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const race = sessions.find((session) => session.kind === 'race' && session.day === day);
  if (!race) return null;
  const walks = mostRunInTurns(sessions);
  const isNew = walks !== null;
  const dayBefore = dayNumberOf(race.day) - 1;
  const isRunDayBefore = sessions.some((session) => dayNumberOf(session.day) === dayBefore);
  const isUltra = race.meters > MARATHON_METERS + 1;
  const isLong = race.seconds >= FUEL_SECONDS;
  const say = (
    part: RaceDayPart,
    line: RaceDayLine,
    figures: Partial<RaceDayAdvice> = {},
  ): RaceDayAdvice => ({ ...NO_FIGURES, ...figures, part, line });
  return [
    say('before', isRunDayBefore ? 'planned-run' : isNew ? 'rest-new' : 'rest'),
    ...(isLong ? [say('before', 'carbohydrate')] : []),
    say('before', isUltra ? 'kit-ultra' : 'kit'),
    say('start', 'breakfast'),
    say('start', warmUpOf(race, isNew)),
    ...paceLines(race, { walks, isUltra, sessions, wish }, say),
    ...(wish.isHilly ? [say('pace', 'hilly')] : []),
    say('food', isUltra ? 'fuel-clock' : isLong ? 'fuel' : 'no-fuel'),
    say('care', 'heat'),
    say('care', 'stop'),
  ];
}

/** The session with the most running in turns, the last of these: what is known to work; null = none. */
function mostRunInTurns(sessions: readonly PlanSession[]): PlanSession | null {
  const runOf = ({ steps }: PlanSession) =>
    steps
      .filter(({ part }) => part === 'main')
      .reduce((sum, { repeats, seconds }) => sum + repeats * (seconds ?? 0), 0);
  return sessions
    .filter(({ kind }) => kind === 'run-walk')
    .reduce<PlanSession | null>(
      (most, one) => (most === null || runOf(one) >= runOf(most) ? one : most),
      null,
    );
}

function warmUpOf({ meters }: PlanSession, isNew: boolean): RaceDayLine {
  if (isNew) return 'warm-up-walk';
  if (meters <= WARM_UP_RACE_METERS) return 'warm-up';
  return meters <= HALF_MARATHON_METERS + 1 ? 'warm-up-middle' : 'warm-up-none';
}

interface RaceBasis {
  walks: PlanSession | null;
  isUltra: boolean;
  sessions: readonly PlanSession[];
  wish: RaceDayWish;
}

function paceLines(
  race: PlanSession,
  { walks, isUltra, sessions, wish }: RaceBasis,
  say: (part: RaceDayPart, line: RaceDayLine, figures?: Partial<RaceDayAdvice>) => RaceDayAdvice,
): RaceDayAdvice[] {
  if (walks) {
    if (longestWithoutWalk(sessions) >= race.seconds * CONTINUOUS_SHARE)
      return [say('pace', 'new-start')];
    const turn = walks.steps.find(
      ({ part, restSeconds }) => part === 'main' && restSeconds !== null,
    );
    return turn && turn.seconds !== null
      ? [say('pace', 'run-walk', { runSeconds: turn.seconds, walkSeconds: turn.restSeconds })]
      : [say('pace', 'new-start')];
  }
  if (isUltra) return [say('pace', 'ultra')];
  // On hills a pace misleads: the first part may be the steepest.
  const pace = wish.isHilly ? null : race.target.paceSlow;
  const isMarathon = race.meters > HALF_MARATHON_METERS + 1;
  const figures = {
    firstMeters: isMarathon ? 5000 : race.meters > WARM_UP_RACE_METERS ? 3000 : 1000,
    paceSecondsPerKilometer: pace,
  };
  const line = isMarathon ? 'marathon' : 'even';
  return [say('pace', pace === null ? `${line}-by-feel` : line, figures)];
}

/** The longest running without a walk in training, seconds. */
function longestWithoutWalk(sessions: readonly PlanSession[]): number {
  return Math.max(
    0,
    ...sessions
      .filter(({ kind }) => kind !== 'race')
      .map((session) =>
        session.kind === 'run-walk'
          ? Math.max(
              0,
              ...session.steps
                .filter(({ part }) => part === 'main')
                .map(({ seconds }) => seconds ?? 0),
            )
          : session.seconds,
      ),
  );
}
