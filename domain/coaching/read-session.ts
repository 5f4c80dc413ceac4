import type { ActivityAnalysis } from '../activities/activity-analysis.ts';
import { dayNumber } from '../measures/calendar-day.ts';
import type { RecentActivity } from '../training/recent-activity.ts';
import { chooseNextStep } from './choose-next-step.ts';
import { chooseOpening } from './choose-opening.ts';
import { findingGroup, FINDING_ORDER, type FindingOrder } from './finding-order.ts';
import { FINDING_TESTS } from './finding-tests.ts';
import { mentionsPain } from './pain-note.ts';
import { findRedFlag } from './red-flags.ts';
import type { FindingCode, SessionReading } from './session-reading.ts';
import { viewSession, type SessionSource, type SessionView } from './session-view.ts';

const FINDINGS_MAXIMUM = 3;
/** What is merely as it should be fills up to here. */
const FINDINGS_WITH_ROUTINE = 2;
/** Turns are counted within blocks of days that the history always covers. */
const TURN_BLOCK_DAYS = 28;

export interface ReadingSources {
  source: SessionSource;
  /** With its facts. */
  analysis: ActivityAnalysis;
  history: readonly RecentActivity[];
  /** The runner's own words; null = none. */
  note: string | null;
}

/**
 * Understands a session before any language: what it was, the two or three things
 * that matter to a session of its kind, and what follows. A red flag in the note
 * silences all of it. Deterministic.
 */
export function readSession({ source, analysis, history, note }: ReadingSources): SessionReading {
  const view = viewSession(source, analysis, history);
  const redFlag = findRedFlag(note);
  const turn = turnOf(view);
  return {
    purpose: analysis.purpose,
    opening: chooseOpening(view),
    findings: redFlag ? [] : chooseFindings(view, turn),
    nextStep: chooseNextStep(view, mentionsPain(note)),
    isSafetyFirst: redFlag !== null,
    redFlag,
    turn,
  };
}

function chooseFindings(view: SessionView, turn: number): FindingCode[] {
  const { telling, routine, background, fallback }: FindingOrder =
    FINDING_ORDER[view.analysis.purpose];
  const chosen: FindingCode[] = [];
  const take = (codes: readonly FindingCode[], most: number) => {
    for (const code of codes) {
      if (chosen.length >= most) return;
      const isSaid = chosen.some((other) => findingGroup(other) === findingGroup(code));
      if (!isSaid && FINDING_TESTS[code](view)) chosen.push(code);
    }
  };
  take(telling, FINDINGS_MAXIMUM);
  // Equally ordinary things take turns, so that easy weeks do not read alike.
  take(turned(routine, turn), FINDINGS_WITH_ROUTINE);
  take(turned(background, turn), FINDINGS_WITH_ROUTINE);
  take(fallback, FINDINGS_WITH_ROUTINE);
  return chosen;
}

function turned<Item>(items: readonly Item[], turn: number): Item[] {
  const start = items.length > 0 ? turn % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** One more than at the last session of the same purpose within the block of days. */
function turnOf({ source, analysis, earlier }: SessionView): number {
  const today = dayNumber(source.startedAt, source.utcOffsetMinutes ?? 0);
  const block = Math.floor(today / TURN_BLOCK_DAYS);
  const before = earlier.filter(
    ({ activity, daysAgo }) =>
      activity.purpose === analysis.purpose && today - daysAgo >= block * TURN_BLOCK_DAYS,
  );
  return block * 5 + before.length;
}
