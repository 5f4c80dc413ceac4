import { dayNumber, dayNumberOf, mondayOf } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { planOfRecord } from '../../../plans/plan-record.ts';
import type { MovedSession } from '../../../plans/asked/plan-ask.ts';
import { isHardKind, isLongKind, type PlanSessionKind } from '../../../plans/training-plan.ts';
import type { Language } from '../../../language.ts';
import { isHardPurpose } from '../../facts/earlier-runs.ts';
import { PLAN_WORDS, plannedDayWords } from '../../feedback/plan-words.ts';
import { namedDays } from '../../questions/named-days.ts';
import { readPlanAsk } from '../../questions/read-plan-ask.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { dayFromNow, type AnswerContext } from '../answer-context.ts';
import { answerFromPlan } from '../answer-on-plan.ts';
import { say, type AnswerPart } from '../answer-part.ts';
import { YESTERDAY } from '../asked-runs/day-in-words.ts';

/*
 * Whether a session of the runner's own plan can be run on another day. No two hard days may meet, and a day that
 * keeps them apart is named.
 */

/** Days are counted from today on. */
interface Week {
  context: AnswerContext;
  today: number;
  /** What the plan has, or what was run hard: yesterday is -1. */
  on: (daysAhead: number) => PlannedOn | null;
}

interface PlannedOn {
  daysAhead: number;
  /** Null = it was run already. */
  kind: PlanSessionKind | null;
}

type PlannedSession = PlannedOn & { kind: PlanSessionKind };

interface Move {
  from: PlannedSession;
  /** Null = no day is named. */
  to: number | null;
}

const KINDS_CALLED: Readonly<Record<MovedSession, (kind: PlanSessionKind) => boolean>> = {
  long: isLongKind,
  tempo: (kind) => kind === 'tempo',
  intervals: (kind) => kind === 'intervals' || kind === 'repetitions',
};

/** What is said of a session that is to be moved: by the runner's plan, or by rule where it names no such session. */
export function answerOnMoving(context: AnswerContext): AnswerPart[] {
  const week = weekOf(context);
  const rules = say('advice.moveRules');
  const named = daysIn(week);
  if (context.planned.length === 0 || !named) return [...(answerFromPlan(context) ?? []), rules];
  const from = sessionOn(named.from, week);
  if (from && from.daysAhead === named.to) {
    const said = { runs: sessionWords(from.kind, week), period: dayWords(named.to, week) };
    return [say('move.has', said)];
  }
  if (from) return answerOnMove({ from, to: named.to }, week);
  const day = dayFromNow(week.today, named.from);
  return [{ kind: 'plannedRest', day }, ...nextOf(context), rules];
}

/** What is still to be run on a day. */
function sessionOn(daysAhead: number, week: Week): PlannedSession | null {
  const there = week.on(daysAhead);
  return there !== null && there.kind !== null ? { daysAhead, kind: there.kind } : null;
}

function nextOf(context: AnswerContext): AnswerPart[] {
  return answerFromPlan({ ...context, askedOfPlan: { kind: 'next' } }) ?? [];
}

function answerOnMove({ from, to }: Move, week: Week): AnswerPart[] {
  const said = { runs: sessionWords(from.kind, week), period: dayWords(from.daysAhead, week) };
  const there = to === null ? null : sessionOn(to, week);
  const other = there && isHardKind(there.kind) ? there : null;
  const isHard = isHardKind(from.kind) || other !== null;
  if (!isHard) return [say('move.easy', said)];
  const has = say('move.has', said);
  if (to === null) return [has, ...freeDay(from, week)];
  const beside = isHardKind(from.kind) ? besideOf(from, to, week) : null;
  // Two sessions that change places must both fit.
  const exchanged = other && besideOf(other, from.daysAhead, week);
  const ofFrom = { runs: said.runs, period: dayWords(to, week) };
  if (beside) return [meetsPart(beside, ofFrom, week), ...freeDay(from, week)];
  if (!other || !exchanged) return [has, say('move.fits', ofFrom)];
  const ofOther = { runs: sessionWords(other.kind, week), period: said.period };
  return [meetsPart(exchanged, ofOther, week), ...freeDay(from, week)];
}

function meetsPart(
  meets: PlannedOn,
  ofMoved: { runs: string; period: string },
  week: Week,
): AnswerPart {
  const { language } = week.context.conversation;
  const day = dayWords(meets.daysAhead, week);
  return meets.kind === null
    ? say('move.meetsRun', { ...ofMoved, wish: day })
    : say('move.meets', {
        ...ofMoved,
        wish: SESSION_ON_DAY[language](sessionWords(meets.kind, week), day),
      });
}

