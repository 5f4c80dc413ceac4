import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { RECORD_METERS } from '../../training/performance/record-meters.ts';
import { matchedSessions } from '../match-session.ts';
import { plannedMove, type PlannedMove } from '../changes/move-session.ts';
import { markOf, marksOf } from '../changes/plan-marks.ts';
import {
  proposedChange,
  proposedEasierDay,
  proposedMove,
  proposedRace,
  proposedReturn,
  type PlanMoment,
  type PlanProposal,
  type ProposalAmount,
} from '../changes/propose-change.ts';
import type { RaceRefusal } from '../changes/race-soon.ts';
import type { Caution } from '../plan-caution.ts';
import { defaultAnswers } from '../plan-questions.ts';
import { planOfRecord, runnerOf, wishOf, type PlanRecord } from '../plan-record.ts';
import {
  isHardKind,
  type PlanGoal,
  type PlanSession,
  type PlanSessionKind,
} from '../training-plan.ts';
import type { MovedSession, PlanAsk } from './plan-ask.ts';
import {
  cardVersion,
  planKey,
  type AskRefusal,
  type PlanCard,
  type ComputedVersion,
} from './plan-card.ts';
import { countsForPlan } from '../plan-history.ts';
import { planFromStart, type PlanStartKnowledge } from './plan-start.ts';

/** All that an answer about a runner's plan is computed from. */
export interface PlanDesk {
  /** Null = there is no plan. */
  record: PlanRecord | null;
  moment: PlanMoment;
  start: PlanStartKnowledge;
}

/** A card before its reply gives it an id. */
export type PlanCardDraft = WithoutId<PlanCard>;
type WithoutId<Card> = Card extends { id: string } ? Omit<Card, 'id'> : Card;

/** What comes of a wish to change the training; words and cards are made of it. */
export type PlanAskAnswer =
  | {
      outcome: 'proposed';
      kind: PlanProposal['kind'];
      refusal: AskRefusal | null;
      card: PlanCardDraft;
    }
  /** The way to a new plan; `isDeclined`: the goal that was said is out of reach. */
  | { outcome: 'questions'; isDeclined: boolean; card: PlanCardDraft }
  /** Something that the runner wrote comes before training. */
  | { outcome: 'held'; caution: Caution; card: null }
  | { outcome: 'nothing-to-change' | 'no-session' | 'has-plan' | 'race-planned'; card: null }
  /** It rests on runs that a coach may not read; the page plan answers it, for the runner alone. */
  | { outcome: 'on-page'; card: null }
  | { outcome: 'refused'; refusal: AskRefusal; card: null };

/** How many ways a card offers at most. */
const VERSIONS_MAXIMUM = 3;

/** Whether the plan is there and its last day is not over. */
export function hasRunningPlan({ record, moment: { today } }: PlanDesk): boolean {
  return record !== null && today <= record.endDay;
}

/**
 * What a wish comes to. The builder computes every change; what comes before training is said
 * instead of any. The same wish at the same desk gives the same answer.
 *
 * A coach may be let into the conversation later. So an answer that would be another one without
 * the runs that no coach may read is not given there.
 *
 * @returns null where there is no plan to be changed, or nothing of it to be eased: what is asked
 *   then is a question like others
 */
export function answerPlanAsk(ask: PlanAsk, desk: PlanDesk): PlanAskAnswer | null {
  const answer = computedAnswer(ask, desk);
  const { moment } = desk;
  const open = moment.recordings.filter(countsForPlan);
  if (open.length === moment.recordings.length) return answer;
  const openly = computedAnswer(ask, { ...desk, moment: { ...moment, recordings: open } });
  const isSame = JSON.stringify(answer) === JSON.stringify(openly);
  return isSame ? answer : { outcome: 'on-page', card: null };
}

function computedAnswer(ask: PlanAsk, desk: PlanDesk): PlanAskAnswer | null {
  const { caution } = desk.moment;
  if (caution && caution.kind !== 'return') return { outcome: 'held', caution, card: null };
  if (ask.kind === 'new') {
    return hasRunningPlan(desk) ? { outcome: 'has-plan', card: null } : newPlan(ask, desk);
  }
  const { record } = desk;
  if (!record || !hasRunningPlan(desk)) return null;
  switch (ask.kind) {
    case 'move':
      return moved(ask, record, desk.moment);
    case 'missed':
      return afterMissing(record, desk.moment);
    case 'easier': {
      const proposal = proposedEasierDay(record, desk.moment.today, ask.cause);
      return proposal && proposed(record, [cardVersion(record, proposal, null)], null);
    }
    case 'race':
      return raced(ask, record, desk.moment);
  }
}

