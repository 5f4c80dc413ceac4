import {
  changesOf,
  undoableChange,
  withChange,
  type ChangedParts,
  type PlanChange,
} from '../changes/plan-change.ts';
import type { EasierCause } from '../changes/gentler-session.ts';
import { planDifference, type PlanDifference } from '../changes/plan-difference.ts';
import { withMark } from '../changes/plan-marks.ts';
import type { MoveRefusal } from '../changes/move-session.ts';
import type { PlanProposal, ProposalAmount } from '../changes/propose-change.ts';
import type { RaceRefusal } from '../changes/race-soon.ts';
import type { PlanDeclineReason } from '../build-plan.ts';
import type { Caution } from '../plan-caution.ts';
import { linesOfText, planWeekOf, textOfLines } from '../plan-lines.ts';
import { wishOf, type PlanRecord } from '../plan-record.ts';
import type { PlanGoal, TrainingPlan } from '../training-plan.ts';

/** What a proposal rests on, as a card says it. */
export type ShownCause =
  | { code: 'missed'; count: number }
  | { code: 'returned'; days: number; count: number }
  | { code: EasierCause | 'faster' | 'tested' }
  | { code: 'race'; day: string; meters: number }
  | { code: 'move'; day: string; toDay: string }
  | { code: 'coached' };

/** What a card proposes; `coached` = what a human coach wrote. */
type ShownKind = PlanProposal['kind'] | 'coached';

/** A proposal as a card shows it. */
export interface ShownProposal {
  kind: ShownKind;
  cause: ShownCause;
  /** The goal that takes the place of one that is out of reach; null = it stays. */
  newGoal: PlanGoal | null;
  difference: PlanDifference;
}

/** Weeks of a plan that a proposal is about, by their lines; see `planWeekLine`. */
export interface PlanPart {
  goal: PlanGoal;
  startDay: string;
  endDay: string;
  weekCount: number;
  weeks: readonly { index: number; line: string }[];
}

/** What makes one version of a proposal differ from the others; null = it is the only one. */
export type PlanChoice =
  | { kind: 'amount'; amount: ProposalAmount }
  | { kind: 'day'; day: string }
  | { kind: 'distance'; meters: number };

/** One version of a proposal, whole: accepting it needs nothing to be computed again. */
export interface PlanCardVersion {
  choice: PlanChoice | null;
  kind: ShownKind;
  cause: ShownCause;
  newGoal: PlanGoal | null;
  before: PlanPart;
  after: PlanPart;
  /** What else is stored, the sessions and marks aside. */
  changed: Omit<ChangedParts, 'sessions' | 'marks'>;
  /** Sessions of which what was said no longer holds. */
  unmarked: readonly { day: string; id: string }[];
}

/** A version that the builder computed. */
export type ComputedVersion = PlanCardVersion & Pick<PlanProposal, 'kind'>;

/** Why what was asked for is not what is proposed; null = it is. */
export type AskRefusal =
  | { kind: 'move'; day: string; rule: MoveRefusal }
  | { kind: 'race'; meters: number; rule: RaceRefusal };

/** A change of the runner's plan that a reply proposes, with the ways to alter it. */
export interface PlanChangeCard {
  kind: 'change';
  /** Names it in the plan's history. */
  id: string;
  /** The plan that it was made for, by {@link planKey}. */
  planKey: string;
  /** That plan's own day of making, YYYY-MM-DD. */
  planMadeOn: string;
  refusal: AskRefusal | null;
  /** The human coach who proposes it; absent = the coach of the app does. */
  coachUid?: string;
  /** The first is what is proposed. */
  versions: readonly PlanCardVersion[];
}

/** The way to the questions of a new plan, with what was said already. */
export interface PlanQuestionsCard {
  kind: 'questions';
  /** Null = no distance was said. */
  goal: PlanGoal | null;
  runsPerWeek: number | null;
  /** Why that goal cannot be reached, with the nearest that can; null = nothing speaks against it. */
  declined: { reason: PlanDeclineReason; nearest: readonly PlanGoal[] } | null;
}

/** What stands below a reply that is about the runner's plan. */
export type PlanCard = PlanChangeCard | PlanQuestionsCard;