/** The day of the same week on which the session meets no other hard one. The nearest without a run comes first. */
function freeDay(from: PlannedSession, week: Week): AnswerPart[] {
  const { today } = week;
  const isSameWeek = (day: number) => mondayOf(today + day) === mondayOf(today + from.daysAhead);
  const days = Array.from({ length: DAYS_A_WEEK }, (_, day) => day)
    .filter((day) => day !== from.daysAhead && isSameWeek(day) && fits(from, day, week))
    .toSorted((a, b) => Math.abs(a - from.daysAhead) - Math.abs(b - from.daysAhead) || b - a);
  const day = days.find((one) => week.on(one) === null) ?? days[0];
  if (day === undefined) return [say('move.noneFree')];
  const period = dayWords(day, week);
  return [say(week.on(day) === null ? 'move.free' : 'move.swap', { period })];
}

function fits(from: PlannedSession, day: number, week: Week): boolean {
  const there = week.on(day);
  if (there && (there.kind === null || isHardKind(there.kind))) return false;
  return besideOf(from, day, week) === null;
}

/** What is hard on the day before or after, but for the session that is moved. */
function besideOf(moved: PlannedOn, day: number, week: Week): PlannedOn | null {
  const beside = [day - 1, day + 1]
    .filter((one) => one !== moved.daysAhead)
    .flatMap((one) => week.on(one) ?? []);
  return beside.find(({ kind }) => kind === null || isHardKind(kind)) ?? null;
}

function weekOf(context: AnswerContext): Week {
  const { standing, planned, conversation } = context;
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes);
  const open = new Map(
    planned.flatMap(({ daysAhead, isOpen, session }) =>
      isOpen ? [[daysAhead, session.kind]] : [],
    ),
  );
  const later = new Map(
    (conversation.plan ? (planOfRecord(conversation.plan)?.weeks ?? []) : [])
      .flatMap(({ sessions }) => sessions)
      .map(({ day, kind }) => [dayNumberOf(day) - today, kind]),
  );
  const isRunHard = (day: number) =>
    standing.earlierRuns.some(
      ({ daysAgo, activity: { purpose } }) => daysAgo === -day && isHardPurpose(purpose),
    );
  return {
    context,
    today,
    on: (daysAhead) => {
      if (daysAhead <= 0 && isRunHard(daysAhead)) return { daysAhead, kind: null };
      const kind = daysAhead < DAYS_A_WEEK ? open.get(daysAhead) : later.get(daysAhead);
      return kind === undefined ? null : { daysAhead, kind };
    },
  };
}

/** The day whose session is to be moved, and the day that is wanted; null = neither a day nor a session is named. */
function daysIn({ context, today }: Week): NamedMove | null {
  const { question, planned } = context;
  const ask = readPlanAsk(question, today, { hasPlan: true });
  const ahead = (day: string | null) => (day === null ? null : dayNumberOf(day) - today);
  if (ask?.kind === 'move') {
    const { session, fromDay, toDay } = ask;
    const called = planned.find(
      (one) => one.isOpen && session !== undefined && KINDS_CALLED[session](one.session.kind),
    );
    const isThere = planned.some(
      (one) => one.daysAhead === ahead(fromDay) && one.session.kind === called?.session.kind,
    );
    // A runner may be mistaken in the day, and hardly in the kind of the session.
    const from = called && !isThere ? called.daysAhead : ahead(fromDay);
    return within(from, ahead(toDay));
  }
  const [from, to] = namedDays(questionSpellings(question), today);
  return from ? within(from.day - today, to ? to.day - today : null) : null;
}

interface NamedMove {
  from: number;
  to: number | null;
}

/** A day that is behind, or further ahead than the plan is looked at, is answered by rule. */
function within(from: number | null, to: number | null): NamedMove | null {
  const isKnown = (day: number) => day >= 0 && day < DAYS_A_WEEK;
  if (from === null || !isKnown(from)) return null;
  return to === null || isKnown(to) ? { from, to } : null;
}

function sessionWords(kind: PlanSessionKind, { context }: Week): string {
  return PLAN_WORDS[context.conversation.language].sessions[kind];
}

function dayWords(daysAhead: number, { context, today }: Week): string {
  const { language } = context.conversation;
  if (daysAhead < 0) return YESTERDAY[language];
  return plannedDayWords(dayFromNow(today, daysAhead), language);
}

/** A session with its day, as one thing. */
const SESSION_ON_DAY: Readonly<Record<Language, (session: string, day: string) => string>> = {
  en: (session, day) => `${session} ${day}`,
  ja: (session, day) => `${day}の${session}`,
  zh: (session, day) => `${day}的${session}`,
  'zh-tw': (session, day) => `${day}的${session}`,
  vi: (session, day) => `${session} ${day}`,
};