function proposed(
  record: PlanRecord,
  versions: readonly ComputedVersion[],
  refusal: AskRefusal | null,
): PlanAskAnswer | null {
  const [first] = versions;
  if (!first) return null;
  const card: PlanCardDraft = {
    kind: 'change',
    planKey: planKey(record),
    planMadeOn: record.madeOn,
    refusal,
    versions: versions.slice(0, VERSIONS_MAXIMUM),
  };
  return { outcome: 'proposed', kind: first.kind, refusal, card };
}

function afterMissing(record: PlanRecord, moment: PlanMoment): PlanAskAnswer {
  const isPaused = record.pausedOn !== null && record.pausedOn <= moment.today;
  const change = (amount: ProposalAmount) =>
    isPaused ? proposedReturn(record, moment, amount) : proposedChange(record, moment, amount);
  const usual = change('usual');
  if (!usual) return { outcome: 'nothing-to-change', card: null };
  const hasAmount =
    usual.kind === 'bridge' || usual.kind === 'rebuild' || usual.difference.weeks.length > 0;
  const less = hasAmount ? change('less') : null;
  const isOther = less !== null && less.changed.sessions !== usual.changed.sessions;
  const versions = isOther
    ? [
        cardVersion(record, usual, { kind: 'amount', amount: 'usual' }),
        cardVersion(record, less, { kind: 'amount', amount: 'less' }),
      ]
    : [cardVersion(record, usual, null)];
  return proposed(record, versions, null) ?? { outcome: 'nothing-to-change', card: null };
}

function moved(
  { fromDay: namedDay, toDay, session: called }: Extract<PlanAsk, { kind: 'move' }>,
  record: PlanRecord,
  moment: PlanMoment,
): PlanAskAnswer {
  const { today } = moment;
  const plan = planOfRecord(record);
  const weeks = plan?.weeks ?? [];
  const onDay = (day: string | null) => {
    const week = weeks.find(({ sessions }) => sessions.some((one) => one.day === day));
    const session = week && day && openSession(week.sessions, day, record, moment);
    return week && session ? { week, session } : null;
  };
  const next = called && weeks.flatMap(({ sessions }) => sessions).find(isCalled(called, moment));
  const found = onDay(namedDay) ?? onDay(next?.day ?? null);
  if (!plan || !found) return { outcome: 'no-session', card: null };
  const { week, session } = found;
  const fromDay = session.day;
  const measured = { plan, runner: runnerOf(record), wish: wishOf(record) };
  const monday = dayNumberOf(week.monday);
  const moveTo = (day: string) => plannedMove(measured, session, day, today);
  const asked = toDay === null ? null : moveTo(toDay);
  const others = Array.from({ length: 7 }, (_, offset) => calendarDayOf(monday + offset))
    .filter((day) => day !== toDay && day !== fromDay)
    .flatMap((day) => moveTo(day) ?? [])
    .filter(isGoodMove)
    .toSorted((a, b) => moveOrder(a, fromDay) - moveOrder(b, fromDay));
  const moves = asked?.refusedFor === null ? [asked, ...others] : others;
  const refusal: AskRefusal | null =
    asked && asked.refusedFor !== null
      ? { kind: 'move', day: asked.toDay, rule: asked.refusedFor }
      : null;
  const versions = moves.slice(0, VERSIONS_MAXIMUM).flatMap((move) => {
    const proposal = proposedMove(record, move);
    return proposal ? [cardVersion(record, proposal, { kind: 'day', day: move.toDay })] : [];
  });
  const answer = proposed(record, versions, refusal);
  if (answer) return answer;
  const rule = asked?.refusedFor ?? moveTo(anyOtherDay(fromDay, monday, today))?.refusedFor;
  return {
    outcome: 'refused',
    refusal: { kind: 'move', day: toDay ?? fromDay, rule: rule ?? 'rest-day' },
    card: null,
  };
}

/** What runners mean by the kinds that they call sessions by. */
const KINDS_CALLED: Readonly<Record<MovedSession, readonly PlanSessionKind[]>> = {
  long: ['long', 'long-pace'],
  tempo: ['tempo', 'marathon-pace'],
  intervals: ['intervals', 'repetitions', 'hills'],
};

function isCalled(called: MovedSession, { today }: PlanMoment) {
  return ({ kind, day }: PlanSession) => day >= today && KINDS_CALLED[called].includes(kind);
}

