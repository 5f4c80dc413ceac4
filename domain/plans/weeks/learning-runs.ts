import {
  healedRunningMaximum,
  learningSecondsMaximum,
  runningSecondsMaximum,
  singleRunMaximum,
} from '../plan-limits.ts';
import { NEWCOMER_PACE, WALKING_PACE } from '../plan-wish.ts';
import type { SessionDraft } from '../session-drafts.ts';
import { DRAFT_STEP_METERS, floorTo } from '../sessions/draft-steps.ts';
import { runWalkTurnsDraft } from '../sessions/run-walk-turns.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import type { PlanReasonCode } from '../training-plan.ts';
import {
  isHealedOfRegular,
  isHealedSoon,
  isHealingReturn,
  isWalkedReturn,
  longestBefore,
  reasonOf,
  stagesOf,
  upcomingRaces,
  type DatedDraft,
  type PlanCourse,
  type Planned,
  type WalkingRole,
  type WeekIntent,
} from './plan-course.ts';
import { rehearsedTurnsOf } from './walked-race.ts';
import {
  otherRunSeconds,
  stageOfWeek,
  stretchMaximum,
  weekdaySeconds,
  type WeekFrame,
} from './week-frame.ts';

/**
 * All running of the first week, walks left out, as programmes in use begin. A runner who runs a little already
 * begins with most of it. Seconds.
 */
const FIRST_WEEK_SECONDS = 1440;
/** The same for a runner whose muscle has healed: three runs of ten minutes. */
const FIRST_WEEK_HEALED_SECONDS = 1800;
/** And where running was regular: three of twelve. */
const FIRST_WEEK_OF_REGULAR_SECONDS = 2160;
const KEPT_SHARE = 0.9;
/** So many of their longest stretches a runner who walks in between runs in the first week. */
const WEEK_OF_STRETCHES = 7;
/** Walked after each short stretch of the first week, as most who begin do it. */
const FIRST_WALK_SECONDS = 120;
/** A week of less, and the last one before a race, against the largest week. */
const SHORT_WEEK_SHARE = 0.75;
const RACE_WEEK_SHARE = 0.45;
/** What the runs of a week have of its running: the longest, the one with what is new, and a relaxed one. */
const SHARES: Readonly<Record<WalkingRole, number>> = { longest: 0.38, new: 0.33, relaxed: 0.29 };
/** Where a healed muscle comes back the runs are more even: it needs rest rather than one long run. */
const HEALED_SHARES: typeof SHARES = { longest: 0.36, new: 0.33, relaxed: 0.31 };
/** The same where the way back leads to a time without a break, once the first weeks are run. */
const RETURN_SHARES: typeof SHARES = { longest: 0.48, new: 0.28, relaxed: 0.24 };
const RETURN_SHARES_FROM_WEEK = 4;
/** The same where the longest run is run and walked like the race, of which it is to be most. */
const REHEARSED_SHARES: typeof SHARES = { longest: 0.49, new: 0.3, relaxed: 0.21 };
const USUAL_RUNS = Object.keys(SHARES).length;
/** Walked before and after, as far as the limits of a run allow. */
const LEAST_FRAME_SECONDS = 180;
const FRAMES_SECONDS = [300, 240, LEAST_FRAME_SECONDS] as const;
/** A regular runner walks longer at first, so that feet and calves get used to more than the minutes of running. */
const LONG_FRAMES_SECONDS = [600, 540, 480, 420, 360, ...FRAMES_SECONDS] as const;
const SHORT_FRAMES_SECONDS = [LEAST_FRAME_SECONDS] as const;
/** Who runs for so long again without a walk warms up by running slowly, so that the week has room for running. */
const SHORT_FRAME_STRETCH_SECONDS = 480;
const MINUTE = 60;
/** Runs of shorter stretches are whole halves of a minute. */
const SHORT_STRETCH_SECONDS = 180;
const LEAST_RUN_SECONDS = 180;

const REASONS: Readonly<Record<WalkingRole, PlanReasonCode>> = {
  longest: 'run-walk-longest',
  new: 'run-walk-stage',
  relaxed: 'run-walk-relaxed',
};

interface LearningDay {
  day: number;
  role: WalkingRole;
}

/**
 * The runs of a week for a runner who learns to run, or learns it again after an injury. Minutes of running decide,
 * walks left out. They grow by small steps from week to week, and so does the longest stretch without a walk.
 * Kilometres follow.
 *
 * @param days those of the week's runs
 * @param longDay the one of the longest run
 */
