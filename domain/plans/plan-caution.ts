import { calendarDayOf, dayNumber } from '../measures/calendar-day.ts';
import { isHardKind, type PlanSession } from './training-plan.ts';
import type { PlanRunner } from './plan-wish.ts';

/**
 * What the runner wrote that comes before training. The first four are signs, which belong to others
 * before a coach: a doctor, somebody to talk to, a midwife, or a bed.
 */
export const CAUTION_KINDS = [
  'doctor',
  'care',
  'pregnancy',
  'fever',
  'illness',
  'pain',
  /** A sign was cleared lately. */
  'return',
] as const;

/** What comes before training now. */
export interface Caution {
  kind: (typeof CAUTION_KINDS)[number];
  since: Date;
  /** Null = until it is cleared. */
  until: Date | null;
}

const SIGNS: ReadonlySet<Caution['kind']> = new Set<Caution['kind']>([
  'doctor',
  'care',
  'pregnancy',
  'fever',
]);

/** Whether nothing is trained until it is cleared. */
export function isSign({ kind }: Caution): boolean {
  return SIGNS.has(kind);
}

/**
 * The runner as the builder must see them. A sign that is not cleared allows no plan. After pain,
 * illness and a cleared sign a plan begins gently, whatever was answered. Only pain is one of an injury.
 */
export function withCaution(runner: PlanRunner, caution: Caution | null): PlanRunner {
  if (!caution) return runner;
  if (isSign(caution)) return { ...runner, hasRedFlag: true };
  // Pain that was just written of is no mild ache, whatever was answered.
  if (caution.kind === 'pain' && runner.isAcheMild) return { ...runner, isAcheMild: false };
  if (runner.health !== 'well') return runner;
  if (caution.kind === 'pain') {
    return { ...runner, health: 'niggle', injury: runner.injury ?? 'other' };
  }
  // Such a plan holds nothing fast anyway, and no pain in the bone was written of.
  return runner.injury === 'bone' ? runner : { ...runner, health: 'niggle' };
}

/** What becomes of a planned session today or later. */
export interface OrderedSession {
  /** What is to be run; null = nothing, until the caution has ended. */
  session: PlanSession | null;
  planned: PlanSession;
}

/** The share of a hard session that is run easily instead, and the most of it; our choice. */
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
    if (!caution || planned.day < today || !isWithin(planned, caution)) {
      return { session: planned, planned };
    }
    if (caution.kind !== 'pain') return { session: null, planned };
    return { session: isHardKind(planned.kind) ? easedSession(planned) : planned, planned };
  });
}

function isWithin({ day }: PlanSession, caution: Caution): boolean {
  if (caution.kind === 'return') return false;
  return caution.until === null || day <= calendarDayOf(dayNumber(caution.until, null));
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
