import type { Language } from '../../../language.ts';
import { dayNumber, dayNumberOf } from '../../../measures/calendar-day.ts';
import { formatRecentDay } from '../../../measures/format-measure.ts';
import { isHardKind, isLongKind, type PlanWeek } from '../../../plans/training-plan.ts';
import { planAhead, type PlanAhead } from '../../facts/for-answers/facts-of-plan-ahead.ts';
import { PLAN_WORDS } from '../../feedback/plan-words.ts';
import type { AnswerContext } from '../answer-context.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';

/** Below this many days the week is no useful measure. */
const WEEKS_FROM_DAYS = 14;

function aheadOf({ conversation, standing }: AnswerContext): PlanAhead | null {
  const { startedAt, utcOffsetMinutes } = standing.day;
  return planAhead(conversation.plan ?? null, dayNumber(startedAt, utcOffsetMinutes ?? 0));
}

/** A day of the plan within a sentence: `on Mar 14`, `3月14日`. */
function dateInWords(day: number, { conversation: { language } }: AnswerContext): string {
  return BEFORE_DATE[language] + formatRecentDay(day, language);
}

const BEFORE_DATE: Readonly<Record<Language, string>> = {
  en: 'on ',
  ja: '',
  zh: '',
  'zh-tw': '',
  vi: 'ngày ',
};

/** Where the body comes first, nothing is said of sessions to come. */
function isPlanWaiting({ safety, lowDay }: AnswerContext): boolean {
  return safety.ails !== null || safety.isReturning || lowDay !== null;
}

/** How long it is until the race of the plan. */
export function answerOnRaceCountdown(context: AnswerContext): AnswerPart[] {
  const day = aheadOf(context)?.raceDay ?? null;
  if (day === null) return [say('advice.raceCountdown')];
  const period = dateInWords(day, context);
  const days = context.value('answer.plan.race.days') ?? 0;
  return [
    say(days < WEEKS_FROM_DAYS ? 'advice.raceCountdownDays' : 'advice.raceCountdownKnown', {
      period,
    }),
  ];
}

/** The longest run that the plan still has. */
export function answerOnPlanLongest(context: AnswerContext): AnswerPart[] {
  const longest = aheadOf(context)?.longest ?? null;
  if (longest === null) return [say('advice.planLongest')];
  const period = dateInWords(dayNumberOf(longest.day), context);
  return [say('advice.planLongestKnown', { period })];
}

/** How long the plan goes on, its biggest week and its taper. */
export function answerOnPlanAhead(context: AnswerContext): AnswerPart[] {
  const ahead = aheadOf(context);
  if (!ahead) return [say('advice.planAhead')];
  const { lastDay, taperDay, peakWeek } = ahead;
  const period = dateInWords(lastDay, context);
  return [
    say(peakWeek ? 'advice.planAheadKnown' : 'advice.planAheadLast', { period }),
    ...(taperDay === null
      ? []
      : [say('advice.planAheadTaper', { period: dateInWords(taperDay, context) })]),
  ];
}

/** What next week is for, by the plan or by the usual week. */
export function answerOnNextWeek(context: AnswerContext): AnswerPart[] {
  if (isPlanWaiting(context)) return [say('advice.nextWeekWaits')];
  const week = aheadOf(context)?.nextWeek ?? null;
  if (week === null) return [say('advice.nextWeek')];
  return [
    say('advice.nextWeekKnown'),
    ...focusOf(week, context),
    ...sayIf(week.longMeters > 0, say('advice.nextWeekLong')),
  ];
}

/** Weeks that are short on purpose have no other focus. */
function focusOf(week: PlanWeek, { conversation: { language } }: AnswerContext): AnswerPart[] {
  const { code } = week.reason;
  if (code === 'cut-back' || code === 'taper') return [say('advice.nextWeekEasier')];
  const race = week.sessions.find(({ kind }) => kind === 'race');
  const hard = week.sessions.find(({ kind }) => isHardKind(kind) && !isLongKind(kind));
  const focus = race ?? hard ?? week.sessions.find(({ kind }) => isLongKind(kind));
  const period = focus && PLAN_WORDS[language].sessions[focus.kind];
  return period === undefined ? [] : [say('advice.nextWeekFocus', { period })];
}
