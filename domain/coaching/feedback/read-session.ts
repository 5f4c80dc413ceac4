import type { ActivityAnalysis } from '../activity-analysis.ts';
import { dayNumber } from '../../measures/calendar-day.ts';
import { isRunning } from '../../sports/sport-type.ts';
import type { PlanSession } from '../../plans/training-plan.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import { chooseNextStep } from './choose-next-step.ts';
import { chooseOpening } from './choose-opening.ts';
import type { EarlierActivity } from '../facts/earlier-runs.ts';
import { findingGroup } from './finding-group.ts';
import { findingOrderOf } from './finding-order.ts';
import { FINDING_TESTS } from './finding-tests.ts';
import { planComparison } from './plan-comparison.ts';
import { plannedStep } from './planned-step.ts';
import { notedPain } from '../safety/pain-note.ts';
import { findRedFlag } from '../safety/red-flags.ts';
import type { EffortGuide, FindingCode, OpeningCode, SessionReading } from './session-reading.ts';
import { viewSession, type SessionSource, type SessionView } from '../facts/session-view.ts';
import { hasWarning, isInvitation } from './session-warnings.ts';
import { claimsOf } from './wording-claims.ts';

const FINDINGS_MAXIMUM = 3;
/** What is merely as it should be fills up to here. */
const FINDINGS_WITH_ROUTINE = 2;
/** One ordinary run in this many is set into its weeks. Otherwise the same two things would stand below each. */
const WEEKS_EVERY_TURNS = 3;
/** Turns are counted within blocks of days, as many as the history always covers. */
const TURN_BLOCK_DAYS = 28;
const TURN_BLOCKS = 3;
/** Openings that say already what a finding would say. */
const SAID_BY_OPENING: Partial<Readonly<Record<FindingCode, ReadonlySet<OpeningCode>>>> = {
  'context.afterHard': new Set<OpeningCode>(['recovery.afterHard', 'easy.afterHard']),
  'record.short': new Set<OpeningCode>(['unclear.short']),
  'record.noDistance': new Set<OpeningCode>(['unclear.noDistance']),
};
/** Findings whose words hold the upper end of the easy heart rate. */
const NAMES_THE_CEILING: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'zones.easyHeld',
  'zones.easyExceeded',
  'zones.edge',
  'long.pulse',
  'steady.pulse',
  'cross.easy',
  'cross.hard',
]);

export interface ReadingSources {
  source: SessionSource;
  /** With its facts. */
  analysis: ActivityAnalysis;
  history: readonly RecentActivity[];
  /** The runner's own words; null = none. */
  note: string | null;
  /** The next session of a running plan; null or absent = none. Its facts are those of the analysis. */
  planned?: PlanSession | null;
  /** See `ranAsPlanned`; absent = not known. */
  isAsPlanned?: boolean;
}

/**
 * Understands a session before any language: what it was, the two or three things
 * that matter to a session of its kind, and what follows. A red flag in the note
 * silences all of it. Deterministic.
 */
export function readSession({
  source,
  analysis,
  history,
  note,
  planned = null,
  isAsPlanned = false,
}: ReadingSources): SessionReading {
  const view = viewSession({ ...source, note }, analysis, history);
  const redFlag = findRedFlag(note);
  const turn = turnOf(view);
  const stepTurn = stepTurnOf(view);
  const opening = chooseOpening(view);
  const pain = notedPain(note);
  const findings = redFlag
    ? []
    : chooseFindings(view, opening, { turn, isWarned: pain === 'felt' || hasWarning(view) });
  const nextStep = chooseNextStep(view, pain);
  const comparison = redFlag ? null : planComparison(view);
  return {
    purpose: analysis.purpose,
    opening,
    // As many sentences as without a plan.
    findings: comparison ? findings.slice(0, FINDINGS_MAXIMUM - 1) : findings,
    nextStep: { ...nextStep, guide: guideInTurn(nextStep, findings, { turn, stepTurn }) },
    planned: redFlag
      ? null
      : plannedStep(view, nextStep.code, { session: planned, pain, isAsPlanned }),
    comparison,
    claims: claimsOf(view),
    isSafetyFirst: redFlag !== null,
    redFlag,
    turn,
    stepTurn,
  };
}

