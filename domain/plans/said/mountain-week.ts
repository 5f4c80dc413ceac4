import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { climbPerKilometerOf, isMountainRace, type WishOfMountains } from '../plan-wish.ts';
import { climbMetersOf, isOnHillyGround } from '../sessions/hilly-runs.ts';
import { USUAL_CLIMB_PER_KILOMETER } from '../sessions/mountain-climb.ts';
import {
  isLongKind,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';

/** What a week before a race with climbs asks for, with its figures. */
export interface MountainLine {
  code:
    | 'climb'
    | 'climb-again'
    | 'vertical'
    | 'vertical-again'
    | 'climb-second'
    | 'climb-second-again'
    | 'climb-slope'
    | 'climb-slope-again'
    | 'hike'
    | 'hike-on'
    | 'hike-on-again'
    | 'poles';
  session: PlanSession | null;
  count: number | null;
  otherCount: number | null;
  percent: number | null;
  meters: number | null;
  seconds: number | null;
  otherSeconds: number | null;
  weekdays: readonly number[] | null;
}

/** Climb of hard running uphill: about 650 m an hour, and of hiking on tired legs: about 400 m. Metres a second. */
const HARD_CLIMB_SPEED = 0.18;
const HIKED_CLIMB_SPEED = 0.11;
/** Climb is said in such steps. */
const CLIMB_STEP = 50;

/** Steep hiking on purpose in the first hilly long run, and more each time. */
const HIKE = { firstSeconds: 600, stepSeconds: 300, mostSeconds: 3000 } as const;

/** At most this share of a long run is hiked. */
const HIKED_SHARE = 0.3;

/** The time of a run on hilly ground is said in such steps. */
const TIME_STEP = 300;

/**
 * Before a race of hours the longest runs of the second half end with a hike: time on the feet without the impact
 * of running. The first hike, and the step of each later one.
 */
const HIKE_ON = {
  raceSeconds: 21_600,
  runSeconds: 9000,
  /** After a longer run on the day before, the long run is the second of two long days. */
  eveSeconds: 6600,
  firstSeconds: 900,
  stepSeconds: 600,
  mostSeconds: 3600,
} as const;
/**
 * From the second block on the longest easy run of a week goes uphill as well. One long run and a hill session climb
 * hardly more than half of such a race. It begins with a little of the race's steepness, and ends with half; our
 * choice.
 */
export const SECOND_CLIMB = { leastSeconds: 4500, first: 0.2, last: 0.5 } as const;

/** The climb of a week is named if its hill session adds at least this. Metres. */
const OTHER_CLIMB_METERS = 100;

/** Poles are worth carrying in races with this climb a kilometre, from the third hilly run on; our choice. */
const POLES_CLIMB_PER_KILOMETER = 30;
const FIRST_RUN_WITH_POLES = 2;

/** About half of a race with climbs goes up: its slopes in per cent, and by how much they vary. */
const SLOPE = { least: 4, most: 18, spread: 4 } as const;

function lineOf(code: MountainLine['code'], figures: Partial<MountainLine> = {}): MountainLine {
  return {
    session: null,
    count: null,
    otherCount: null,
    percent: null,
    meters: null,
    seconds: null,
    otherSeconds: null,
    weekdays: null,
    ...figures,
    code,
  };
}

/** Steeper ground than this is hiked by everybody but the fastest; per cent. */
const HIKED_SLOPE = 15;

/** From which slope on it is hiked: where it is steeper than most climbs of the race; per cent. */
export function hikedSlopeOf(wish: WishOfMountains): number {
  const climb = climbPerKilometerOf(wish) ?? USUAL_CLIMB_PER_KILOMETER;
  return Math.min(HIKED_SLOPE, slopesOf(climb).otherCount + 1);
}

/** The slope of hill sessions that fits the climb of a race; per cent. */
function slopesOf(climbPerKilometer: number): { count: number; otherCount: number } {
  const middle = climbPerKilometer / 5;
  const { least, most, spread } = SLOPE;
  const count = Math.round(Math.min(most - spread, Math.max(least, middle - spread / 2)));
  return { count, otherCount: count + spread };
}

/**
 * Time and climb of a week's long run, hiking in it and poles, the climb of the week, and the slope of its hill session.
 * What stays the same is said once.
 *
 * @param wish null = nothing is known of the race
 */
export function mountainLinesOf(
  plan: TrainingPlan,
  week: PlanWeek,
  wish: WishOfMountains | null,
): MountainLine[] {
  const { meters } = plan.goal;
  if (meters === null) return [];
  const isMountain = isOfMountains(plan, wish);
  if (!isMountain && !wish?.isHilly) return [];
  const known = wish ?? { goal: plan.goal, isHilly: true };
  const slope = slopeLinesOf(plan, week, wish);
  const climb = climbOfRace(plan, wish);
  if (!isMountain || climb === null) return slope;
  const long = week.sessions.find(isOnHillyGround) ?? null;
  const race = rounded((meters / 1000) * climb);
  const lines = long ? longLinesOf(plan, week, long, { known, climb, race }) : [];
  const second = secondLineOf(plan, week, known);
  return [...lines, ...second, ...verticalOf(plan, week, long, { known, race }), ...slope];
}

/** The easy run of a week that goes uphill as well; null = there is none. */
function secondClimbOf({ weeks }: TrainingPlan, week: PlanWeek): PlanSession | null {
  const { phase, reason, sessions } = week;
  const isLater = phase === 'build' || phase === 'specific';
  const race = weeks.at(-1)?.sessions.find(({ kind }) => kind === 'race');
  const isOfHours = (race?.seconds ?? 0) >= HIKE_ON.raceSeconds;
  if (!isOfHours || !isLater || reason.code === 'cut-back' || !sessions.some(isOnHillyGround)) {
    return null;
  }
  const easy = sessions.filter(
    ({ kind, seconds }) => kind === 'easy' && seconds >= SECOND_CLIMB.leastSeconds,
  );
  return easy.toSorted((one, other) => other.seconds - one.seconds)[0] ?? null;
}

/** How far it climbs: more from one such week to the next. Metres. */
function secondClimbMetersOf(
  plan: TrainingPlan,
  { day, meters }: PlanSession,
  wish: WishOfMountains,
): number {
  const days = plan.weeks.flatMap((week) => secondClimbOf(plan, week)?.day ?? []);
  const { first, last } = SECOND_CLIMB;
  const share = first + ((last - first) * days.indexOf(day)) / Math.max(1, days.length - 1);
  const climb = climbPerKilometerOf(wish) ?? USUAL_CLIMB_PER_KILOMETER;
  return (climb * share * meters) / 1000;
}

function secondLineOf(plan: TrainingPlan, week: PlanWeek, wish: WishOfMountains): MountainLine[] {
  const second = secondClimbOf(plan, week);
  if (!second) return [];
  const isAgain = plan.weeks.some(
    (one) => one.number < week.number && secondClimbOf(plan, one) !== null,
  );
  return [
    lineOf(isAgain ? 'climb-second-again' : 'climb-second', {
      count: rounded(secondClimbMetersOf(plan, second, wish)),
      seconds: Math.round(second.seconds / TIME_STEP) * TIME_STEP,
      weekdays: [weekdayOf(dayNumberOf(second.day))],
    }),
  ];
}

/** All climb of a week before a mountain race, the hike after its long run too. Metres. */
export function climbOfWeek(plan: TrainingPlan, week: PlanWeek, wish: WishOfMountains): number {
  const second = secondClimbOf(plan, week);
  return (
    week.sessions.reduce((sum, one) => sum + climbOf(plan, one, wish), 0) +
    (second ? secondClimbMetersOf(plan, second, wish) : 0) +
    (hikeOnSecondsOf(plan, week) ?? 0) * HIKED_CLIMB_SPEED
  );
}

/** Metres a kilometre; null = the race has no climbs, or too few to say. */
function climbOfRace(plan: TrainingPlan, wish: WishOfMountains | null): number | null {
  const isMountain = isOfMountains(plan, wish);
  if (plan.goal.meters === null || (!isMountain && !wish?.isHilly)) return null;
  const known = wish ?? { goal: plan.goal, isHilly: true };
  return climbPerKilometerOf(known) ?? (isMountain ? USUAL_CLIMB_PER_KILOMETER : null);
}

/** The slope of a week's hill session, in each week that has one; why it is so steep is said the first time. */
export function slopeLinesOf(
  plan: TrainingPlan,
  week: PlanWeek,
  wish: WishOfMountains | null,
): MountainLine[] {
  const isHills = ({ kind }: PlanSession) => kind === 'hills';
  const hills = week.sessions.find(isHills);
  const climb = climbOfRace(plan, wish);
  if (!hills || climb === null) return [];
  const isAgain = plan.weeks.some(
    ({ number, sessions }) => number < week.number && sessions.some(isHills),
  );
  const figures = { ...slopesOf(climb), session: hills };
  return [lineOf(isAgain ? 'climb-slope-again' : 'climb-slope', figures)];
}

interface KnownClimb {
  known: WishOfMountains;
  /** Metres a kilometre. */
  climb: number;
  /** Of the whole race, metres. */
  race: number;
}

function longLinesOf(
  plan: TrainingPlan,
  week: PlanWeek,
  long: PlanSession,
  { known, climb, race }: KnownClimb,
): MountainLine[] {
  const earlier = hillyRunsBefore(plan, week);
  const { firstSeconds, stepSeconds, mostSeconds } = HIKE;
  const hiked = Math.min(
    mostSeconds,
    firstSeconds + stepSeconds * earlier,
    Math.floor((long.seconds * HIKED_SHARE) / TIME_STEP) * TIME_STEP,
  );
  const figures = {
    count: rounded(climbMetersOf(plan, long, known)),
    otherCount: race,
    meters: long.meters,
    seconds: Math.round(long.seconds / TIME_STEP) * TIME_STEP,
    otherSeconds: hiked,
    session: long,
  };
  const hasPoles = climb >= POLES_CLIMB_PER_KILOMETER && earlier === FIRST_RUN_WITH_POLES;
  const hikedOn = hikeOnSecondsOf(plan, week);
  return [
    lineOf(earlier === 0 ? 'climb' : 'climb-again', figures),
    ...(earlier === 0
      ? [lineOf('hike', { percent: hikedSlopeOf(known), seconds: hiked, session: long })]
      : []),
    ...(hikedOn === null ? [] : [hikeOnLine(hikedOn, long)]),
    ...(hasPoles ? [lineOf('poles', { session: long })] : []),
  ];
}

/** Climb of the week, where it is more than that of its long run. */
function verticalOf(
  plan: TrainingPlan,
  week: PlanWeek,
  long: PlanSession | null,
  { known, race }: Pick<KnownClimb, 'known' | 'race'>,
): MountainLine[] {
  const total = climbOfWeek(plan, week, known);
  const ofLong = long ? climbOf(plan, long, known) : 0;
  if (total - ofLong < OTHER_CLIMB_METERS) return [];
  const isFirst = hillyRunsBefore(plan, week) === 0;
  return [
    lineOf(isFirst ? 'vertical' : 'vertical-again', { count: rounded(total), otherCount: race }),
  ];
}

/** Why is said the first time. */
function hikeOnLine(seconds: number, session: PlanSession): MountainLine {
  const isFirst = seconds === HIKE_ON.firstSeconds;
  const count = rounded(seconds * HIKED_CLIMB_SPEED);
  return lineOf(isFirst ? 'hike-on' : 'hike-on-again', { seconds, session, count });
}

/** @returns null where a week's long run ends without a hike */
export function hikeOnSecondsOf(plan: TrainingPlan, week: PlanWeek): number | null {
  const race = plan.weeks.at(-1)?.sessions.find(({ kind }) => kind === 'race');
  const { raceSeconds, firstSeconds, stepSeconds, mostSeconds } = HIKE_ON;
  if ((race?.seconds ?? 0) < raceSeconds || !endsWithHike(week)) return null;
  const before = plan.weeks.filter((one) => one.number < week.number && endsWithHike(one)).length;
  return Math.min(mostSeconds, firstSeconds + stepSeconds * before);
}

/** A long run ends so in no lighter week, and neither on the second of two long days nor before the work for the race. */
function endsWithHike({ phase, reason, sessions }: PlanWeek): boolean {
  const isMeant = (phase === 'build' || phase === 'specific') && reason.code !== 'cut-back';
  const long = sessions.find((one) => isLongKind(one.kind) && isOnHillyGround(one));
  if (!isMeant || !long || long.seconds < HIKE_ON.runSeconds) return false;
  const eve = sessions.find(({ day }) => dayNumberOf(day) === dayNumberOf(long.day) - 1);
  return (eve?.seconds ?? 0) < HIKE_ON.eveSeconds;
}

/** Whether the race is one of mountains, as far as it is known. */
export function isOfMountains(
  { goal, weeks }: TrainingPlan,
  wish: WishOfMountains | null,
): boolean {
  if (wish) return isMountainRace(wish);
  const isLong = (goal.meters ?? 0) > MARATHON_METERS;
  return isLong && weeks.some(({ sessions }) => sessions.some(isOnHillyGround));
}

function rounded(climb: number): number {
  return Math.max(CLIMB_STEP, Math.round(climb / CLIMB_STEP) * CLIMB_STEP);
}

function hillyRunsBefore({ weeks }: TrainingPlan, { number }: PlanWeek): number {
  return (
    weeks
      // Lighter weeks say nothing of it.
      .filter((week) => week.number < number && week.reason.code !== 'cut-back')
      .reduce((sum, { sessions }) => sum + sessions.filter(isOnHillyGround).length, 0)
  );
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
