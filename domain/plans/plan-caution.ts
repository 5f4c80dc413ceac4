import type { Caution } from '../coaching/safety/caution-record.ts';
import { needsCare } from '../coaching/safety/red-flag.ts';
import { NOTED_PAIN_DAYS } from '../coaching/safety/recent-pain.ts';
import { calendarDayOf, dayNumber, dayNumberOf } from '../measures/calendar-day.ts';
import { isHardKind, type PlanSession } from './training-plan.ts';
import type { PlanRunner } from './plan-wish.ts';

/** Who helps, and so which words are said. */
export const CAUTION_WORDS = [
  'doctor',
  'care',
  'pregnancy',
  'fever',
  'illness',
  'pain',
  'return',
] as const;
export type CautionWords = (typeof CAUTION_WORDS)[number];

export function cautionWords(caution: Caution): CautionWords {
  if (caution.kind !== 'sign') return caution.kind;
  if (needsCare(caution.category)) return 'care';
  if (caution.category === 'acute-illness') return 'fever';
  return caution.category === 'pregnancy-general' ? 'pregnancy' : 'doctor';
}

/**
 * The runner as the builder must see them: a sign that is not cleared allows no plan; after pain,
 * illness and a cleared sign a plan begins gently, whatever was answered.
 */
export function withCaution(runner: PlanRunner, caution: Caution | null): PlanRunner {
  if (!caution) return runner;
  if (caution.kind === 'sign') return { ...runner, hasRedFlag: true };
  return runner.health === 'well' ? { ...runner, health: 'niggle' } : runner;
}

/** What becomes of a planned session today or later. */
export interface OrderedSession {
  /** What is to be run; null = nothing, until the caution has ended. */
  session: PlanSession | null;
  planned: PlanSession;
}

/** Of a hard session that is run easily instead, and at most; our choice. */
const EASED_SHARE = 0.6;
const EASED_METERS_MAXIMUM = 8000;
/** Nobody hurries then. */
const EASED_SLOWER = 1.1;
const ROUND_METERS = 100;

/**
 * The sessions as they stand under a caution. While a sign is open nothing is ordered, and while
 * somebody is ill neither, for as long as their words are fresh. With a fresh pain no session is hard.
 * What is past stays as it was.
 *
 * @param today YYYY-MM-DD, at the runner's place
 */
export function sessionsUnder(
  sessions: readonly PlanSession[],
  caution: Caution | null,
  today: string,
): OrderedSession[] {
  return sessions.map((planned) => {
    if (!caution || planned.day < today || !isWithin(planned, caution, today)) {
      return { session: planned, planned };
    }
    if (caution.kind !== 'pain') return { session: null, planned };
    return { session: isHardKind(planned.kind) ? easedSession(planned) : planned, planned };
  });
}

function isWithin({ day }: PlanSession, caution: Caution, today: string): boolean {
  if (caution.kind === 'sign') return true;
  if (caution.kind === 'return') return false;
  const since = dayNumber(caution.since, null);
  return day <= calendarDayOf(Math.max(since + NOTED_PAIN_DAYS, dayNumberOf(today)));
}

/** The same run without anything hard: shorter, and by feel alone. */
export function easedSession(session: PlanSession): PlanSession {
  const meters = Math.max(
    ROUND_METERS,
    Math.min(
      EASED_METERS_MAXIMUM,
      Math.floor((session.meters * EASED_SHARE) / ROUND_METERS) * ROUND_METERS,
    ),
  );
  return {
    ...session,
    kind: 'easy',
    meters,
    seconds: Math.round((session.seconds * EASED_SLOWER * meters) / session.meters),
    steps: [{ part: 'main', effort: 'easy', repeats: 1, meters, seconds: null, restSeconds: null }],
    target: {
      paceFast: null,
      paceSlow: null,
      heartRateLow: null,
      heartRateHigh: null,
      feel: 'talk-in-sentences',
    },
    reason: { code: 'easy-base', fromMeters: null, percent: null },
  };
}
