import {
  PLAN_FEELS,
  PLAN_REASONS,
  PLAN_SESSION_KINDS,
  type PlanFeel,
  type PlanReason,
  type PlanReasonCode,
  type PlanSession,
  type PlanTarget,
} from '../training-plan.ts';

/**
 * Words that the release before this one does not know, each with the word that it is stored as. Open
 * tabs, offline apps and a rollback then read the whole plan. The word itself stands in the head of
 * its week, where they pass over it. A word goes from here two releases after its first.
 */
const FORMER_REASONS: Readonly<Partial<Record<PlanReasonCode, PlanReasonCode>>> = {
  'start-gentle': 'start-after-break',
  'step-up-running': 'step-up',
  steady: 'hold',
  'back-up': 'hold',
  less: 'cut-back',
  'less-time': 'cut-back',
  'strides-quick': 'easy-base',
  'long-taper': 'long-short',
  'long-below': 'long-hold',
  'long-first': 'easy-base',
  'long-pace-inside': 'easy-base',
  'long-rolling': 'easy-base',
  'long-descents': 'easy-base',
  'hills-descents': 'hills-strength',
  'test-first': 'test-paces',
  'test-form': 'test-paces',
  'test-steady': 'test-paces',
  'test-climb': 'test-paces',
  'race-pace-rehearsal': 'marathon-rehearsal',
  'run-walk-relaxed': 'run-walk-stage',
  'run-walk-longest': 'run-walk-stage',
  'run-walk-race': 'run-walk-stage',
  'long-progressive': 'easy-base',
  'long-time': 'long-hold',
  'tempo-quick': 'tempo-threshold',
  'tempo-uphill': 'tempo-threshold',
  'fartlek-feel': 'intervals-uptake',
  'race-primer': 'keep-sharp',
  'day-before-race': 'easy-base',
};
const FORMER_FEELS: Readonly<Partial<Record<PlanFeel, PlanFeel>>> = {
  'slower-than-easy': 'talk-in-sentences',
  'steady-and-controlled': 'comfortably-hard',
};

/** A pace beside a long run would be taken for that of the whole run. */
const LONG_BY_FEEL: PlanTarget = {
  paceFast: null,
  paceSlow: null,
  heartRateLow: null,
  heartRateHigh: null,
  feel: 'talk-in-sentences',
};

/** A reason in the words of the release before. */
export function formerReason(reason: PlanReason): PlanReason {
  return { ...reason, code: FORMER_REASONS[reason.code] ?? reason.code };
}

/** A session in the words of the release before; the same one where it knows them. */
export function formerSession(session: PlanSession): PlanSession {
  const { kind, target } = session;
  const reason = formerReason(session.reason);
  if (kind === 'long-pace') return { ...session, kind: 'long', target: LONG_BY_FEEL, reason };
  const feel = FORMER_FEELS[target.feel];
  if (feel === undefined && reason.code === session.reason.code) return session;
  return { ...session, target: { ...target, feel: feel ?? target.feel }, reason };
}

const OF_WEEK = 'week';

/** What the former words of a week leave out, in the order of its sessions; empty = nothing. */
export function newerWords(
  reason: PlanReason,
  sessions: readonly PlanSession[],
  figure: (value: number | null) => string,
): string[] {
  return [
    ...(formerReason(reason).code === reason.code ? [] : [`${OF_WEEK}:${reason.code}`]),
    ...sessions
      .filter((session) => formerSession(session) !== session)
      .map(({ id, kind, target, reason: { code } }) => {
        const { paceFast, paceSlow, heartRateLow, heartRateHigh, feel } = target;
        const figures = [paceFast, paceSlow, heartRateLow, heartRateHigh].map(figure);
        return [id.slice(1), kind, ...figures, feel, code].join(':');
      }),
  ];
}

/** The reason of a week with its newer word, where this release knows it. */
export function withNewerReason(reason: PlanReason, words: readonly string[]): PlanReason {
  const word = words.find((one) => one.startsWith(`${OF_WEEK}:`))?.slice(OF_WEEK.length + 1);
  const code = PLAN_REASONS.find((one) => one === word);
  return code === undefined ? reason : { ...reason, code };
}

/**
 * A session with its newer words. Those of a release to come are passed over: the former ones hold.
 *
 * @param figureOf throws where the text is no figure
 */
export function withNewerWords(
  session: PlanSession,
  words: readonly string[],
  figureOf: (text: string | undefined) => number | null,
): PlanSession {
  const own = words.find((one) => one.startsWith(`${session.id.slice(1)}:`));
  if (own === undefined) return session;
  const [, kindWord, fast, slow, low, high, feelWord, codeWord] = own.split(':');
  const kind = PLAN_SESSION_KINDS.find((one) => one === kindWord);
  const feel = PLAN_FEELS.find((one) => one === feelWord);
  const code = PLAN_REASONS.find((one) => one === codeWord);
  if (kind === undefined || feel === undefined || code === undefined) return session;
  return {
    ...session,
    kind,
    target: {
      paceFast: figureOf(fast),
      paceSlow: figureOf(slow),
      heartRateLow: figureOf(low),
      heartRateHigh: figureOf(high),
      feel,
    },
    reason: { ...session.reason, code },
  };
}