/** Neither run nor said to be done. */
function openSession(
  sessions: readonly PlanSession[],
  day: string,
  record: PlanRecord,
  { recordings }: PlanMoment,
): PlanSession | undefined {
  const marks = marksOf(record.marks);
  const run = matchedSessions(sessions, recordings);
  return sessions.find(
    (one) => one.day === day && markOf(marks, one) !== 'done' && !run.has(one.id),
  );
}

/** Hard sessions do not change places: the runner would gain nothing by it. */
function isGoodMove({ refusedFor, swappedWith }: PlannedMove): boolean {
  return refusedFor === null && (swappedWith === null || !isHardKind(swappedWith.kind));
}

const OTHER_DAY_COST = 10;

/** Days that the runner named as theirs come first, then near ones, of these the later. */
function moveOrder({ toDay, isOtherDay }: PlannedMove, fromDay: string): number {
  const distance = dayNumberOf(toDay) - dayNumberOf(fromDay);
  const isEarlier = distance < 0 ? 0.5 : 0;
  return (isOtherDay ? OTHER_DAY_COST : 0) + Math.abs(distance) + isEarlier;
}

function anyOtherDay(fromDay: string, monday: number, today: string): string {
  const days = Array.from({ length: 7 }, (_, offset) => calendarDayOf(monday + offset));
  return days.find((day) => day !== fromDay && day >= today) ?? fromDay;
}

/** What a race is taken for whose distance was not said, the likeliest first; our choice. */
const LIKELY_METERS = [
  RECORD_METERS.tenKilometers,
  RECORD_METERS.fiveKilometers,
  RECORD_METERS.halfMarathon,
] as const;

function raced(
  { day, meters }: Extract<PlanAsk, { kind: 'race' }>,
  record: PlanRecord,
  moment: PlanMoment,
): PlanAskAnswer | null {
  const isPlanned = planOfRecord(record)?.weeks.some(({ sessions }) =>
    sessions.some((session) => session.day === day && session.kind === 'race'),
  );
  if (isPlanned === true) return { outcome: 'race-planned', card: null };
  const proposalOf = (distance: number) => proposedRace(record, moment, { day, meters: distance });
  const asked = proposalOf(meters ?? LIKELY_METERS[0]);
  if (asked === null) return null;
  const refusal: AskRefusal | null =
    typeof asked === 'string' && meters !== null ? { kind: 'race', meters, rule: asked } : null;
  const tried =
    meters === null
      ? LIKELY_METERS
      : typeof asked === 'string'
        ? shorterThan(meters, asked)
        : [meters];
  const versions = tried.flatMap((distance) => {
    const proposal =
      distance === meters && typeof asked !== 'string' ? asked : proposalOf(distance);
    if (proposal === null || typeof proposal === 'string') return [];
    return [cardVersion(record, proposal, { kind: 'distance', meters: distance })];
  });
  const answer = proposed(record, versions, refusal);
  if (answer) return answer;
  const rule: RaceRefusal = typeof asked === 'string' ? asked : 'too-far';
  return {
    outcome: 'refused',
    refusal: { kind: 'race', meters: meters ?? LIKELY_METERS[0], rule },
    card: null,
  };
}

/** The nearest race that may fit where one is too long; the day itself cannot be helped. */
function shorterThan(meters: number, rule: RaceRefusal): number[] {
  if (rule !== 'too-far') return [];
  return Object.values(RECORD_METERS)
    .filter((distance) => distance < meters)
    .sort((a, b) => b - a);
}

function newPlan(
  { goal: said, runsPerWeek }: Extract<PlanAsk, { kind: 'new' }>,
  { start }: PlanDesk,
): PlanAskAnswer {
  if (said.meters === null) {
    return {
      outcome: 'questions',
      isDeclined: false,
      card: { kind: 'questions', goal: null, runsPerWeek, declined: null },
    };
  }
  const goal: PlanGoal = {
    kind: said.day === null ? 'distance' : 'race',
    meters: said.meters,
    seconds: said.day === null ? null : said.seconds,
    day: said.day,
    event: null,
  };
  const outcome = planFromStart(start, goal, defaultAnswers(start.ofRunner, runsPerWeek));
  const declined =
    outcome.outcome === 'declined'
      ? { reason: outcome.reason, nearest: [...outcome.nearest] }
      : null;
  return {
    outcome: 'questions',
    isDeclined: declined !== null,
    card: { kind: 'questions', goal, runsPerWeek, declined },
  };
}
