import { PLAN_LIMITS } from '../../plans/plan-limits.ts';
import { daysOffSaid } from '../questions/forms/days-off.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';
import { answerWithoutWeeks } from './answer-on-days.ts';

/** A break of a week or two costs little; from the length of a long break on, a runner begins anew. */
const SHORT_BREAK_DAYS = 14;

/**
 * How to come back: by how long the break was, as the runner says or else as the history shows. Never a
 * long or fast run, and a first run as plans begin again, not a share of the old peak.
 */
export function answerOnReturn(context: AnswerContext): AnswerPart[] {
  const { question, standing } = context;
  const days = daysOffSaid(question) ?? standing.lastRun?.daysAgo ?? PLAN_LIMITS.breakDays;
  const length =
    days >= PLAN_LIMITS.longBreakDays
      ? say('return.long')
      : days > SHORT_BREAK_DAYS
        ? say('return.weeks')
        : say('return.short');
  return [length, say('return.start'), say('return.noLong')];
}

/** Rest after a race, whether it is stored or only said. */
export function answerAfterRace({ value, standing }: AnswerContext): AnswerPart[] {
  const daysAgo = value('runner.race.daysAgo');
  const isStored = daysAgo !== null && daysAgo > 1 && daysAgo <= PLAN_LIMITS.longBreakDays;
  const isNewest = standing.earlierRuns[0]?.activity.purpose === 'race';
  return [say('afterRace.plain'), ...sayIf(isStored && isNewest, say('afterRace.stored'))];
}

/** Kind words and one small step; what was run counts, where it is known. */
export function answerOnMotivation(context: AnswerContext): AnswerPart[] {
  const isKnown = answerWithoutWeeks(context) === null && context.has('runner.month.distance');
  return [say('motivation.plain'), ...sayIf(isKnown, say('motivation.done'))];
}

/** What to work on needs a goal, which is asked for; the longest run of these weeks is said beside it. */
export function answerOnWeakness(context: AnswerContext): AnswerPart[] {
  return [say('goal.ask'), ...sayIf(answerWithoutWeeks(context) === null, say('figure.longest'))];
}

/** The newest long run; what counts as one is what its recording was read as. */
export function answerOnLastLongRun(context: AnswerContext): AnswerPart[] {
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const daysAgo = context.value('answer.lastLong.daysAgo');
  if (daysAgo === null) return [say('lastLong.none'), say('figure.longest')];
  return [say(daysAgo > 1 ? 'lastLong.figures' : 'lastLong.now')];
}

/** How long ago the newest run was. */
export function answerOnLastRan(context: AnswerContext): AnswerPart[] {
  const { standing, conversation } = context;
  const daysAgo = standing.lastRun?.daysAgo;
  if (daysAgo === undefined) return answerWithoutWeeks(context) ?? [];
  if (conversation.isHistoryArriving === true) return [say('noHistory.arriving')];
  const code =
    daysAgo === 0 ? 'restWhy.ranToday' : daysAgo === 1 ? 'since.yesterday' : 'restWhy.daysOff';
  return [say(code), say('lastRun.figures', { number: 1 })];
}

/** All that is known, with how far back that is. */
export function answerOnAllTime(context: AnswerContext): AnswerPart[] {
  return answerWithoutWeeks(context) ?? [say('total.known')];
}
