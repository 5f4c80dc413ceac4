import { dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS } from '../plan-limits.ts';
import type { PlanPaces } from '../plan-paces.ts';
import {
  qualityDraft,
  withLongerCoolDown,
  type QualityDraft,
  type QualityKind,
} from '../session-drafts.ts';
import type { PlanPhase, PlanReason } from '../training-plan.ts';
import { sessionsOf } from '../week-pattern.ts';
import {
  isCareful,
  reasonOf,
  type DatedDraft,
  type PlanCourse,
  type Planned,
  type WeekIntent,
} from './plan-course.ts';
import { isCutBack, phaseOf } from './week-phases.ts';

/** From such a week on there is one faster session, and from the last two with so many runs. */
const QUALITY_WEEK_METERS = 12_500;
const CAREFUL_QUALITY_WEEK_METERS = 16_000;
/** A test is short, and paces are worth knowing early: it comes into smaller weeks. */
const TEST_WEEK_METERS = 10_000;
/** A week of less says nothing of what weeks may hold; the highest of so many before does. */
const USUAL_WEEKS = 3;
const SECOND_QUALITY_WEEK_METERS = 30_000;
export const SECOND_QUALITY_SESSIONS = 5;
/** Days before a race without a test. */
export const NO_TEST_BEFORE_RACE_DAYS = 10;

/** Tests are in weeks of less; after so many days one is in any week. */
const TEST_OVERDUE_DAYS = 30;

/** An estimate so uncertain is measured in the second week. */
const UNCERTAIN_VDOT = 2.5;

/** Kinds of faster running of a week, the more important first. */
export function qualityOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
  taperStart: number,
): readonly QualityKind[] {
  const { runner, wish } = course;
  if (isRunWalk(runner) || wish.goal.kind === 'return') return [];
  const usual = Math.max(0, ...planned.weeks.slice(-USUAL_WEEKS));
  const least = isCareful(course) ? CAREFUL_QUALITY_WEEK_METERS : QUALITY_WEEK_METERS;
  const leastOfTest = isCareful(course) ? CAREFUL_QUALITY_WEEK_METERS : TEST_WEEK_METERS;
  if (usual >= leastOfTest && isTestDue(course, planned, index, taperStart)) return ['test'];
  if (usual < least) return [];
  const phase = phaseOf(course, index, taperStart);
  const kinds = kindsOf(course, phase, index);
  const isOne =
    phase === 'taper' ||
    isCutBack(course, index, taperStart) ||
    isCareful(course) ||
    sessionsOf(wish) < SECOND_QUALITY_SESSIONS ||
    usual < SECOND_QUALITY_WEEK_METERS;
  if (!isOne) return kinds;
  const [first, second] = kinds;
  const chosen = index % 2 === 0 ? first : (second ?? first);
  return chosen ? [chosen] : [];
}

function isTestDue(
  course: PlanCourse,
  planned: Planned,
  index: number,
  taperStart: number,
): boolean {
  const { vdot } = course.runner;
  const lastDay = mondayOf(course.startDay) + 7 * index + 6;
  const races = [
    ...(course.raceDay === null ? [] : [course.raceDay]),
    ...course.wish.racesOnTheWay.map(({ day }) => dayNumberOf(day)),
  ];
  const isNearRace = races.some(
    (race) => race - lastDay < NO_TEST_BEFORE_RACE_DAYS && race > lastDay - 14,
  );
  const isRested = lastDay - 6 - planned.lastTestDay >= PLAN_LIMITS.testEveryDaysMinimum;
  if (isNearRace || !isRested || index >= taperStart) return false;
  const isUncertain = vdot === null || vdot.uncertainty > UNCERTAIN_VDOT;
  const isOverdue =
    lastDay - 6 - Math.max(planned.lastTestDay, course.startDay) >= TEST_OVERDUE_DAYS;
  if (isOverdue) return true;
  return isCutBack(course, index, taperStart) || (index === 1 && isUncertain && taperStart >= 4);
}

function kindsOf({ wish }: PlanCourse, phase: PlanPhase, index: number): readonly QualityKind[] {
  const meters = wish.goal.meters ?? 10_000;
  const strength: QualityKind = wish.isHilly || index % 2 === 0 ? 'hills' : 'repetitions';
  switch (phase) {
    case 'start':
    case 'base':
      return [strength, 'tempo'];
    case 'build':
      if (meters === MARATHON_METERS && index % 2 === 0) return ['marathon-pace', 'intervals'];
      return wish.isHilly ? ['hills', 'tempo'] : ['intervals', 'tempo'];
    case 'specific':
      if (meters <= 5000) return ['intervals', 'repetitions'];
      if (meters <= 10_000) return ['intervals', 'tempo'];
      if (meters < MARATHON_METERS) return ['tempo', 'intervals'];
      if (meters === MARATHON_METERS) return ['marathon-pace', 'tempo'];
      return ['hills', 'marathon-pace'];
    case 'taper':
      return meters <= 10_000 ? ['intervals', 'tempo'] : ['tempo'];
  }
}

/** Faster sessions that a small week has no room for become shorter kinds. */
const INSTEAD: Readonly<Partial<Record<QualityKind, readonly QualityKind[]>>> = {
  test: ['tempo'],
  'marathon-pace': ['tempo'],
  intervals: ['tempo', 'hills'],
  repetitions: ['hills'],
  tempo: ['hills'],
};

export function qualityDraftOf(
  kind: QualityKind,
  parts: Parameters<typeof qualityDraft>[1],
): QualityDraft | null {
  for (const one of [kind, ...(INSTEAD[kind] ?? [])]) {
    const draft = qualityDraft(one, parts);
    if (draft) return draft;
  }
  return null;
}

export function qualityReason(kind: QualityKind, { phase, meters }: WeekIntent): PlanReason {
  if (phase === 'taper') return reasonOf('keep-sharp');
  const { quality, testWeekShare } = PLAN_LIMITS;
  const percent = (share: number) => Math.round(share * 100);
  switch (kind) {
    case 'tempo':
      return reasonOf('tempo-threshold', meters, percent(quality.threshold.share));
    case 'intervals':
      return reasonOf('intervals-uptake', meters, percent(quality.interval.share));
    case 'repetitions':
      return reasonOf('repetitions-speed', meters, percent(quality.repetition.share));
    case 'marathon-pace':
      return reasonOf('marathon-rehearsal', meters, percent(quality.marathon.share));
    case 'test':
      return reasonOf('test-paces', meters, percent(testWeekShare));
    case 'hills':
      return reasonOf('hills-strength', meters, percent(quality.hill.share));
  }
}

/** What caps of the easy runs leave over is run after the faster sessions, as far as their days allow. */
export function lengthenFasterSessions(
  drafts: readonly DatedDraft[],
  meters: number,
  capOf: (day: number) => number,
  paces: PlanPaces,
): DatedDraft[] {
  let left = meters;
  return drafts.map((one) => {
    const most = Math.min(left, capOf(one.day) - one.draft.meters);
    const draft = withLongerCoolDown(one.draft, most, paces);
    left -= draft.meters - one.draft.meters;
    return { ...one, draft };
  });
}