export function learningRunsOf(
  frame: WeekFrame,
  days: readonly number[],
  longDay: number,
): DatedDraft[] {
  const own = learningDaysOf(frame, days, longDay);
  const least = own.length * LEAST_RUN_SECONDS;
  // Kilometres that are walked have limits too: then a little less is run.
  for (let seconds = weekSecondsOf(frame, own.length); ; seconds -= MINUTE) {
    const drafts = draftsWithin(frame, own, seconds);
    const meters = metersOfAll(drafts);
    // A race on the way takes a run from a small week.
    const isOver = meters > frame.budgetMeters && frame.onTheWayMeters > 0;
    if (seconds <= least && isOver && days.length > 1) {
      return learningRunsOf(frame, days.slice(0, -1), longDay);
    }
    if (meters <= frame.budgetMeters || seconds <= least) {
      return withLongerWalks(frame, drafts, frame.budgetMeters - meters);
    }
  }
}

function metersOfAll(drafts: readonly DatedDraft[]): number {
  return drafts.reduce((sum, { draft }) => sum + draft.meters, 0);
}

/** Runs of these minutes; where kilometres end them, less is walked before less is run. */
function draftsWithin(
  frame: WeekFrame,
  own: readonly LearningDay[],
  seconds: number,
): DatedDraft[] {
  const frames = framesOf(frame);
  if (!isHealingReturn(frame.course) || !isHealedOfRegular(frame.course)) {
    return draftsOfSeconds(frame, own, { seconds, frames });
  }
  const choices = frames.map((_, index) =>
    draftsOfSeconds(frame, own, { seconds, frames: frames.slice(index) }),
  );
  return (
    choices.find((drafts) => metersOfAll(drafts) <= frame.budgetMeters) ?? choices.at(-1) ?? []
  );
}

/** How long a run is walked before and after it, the longest first. Seconds. */
function framesOf({ course, planned, intent }: WeekFrame): readonly number[] {
  if (intent.reason.code === 'race-week') return SHORT_FRAMES_SECONDS;
  if (isHealingReturn(course) && isHealedOfRegular(course)) return LONG_FRAMES_SECONDS;
  const isRunSoon = isHealedSoon(course) && planned.longestStretch >= SHORT_FRAME_STRETCH_SECONDS;
  return isRunSoon ? SHORT_FRAMES_SECONDS : FRAMES_SECONDS;
}

/** Minutes of a week's running, and of the walks around it. */
interface LearningSeconds {
  seconds: number;
  frames: readonly number[];
}

/** Walked before and after the longest run at most, and from which week on. */
const LONGEST_FRAME_SECONDS = 600;
const LONGER_WALKS_FROM_WEEK = 2;

/**
 * The longest run with more walking around it, as far as the week and the limit of a run allow. The race is then not
 * much further than what was practised. Who walks in between already has the same around the other runs, as far as
 * their minutes allow.
 */
function withLongerWalks(frame: WeekFrame, drafts: DatedDraft[], roomMeters: number): DatedDraft[] {
  const { course, intent } = frame;
  const isWalked = stretchOf(course) !== null;
  const isEarly = intent.index + 1 < LONGER_WALKS_FROM_WEEK;
  // A lighter week keeps the walks of those around it.
  const isShort = intent.isShort && !(isWalked && intent.reason.code === 'cut-back');
  if (isShort || isEarly || (course.raceDay === null && !isWalked)) return drafts;
  const isLongest = ({ reason }: DatedDraft) => LONGEST_REASONS.has(reason.code);
  const longer = drafts.filter((one) => isLongest(one) || isWalked);
  let room = roomMeters;
  const grown = new Map<DatedDraft, DatedDraft>();
  for (const one of longer.toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)))) {
    const mostSeconds = isLongest(one)
      ? weekdaySeconds(course, one.day)
      : otherRunSeconds(frame, one.day);
    const draft = longestFramed(frame, one, { roomMeters: room, mostSeconds });
    room -= draft.meters - one.draft.meters;
    grown.set(one, { ...one, draft });
  }
  return drafts.map((one) => grown.get(one) ?? one);
}

/** A run with as much walking around it as its limits allow. */
function longestFramed(
  { course, planned }: WeekFrame,
  one: DatedDraft,
  { roomMeters, mostSeconds }: { roomMeters: number; mostSeconds: number },
): SessionDraft {
  const [before] = one.draft.steps;
  if (before?.seconds === null || before === undefined) return one.draft;
  const most = Math.min(
    one.draft.meters + roomMeters,
    singleRunMaximum(longestBefore(planned, one.day), course.runner.weeklyMeters),
  );
  let draft = one.draft;
  const mostAdded = 2 * (LONGEST_FRAME_SECONDS - before.seconds);
  for (let added = MINUTE; added <= mostAdded; added += MINUTE) {
    const longer = withLongerFrame(one.draft, added);
    if (longer.meters > most || longer.seconds > mostSeconds) break;
    draft = longer;
  }
  return draft;
}