function chooseFindings(
  view: SessionView,
  opening: OpeningCode,
  { turn, isWarned }: { turn: number; isWarned: boolean },
): FindingCode[] {
  // An activity that was no run is not spoken of as if it were one.
  if (view.analysis.riding === 'whole') {
    return FINDING_TESTS['ask.sport'](view) ? ['ask.sport'] : [];
  }
  // Nothing may be said of a run that was none, or whose way is not known.
  if (view.analysis.purpose === 'unclear' && FINDING_TESTS['record.impossible'](view)) {
    return FINDING_TESTS['ask.purpose'](view)
      ? ['record.impossible', 'ask.purpose']
      : ['record.impossible'];
  }
  if (opening === 'unclear.fast') return [];
  const { purpose, summary } = view.analysis;
  const order = findingOrderOf(purpose, summary.movingSeconds);
  const chosen: FindingCode[] = [];
  const take = (codes: readonly FindingCode[], most: number) => {
    for (const code of codes) {
      if (chosen.length >= most) return;
      const isSaid =
        chosen.some((other) => findingGroup(other) === findingGroup(code)) ||
        SAID_BY_OPENING[code]?.has(opening) === true;
      // Praise beside a warning would invite to what the warning speaks against.
      const isDenied = isWarned && isInvitation(code);
      if (!isSaid && !isDenied && FINDING_TESTS[code](view)) chosen.push(code);
    }
  };
  // A slip of a recording says nothing of a runner's weeks.
  const background = opening === 'unclear.short' ? [] : order.background;
  // Whatever a part was like, the day is what the body has to recover from.
  take(['event.part', ...order.significant], FINDINGS_MAXIMUM);
  // Equally ordinary things take turns, so that easy weeks do not read alike.
  const isTurnOfWeeks = turn % WEEKS_EVERY_TURNS === WEEKS_EVERY_TURNS - 1;
  if (isTurnOfWeeks) {
    take(turned(background, turn), Math.min(chosen.length + 1, FINDINGS_WITH_ROUTINE));
  }
  take(turned(order.routine, turn), FINDINGS_WITH_ROUTINE);
  take(turned(background, turn), FINDINGS_WITH_ROUTINE);
  // A newcomer, of whom there is little to say, is asked as well.
  const isNewcomer = view.earlierRuns.length === 0;
  take(order.fallback, isNewcomer ? FINDINGS_MAXIMUM : FINDINGS_WITH_ROUTINE);
  if (chosen.length === 0) take(turned(order.lastResort ?? [], turn), 1);
  // A runner who waits for words on their weeks learns why there are none yet.
  const isAwaited = isRunning(view.source.sport) && FINDING_TESTS['history.arriving'](view);
  return isAwaited ? [...chosen.slice(0, FINDINGS_MAXIMUM - 1), 'history.arriving'] : chosen;
}

/** Ways to keep a run easy that need no figure and mean the same; they take turns. */
const GUIDES_WITHOUT_FIGURES = ['talk', 'feel'] as const satisfies readonly EffortGuide[];

/**
 * Beats or paces are given where easy was overstepped, else now and then. A limit that a finding
 * has just named is not given again.
 */
function guideInTurn(
  { code, guide }: SessionReading['nextStep'],
  findings: readonly FindingCode[],
  { turn, stepTurn }: Pick<SessionReading, 'turn' | 'stepTurn'>,
): EffortGuide {
  if (guide === 'feel') return turned(GUIDES_WITHOUT_FIGURES, stepTurn + 1)[0] ?? guide;
  if (code === 'slowDown') return guide;
  const isNamed = findings.some((finding) => NAMES_THE_CEILING.has(finding));
  const guides: readonly EffortGuide[] =
    guide === 'pulse' && isNamed ? GUIDES_WITHOUT_FIGURES : [guide, ...GUIDES_WITHOUT_FIGURES];
  return turned(guides, turn)[0] ?? guide;
}

function turned<Item>(items: readonly Item[], turn: number): Item[] {
  const start = items.length > 0 ? turn % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** One more than at the last session of the same purpose within the blocks. */
function turnOf({ source, analysis, earlier }: SessionView): number {
  return countedTurn(
    source,
    earlier.filter(({ activity }) => activity.purpose === analysis.purpose),
  );
}

/** One more than at the last session of any purpose within the blocks. */
function stepTurnOf({ source, earlier }: SessionView): number {
  return countedTurn(source, earlier);
}

function countedTurn(
  { startedAt, utcOffsetMinutes }: SessionSource,
  earlier: readonly EarlierActivity[],
): number {
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const first = (Math.floor(today / TURN_BLOCK_DAYS) + 1 - TURN_BLOCKS) * TURN_BLOCK_DAYS;
  return earlier.filter(({ daysAgo }) => today - daysAgo >= first).length;
}