const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** FNV-1a, 32 bits (Fowler, Noll, Vo): for states of one plan; it guards nothing. */
function hashed(text: string): string {
  let hash = HASH_START;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), HASH_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Names what a proposal depends on: sessions, frame, goal, form and pause. What was marked and refused
 * since does not make a proposal out of date.
 */
export function planKey(record: PlanRecord): string {
  const { sessions, startDay, endDay, madeOn, pausedOn, pausedUntil } = record;
  const rest = [startDay, endDay, madeOn, pausedOn, pausedUntil, record.vdotTenths];
  return `${hashed(sessions)}${hashed(JSON.stringify([...rest, wishOf(record).goal]))}`;
}

/** A proposal without what only the builder needs. */
export function shownProposal({
  kind,
  cause,
  newGoal,
  difference,
}: Pick<PlanProposal, keyof ShownProposal>): ShownProposal {
  return { kind, cause: shownCause(cause), newGoal, difference };
}

function shownCause(cause: PlanProposal['cause']): ShownCause {
  switch (cause.code) {
    case 'missed':
      return { code: 'missed', count: cause.sessions.length };
    case 'returned':
      return { code: 'returned', days: cause.days, count: cause.missedCount };
    case 'race':
      return { code: 'race', day: cause.day, meters: cause.meters };
    case 'move':
      return { code: 'move', day: cause.session.day, toDay: cause.toDay };
    case 'slept-badly':
    case 'hurts':
    case 'ill':
    case 'hot':
    case 'faster':
    case 'tested':
      return { code: cause.code };
  }
}

/** A proposal as a version of a card: of the weeks only those that differ. */
export function cardVersion(
  record: PlanRecord,
  proposal: PlanProposal,
  choice: PlanChoice | null,
): ComputedVersion {
  const { kind, cause, newGoal, changed } = proposal;
  return {
    ...versionOf(record, { kind, cause: shownCause(cause), newGoal, changed }),
    kind,
    choice,
    unmarked: cause.code === 'move' ? movedPlaces(cause) : [],
  };
}

/** The only version of a change whose cause is known already: of the weeks only those that differ. */
export function versionOf(
  record: PlanRecord,
  {
    kind,
    cause,
    newGoal,
    changed,
  }: Pick<PlanCardVersion, 'kind' | 'cause' | 'newGoal'> & { changed: ChangedParts },
): PlanCardVersion {
  const { sessions = record.sessions } = changed;
  const rest: Omit<ChangedParts, 'sessions' | 'marks'> = { ...changed };
  Reflect.deleteProperty(rest, 'sessions');
  Reflect.deleteProperty(rest, 'marks');
  const [before, after] = [linesOfText(record.sessions), linesOfText(sessions)];
  const isMovedFrame = rest.startDay !== undefined;
  const differing = (lines: readonly string[], others: readonly string[]) =>
    lines.flatMap((line, index) =>
      isMovedFrame || line !== others[index] ? [{ index, line }] : [],
    );
  const { startDay, endDay } = record;
  const { goal } = wishOf(record);
  return {
    choice: null,
    kind,
    cause,
    newGoal,
    before: {
      goal,
      startDay,
      endDay,
      weekCount: before.length,
      weeks: differing(before, after),
    },
    after: {
      goal: newGoal ?? goal,
      startDay: rest.startDay ?? startDay,
      endDay: rest.endDay ?? endDay,
      weekCount: after.length,
      weeks: differing(after, before),
    },
    changed: rest,
    unmarked: [],
  };
}

function movedPlaces({ session, toDay }: Extract<PlanProposal['cause'], { code: 'move' }>) {
  const weekday = new Date(`${toDay}T00:00:00Z`).getUTCDay() || 7;
  return [
    { day: session.day, id: session.id },
    { day: toDay, id: `d${weekday}` },
  ];
}

function partPlan({ goal, startDay, endDay, weeks }: PlanPart): TrainingPlan {
  const frame = { goal, startDay, endDay };
  return {
    ...frame,
    weeks: weeks.flatMap(({ index, line }) => planWeekOf(line, index, frame) ?? []),
  };
}

/** What a version shows: its difference is computed from the sessions themselves. */
export function shownVersion({
  kind,
  cause,
  newGoal,
  before,
  after,
}: PlanCardVersion): ShownProposal {
  return { kind, cause, newGoal, difference: planDifference(partPlan(before), partPlan(after)) };
}