const LONGEST_REASONS: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'run-walk-longest',
  'run-walk-race',
]);

/** The walks before and after grow in turn, the one after the running first. */
function withLongerFrame(draft: SessionDraft, added: number): SessionDraft {
  const before = floorTo(added / 2, MINUTE);
  const walked = { 'warm-up': before, 'cool-down': added - before } as const;
  const meters = draft.meters + (added * 1000) / WALKING_PACE;
  return {
    ...draft,
    meters: Math.round(meters / DRAFT_STEP_METERS) * DRAFT_STEP_METERS,
    seconds: draft.seconds + added,
    steps: draft.steps.map((step) =>
      step.part === 'warm-up' || step.part === 'cool-down'
        ? { ...step, seconds: (step.seconds ?? 0) + walked[step.part] }
        : step,
    ),
  };
}

/** What each run has of the week; where it rehearses the race more, as far as no other run falls back. */
function sharesOf(
  { course, planned, intent }: WeekFrame,
  own: readonly LearningDay[],
  weekSeconds: number,
): typeof SHARES {
  const { reached } = planned;
  if (rehearsedTurnsOf(course, planned, intent.index) === null) {
    if (isWalkedReturn(course)) return sharesOfReturn(reached, own, weekSeconds, intent);
    return isHealingReturn(course) && isHealedOfRegular(course) ? HEALED_SHARES : SHARES;
  }
  const whole = own.reduce((sum, { role }) => sum + REHEARSED_SHARES[role], 0);
  const isKept = (['new', 'relaxed'] as const).every(
    (role) => (weekSeconds * REHEARSED_SHARES[role]) / whole >= (reached[role] ?? 0),
  );
  return isKept ? REHEARSED_SHARES : SHARES;
}

/** The longest run of a way back has what the others leave of the week, as far as none of them falls back. */
function sharesOfReturn(
  reached: Planned['reached'],
  own: readonly LearningDay[],
  weekSeconds: number,
  { index, isShort }: WeekIntent,
): typeof SHARES {
  if (isShort || index + 1 < RETURN_SHARES_FROM_WEEK) return SHARES;
  const whole = own.reduce((sum, { role }) => sum + RETURN_SHARES[role], 0);
  const shareOf = (role: 'new' | 'relaxed') =>
    Math.max(RETURN_SHARES[role] / whole, (reached[role] ?? 0) / weekSeconds);
  const shares = { new: shareOf('new'), relaxed: shareOf('relaxed') };
  const others = own.reduce((sum, { role }) => sum + (role === 'longest' ? 0 : shares[role]), 0);
  const longest = 1 - others;
  return longest * weekSeconds >= (reached.longest ?? 0) ? { ...shares, longest } : SHARES;
}

/** The longest run takes what the others leave, so that no minute is lost by rounding. */
function draftsOfSeconds(
  frame: WeekFrame,
  own: readonly LearningDay[],
  { seconds: weekSeconds, frames }: LearningSeconds,
): DatedDraft[] {
  const shares = sharesOf(frame, own, weekSeconds);
  const whole = own.reduce((sum, { role }) => sum + shares[role], 0);
  let left = weekSeconds;
  return own
    .toSorted((a, b) => shares[a.role] - shares[b.role])
    .map((one, index) => {
      const isLast = index === own.length - 1;
      const share = Math.round((weekSeconds * shares[one.role]) / whole / MINUTE) * MINUTE;
      const seconds = isLast ? left : Math.min(share, left);
      const draft = draftOf(frame, one, { seconds, frames });
      left -= runSecondsOf(draft.draft);
      return draft;
    });
}

/** In a taper no run is the longest one, unless it rehearses the race; the day before a race is off. */
function learningDaysOf(
  { course, planned, intent }: WeekFrame,
  days: readonly number[],
  longDay: number,
): LearningDay[] {
  const isRehearsed = rehearsedTurnsOf(course, planned, intent.index) !== null;
  const hasLongest = intent.phase !== 'taper' || isRehearsed;
  const open = days
    .filter((day) => upcomingRaces(course).every((race) => race - day !== 1))
    .sort((a, b) => a - b);
  const longest = hasLongest ? (open.find((day) => day === longDay) ?? open.at(-1)) : null;
  const first = open.find((day) => day !== longest);
  return open.map((day) => {
    if (day === longest) return { day, role: 'longest' };
    return { day, role: day === first && !intent.isShort ? 'new' : 'relaxed' };
  });
}

/** How long the runner runs without a walk, as they say it; null = they did not. Seconds. */
function stretchOf({ runner: { stretchSeconds = null } }: Pick<PlanCourse, 'runner'>) {
  return stretchSeconds;
}

