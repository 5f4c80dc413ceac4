import { climbPerKilometerOf, isMountainRace, type WishOfMountains } from '../plan-wish.ts';
import { climbMetersOf, isOnHillyGround } from '../sessions/hilly-runs.ts';
import { USUAL_CLIMB_PER_KILOMETER } from '../sessions/mountain-climb.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from '../training-plan.ts';

/** What a week before a race with climbs asks for, with its figures. */
export interface MountainLine {
  code: 'vertical' | 'climb-slope' | 'hike' | 'poles';
  session: PlanSession | null;
  count: number | null;
  otherCount: number | null;
  seconds: number | null;
}

/** Climb of hard running uphill: about 650 m an hour. Metres a second. */
const HARD_CLIMB_SPEED = 0.18;
/** Climb is said in such steps. */
const CLIMB_STEP = 50;

/** Steep hiking on purpose in the first hilly long run, and more each time. */
const HIKE = { firstSeconds: 600, stepSeconds: 300, mostSeconds: 3000 } as const;

/** Poles are worth carrying in races that climb so much a kilometre, from the third hilly run on; our choice. */
const POLES_CLIMB_PER_KILOMETER = 30;
const FIRST_RUN_WITH_POLES = 2;

/** About half of a race with climbs goes up: its slopes in per cent, and by how much they vary. */
const SLOPE = { least: 4, most: 18, spread: 4 } as const;

function lineOf(code: MountainLine['code'], figures: Partial<MountainLine> = {}): MountainLine {
  return { session: null, count: null, otherCount: null, seconds: null, ...figures, code };
}

/** The slope of hill sessions that fits the climb of a race; per cent. */
function slopesOf(climbPerKilometer: number): { count: number; otherCount: number } {
  const middle = climbPerKilometer / 5;
  const { least, most, spread } = SLOPE;
  const count = Math.round(Math.min(most - spread, Math.max(least, middle - spread / 2)));
  return { count, otherCount: count + spread };
}

/**
 * Climb of the week, the slope of its hill session, and in a mountain race hiking and poles in its long run.
 *
 * @param wish null = nothing is known of the race
 */
export function mountainLinesOf(
  plan: TrainingPlan,
  week: PlanWeek,
  wish: WishOfMountains | null,
): MountainLine[] {
  const { meters } = plan.goal;
  if (!wish?.isHilly || meters === null) return [];
  const known = climbPerKilometerOf(wish);
  const isMountain = isMountainRace(wish);
  const climb = known ?? (isMountain ? USUAL_CLIMB_PER_KILOMETER : null);
  const hills = week.sessions.find(({ kind }) => kind === 'hills') ?? null;
  const long = week.sessions.find(isOnHillyGround) ?? null;
  const slope =
    hills && climb !== null ? [lineOf('climb-slope', { ...slopesOf(climb), session: hills })] : [];
  if (!isMountain || climb === null) return slope;
  const total = week.sessions.reduce((sum, one) => sum + climbOf(plan, one, wish), 0);
  const earlier = hillyRunsBefore(plan, week);
  const { firstSeconds, stepSeconds, mostSeconds } = HIKE;
  const hike = Math.min(mostSeconds, firstSeconds + stepSeconds * earlier);
  const hasPoles = climb >= POLES_CLIMB_PER_KILOMETER && earlier >= FIRST_RUN_WITH_POLES;
  return [
    ...(total > 0
      ? [
          lineOf('vertical', {
            count: rounded(total),
            otherCount: rounded((meters / 1000) * climb),
          }),
        ]
      : []),
    ...slope,
    ...(long ? [lineOf('hike', { seconds: hike, session: long })] : []),
    ...(long && hasPoles && earlier === FIRST_RUN_WITH_POLES
      ? [lineOf('poles', { session: long })]
      : []),
  ];
}

function rounded(climb: number): number {
  return Math.max(CLIMB_STEP, Math.round(climb / CLIMB_STEP) * CLIMB_STEP);
}

function hillyRunsBefore({ weeks }: TrainingPlan, { number }: PlanWeek): number {
  return weeks
    .filter((week) => week.number < number)
    .reduce((sum, { sessions }) => sum + sessions.filter(isOnHillyGround).length, 0);
}

/** Climb of one session: of a hilly long run, and of what is run uphill by time. */
function climbOf(plan: TrainingPlan, session: PlanSession, wish: WishOfMountains): number {
  if (isOnHillyGround(session)) return climbMetersOf(plan, session, wish);
  const isUphill = session.kind === 'hills' || session.reason.code === 'tempo-uphill';
  if (!isUphill) return 0;
  const seconds = session.steps
    .filter(({ part }) => part === 'main')
    .reduce((sum, step) => sum + step.repeats * (step.seconds ?? 0), 0);
  return seconds * HARD_CLIMB_SPEED;
}