/** The first day whose training a version changes, YYYY-MM-DD; null = it changes no session. */
function firstDay(version: PlanCardVersion): string | null {
  return shownVersion(version).difference.sessions[0]?.day ?? null;
}

/** How a card stands. */
export type PlanCardState =
  /** It can be accepted, altered and refused. */
  | 'open'
  /** Something that the runner wrote comes before training. */
  | 'held'
  | 'accepted'
  | 'refused'
  | 'undone'
  /** The plan changed meanwhile, or the first day that it changes is over. */
  | 'outdated'
  /** The plan that it was made for has ended. */
  | 'ended';

/**
 * How a card stands, by the plan as it is now: the same on every device and at any later time.
 *
 * @param record null = there is no plan
 * @param moment `today` YYYY-MM-DD at the runner's place; `caution` null = nothing comes before training
 */
export function planCardState(
  card: PlanChangeCard,
  record: PlanRecord | null,
  { today, caution }: { today: string; caution: Caution | null },
): PlanCardState {
  if (record?.madeOn !== card.planMadeOn) return 'ended';
  const answered = answerTo(card, record);
  if (answered) return answered.state === 'made' ? 'accepted' : answered.state;
  const [version] = card.versions;
  if (!version || planKey(record) !== card.planKey) return 'outdated';
  const day = firstDay(version);
  if (day !== null && day < today) return 'outdated';
  const isHeld = caution !== null && caution.kind !== 'return';
  return isHeld ? 'held' : 'open';
}

function answerTo(card: PlanChangeCard, record: PlanRecord): PlanChange | undefined {
  return changesOf(record).find(({ proposal }) => proposal?.id === card.id);
}

/** The version that the runner decided on; null = none yet, or of another plan. */
export function decidedVersion(
  card: PlanChangeCard,
  record: PlanRecord | null,
): PlanCardVersion | null {
  if (record?.madeOn !== card.planMadeOn) return null;
  const version = answerTo(card, record)?.proposal?.version;
  return version === undefined ? null : (card.versions[version] ?? null);
}

/** Whether the newest change of the plan is the one that this card made. */
export function isUndoableHere(card: PlanChangeCard, record: PlanRecord): boolean {
  return undoableChange(record)?.proposal?.id === card.id;
}

/** When and by which clock something is decided. */
export interface Decision {
  at: Date;
  /** YYYY-MM-DD, at the runner's place. */
  today: string;
  caution: Caution | null;
}

/**
 * The record with a version of a card accepted.
 *
 * @returns null where the card is not open any more, so that nothing is applied twice or late
 */
export function withCardAccepted(
  record: PlanRecord,
  card: PlanChangeCard,
  version: PlanCardVersion,
  decision: Decision,
): PlanRecord | null {
  if (planCardState(card, record, decision) !== 'open') return null;
  const { after, changed, unmarked, kind } = version;
  const lines = linesOfText(record.sessions);
  const changedLines = new Map(after.weeks.map(({ index, line }) => [index, line]));
  const sessions = textOfLines(
    Array.from(
      { length: after.weekCount },
      (_, index) => changedLines.get(index) ?? lines[index] ?? '',
    ),
  );
  const marks = unmarked.reduce((text, place) => withMark(text, place, null), record.marks);
  return withChange(
    record,
    {
      ...changed,
      ...(sessions !== record.sessions && { sessions }),
      ...(marks !== record.marks && { marks }),
    },
    {
      at: decision.at,
      author: card.coachUid === undefined ? 'coach' : 'human',
      kind,
      day: decision.today,
      proposal: { id: card.id, version: card.versions.indexOf(version) },
      ...byCoach(card),
    },
  );
}

/** The record with a card refused; null where it is not open any more. */
export function withCardRefused(
  record: PlanRecord,
  card: PlanChangeCard,
  decision: Decision,
): PlanRecord | null {
  const state = planCardState(card, record, decision);
  const [version] = card.versions;
  if (!version || (state !== 'open' && state !== 'held')) return null;
  return withChange(
    record,
    {},
    {
      at: decision.at,
      author: 'runner',
      kind: version.kind,
      day: decision.today,
      state: 'refused',
      proposal: { id: card.id, version: 0 },
      ...byCoach(card),
    },
  );
}

function byCoach({ coachUid }: PlanChangeCard): Pick<PlanChange, 'coachUid'> {
  return coachUid === undefined ? {} : { coachUid };
}