/** All running of the week, walks left out. Seconds. */
function weekSecondsOf(
  { course, planned: { mostRunning, runningBefore }, intent }: WeekFrame,
  runs: number,
): number {
  const { runner } = course;
  const few = Math.min(1, runs / USUAL_RUNS);
  // What was run before an injury is no measure.
  const isHealing = isHealingReturn({ runner });
  const weeklyMeters = isHealing ? 0 : runner.weeklyMeters;
  const ran = Math.min(
    (weeklyMeters * NEWCOMER_PACE * KEPT_SHARE) / 1000,
    // Kilometres of who walks in between are no measure of their running.
    (stretchOf({ runner }) ?? Infinity) * WEEK_OF_STRETCHES,
  );
  const isHealed = isHealing && isHealedSoon({ runner });
  const first = !isHealed
    ? FIRST_WEEK_SECONDS
    : isHealedOfRegular({ runner })
      ? FIRST_WEEK_OF_REGULAR_SECONDS
      : FIRST_WEEK_HEALED_SECONDS;
  if (mostRunning === 0) return Math.max(first, ran) * few;
  if (intent.reason.code === 'race-week') return mostRunning * RACE_WEEK_SHARE;
  // Two runs a week are all of some returns, from the first week on.
  const kept = isHealing ? 1 : few;
  if (intent.isShort) return mostRunning * SHORT_WEEK_SHARE * kept;
  if (isHealing && isHealedOfRegular({ runner })) return healedRunningMaximum(mostRunning) * kept;
  if (isHealedSoon({ runner })) return runningSecondsMaximum(mostRunning) * kept;
  return learningSecondsMaximum(mostRunning, runningBefore) * kept;
}

/** Running and walking of the week's stage. After an injury small steps follow the last stage. */
function turnsOfWeek(frame: WeekFrame, role: WalkingRole): { run: number; walk: number } {
  const isHealing = isHealingReturn(frame.course);
  if (isHealing && !frame.isWalking) {
    const run = stretchMaximum(frame, role === 'longest' ? 'longest' : 'other');
    return { run: floorTo(run, MINUTE), walk: MINUTE };
  }
  const stages = stagesOf(frame.course);
  const stage = stages[Math.max(0, stageOfWeek(frame) - (role === 'relaxed' ? 1 : 0))];
  const run = stage?.run ?? MINUTE;
  const isOwnStart = frame.intent.index === 0 && stretchOf(frame.course) !== null;
  const walk = stage?.walk ?? MINUTE;
  return {
    run,
    walk: isOwnStart && run <= FIRST_WALK_SECONDS ? Math.max(walk, FIRST_WALK_SECONDS) : walk,
  };
}

function draftOf(
  frame: WeekFrame,
  { day, role }: LearningDay,
  { seconds: wantedSeconds, frames }: LearningSeconds,
): DatedDraft {
  const { course, planned, paces, intent } = frame;
  const { run: stageRun, walk: stageWalk } = turnsOfWeek(frame, role);
  const rehearsed = role === 'longest' ? rehearsedTurnsOf(course, planned, intent.index) : null;
  const { stretch, walk } = rehearsed ?? { stretch: stageRun, walk: stageWalk };
  const step = stretch < SHORT_STRETCH_SECONDS ? MINUTE / 2 : MINUTE;
  const mostMeters = singleRunMaximum(longestBefore(planned, day), course.runner.weeklyMeters);
  const mostSeconds =
    role === 'longest' ? weekdaySeconds(frame.course, day) : otherRunSeconds(frame, day);
  const reason = reasonOf(rehearsed ? 'run-walk-race' : REASONS[role]);
  for (let run = Math.max(LEAST_RUN_SECONDS, floorTo(wantedSeconds, step)); ; run -= step) {
    for (const walkedAround of frames) {
      const draft = runWalkTurnsDraft({ run, stretch, walk, frame: walkedAround }, paces);
      const isWithin = draft.meters <= mostMeters && draft.seconds <= mostSeconds;
      if (isWithin || run <= LEAST_RUN_SECONDS) return { day, isSecond: false, draft, reason };
    }
  }
}

/** A long run of this distance that is run and walked like the race; null = it is run as usual. */
export function rehearsalDraft(
  { course, planned, paces, intent }: WeekFrame,
  meters: number,
): SessionDraft | null {
  const turns = rehearsedTurnsOf(course, planned, intent.index);
  if (!turns) return null;
  const metersOf = (run: number) =>
    runWalkTurnsDraft({ ...turns, run, frame: LEAST_FRAME_SECONDS }, paces).meters;
  let run = turns.stretch;
  while (metersOf(run + MINUTE) <= meters) run += MINUTE;
  return metersOf(run) > meters
    ? null
    : runWalkTurnsDraft({ ...turns, run, frame: LEAST_FRAME_SECONDS }, paces);
}
