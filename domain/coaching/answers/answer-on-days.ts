import { meaningsNamed } from '../questions/meanings/asked-meaning.ts';
import type { AnswerContext } from './answer-context.ts';
import { hasNeverRun } from './beginnings/answer-on-beginnings.ts';
import { NEXT_STEP, say, sayIf, type AnswerPart } from './answer-part.ts';
import { isHardPurpose } from '../facts/earlier-runs.ts';
import { NEAR_USUAL_SHARE } from '../facts/recent-strain.ts';
import { isHot } from '../facts/weather/facts-of-weather.ts';
import { isTired } from '../feedback/finding-tests.ts';
import { speaksOfSomebodyElse } from '../safety/low-day.ts';
import { complaintIn, type Complaint } from '../safety/question-complaint.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import type { NextStepCode } from '../feedback/session-reading.ts';

/** The past seven days over the usual week: a jump, less. */
const FAR_SHARE = 1.3;
const DOWN_SHARE = 0.88;

/**
 * What comes next: before a race that the question says is near, freshness and
 * no session, however much the week lacks one.
 */
export function nextStepOf({ words, safety }: AnswerContext): AnswerPart {
  const isBeforeRace = words.has('race within a week');
  return isBeforeRace && !safety.isReturning ? say('next.beforeRace') : NEXT_STEP;
}

/** More hard runs in seven days than can be recovered from. */
const HARD_RUNS_MOST = 3;

/**
 * Nothing to answer from: no run has come for weeks, or ever, or the source of those that came
 * withholds them.
 */
export function answerWithoutRuns({ conversation, standing }: AnswerContext): AnswerPart[] {
  if (standing.lastRun) return [say('noHistory.old'), NEXT_STEP];
  return conversation.isHistoryWithheld === true
    ? [say('noHistory.withheld'), say('noHistory.withheldNext')]
    : [say('noHistory.plain'), say('noHistory.next')];
}

/** Why nothing can be said of weeks; null where it can. */
export function answerWithoutWeeks(context: AnswerContext): AnswerPart[] | null {
  if (context.conversation.isHistoryArriving) return [say('noHistory.arriving')];
  return context.standing.earlierRuns.length === 0 ? answerWithoutRuns(context) : null;
}

export function answerOnWeek(context: AnswerContext): AnswerPart[] {
  const { words, has, value } = context;
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  if (words.has('lastWeek')) return [weekPart(context, 'lastWeek'), nextStepOf(context)];
  const isEmpty = !has('runner.week.runs');
  const days = value('runner.sevenDays.distance');
  return [
    weekPart(context, 'week'),
    ...sayIf(isEmpty, weekPart(context, 'lastWeek')),
    ...(days === null ? [] : withUsual(context)),
    nextStepOf(context),
  ];
}

/** What a week as long as usual holds where the next step asks for less all the same. */
const MORE_THAN_DISTANCE: Readonly<Partial<Record<NextStepCode, AnswerPart>>> = {
  restTired: say('week.nearTired'),
  restAfterSpike: say('week.nearLong'),
  afterVeryLong: say('week.nearLong'),
  afterSevere: say('week.nearLong'),
  lightDays: say('week.nearJump'),
};

/** The past days beside what is usual, and how many of them were hard. */
function withUsual(context: AnswerContext): AnswerPart[] {
  const { value, nextStep } = context;
  const days = value('runner.sevenDays.distance');
  const usual = value('runner.weeks.mean');
  if (days === null || usual === null) return [say('week.noUsual'), ...hardPart(context)];
  const share = days / usual;
  const more = MORE_THAN_DISTANCE[nextStep.code];
  const isNear = share > DOWN_SHARE && share <= NEAR_USUAL_SHARE;
  // Praised as steady, it would contradict a next step that asks for less.
  return more && isNear ? [more] : [comparison(share), ...hardPart(context)];
}

/** This week until now beside the last one, and both beside what is usual. */
export function answerOnWeeks(context: AnswerContext): AnswerPart[] {
  const { value } = context;
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const days = value('runner.sevenDays.distance');
  const usual = value('runner.weeks.mean');
  return [
    weekPart(context, 'week'),
    weekPart(context, 'lastWeek'),
    ...whichWeek(context),
    ...(days === null || usual === null ? [] : [comparison(days / usual)]),
  ];
}

/** Weeks that differ by less are alike. */
const ALIKE_SHARE = 0.03;

/** Which of the two weeks has more kilometres so far, and by how many. */
function whichWeek({ value }: AnswerContext): AnswerPart[] {
  const now = value('runner.week.distance');
  const before = value('runner.lastWeek.distance');
  if (now === null || before === null) return [];
  if (Math.abs(now - before) <= ALIKE_SHARE * Math.max(now, before)) return [say('runs.weekAlike')];
  return [
    say(now > before ? 'runs.weekMore' : 'runs.weekLess', { wish: '{{answer.weeks.difference}}' }),
  ];
}

/** Whether it has been too much: the past days beside what is usual, the hard ones, the fatigue. */
export function answerOnLoad(context: AnswerContext): AnswerPart[] {
  const { standing } = context;
  if (hasNeverRun(context)) return [say('begin.often'), say('begin.first')];
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const [compared, ...hard] = withUsual(context);
  return [
    ...(compared ? [compared] : []),
    ...sayIf(isTired(standing.session), say('restWhy.tired')),
    ...hard,
    nextStepOf(context),
  ];
}

/** How to run more: from the usual week on, and only where the past days leave room for it. */
export function answerOnIncrease(context: AnswerContext): AnswerPart[] {
  const { value } = context;
  const days = value('runner.sevenDays.distance');
  const usual = value('runner.weeks.mean');
  const isFull = days !== null && usual !== null && days / usual > NEAR_USUAL_SHARE;
  if (isFull || answerWithoutWeeks(context)) return answerOnLoad(context);
  return [say(usual === null ? 'week.noUsual' : 'increase.how'), nextStepOf(context)];
}

function weekPart({ value, has }: AnswerContext, week: 'week' | 'lastWeek'): AnswerPart {
  const isLast = week === 'lastWeek';
  if (!has(`runner.${week}.distance`)) return say(isLast ? 'week.lastNone' : 'week.none');
  const isSingle = value(`runner.${week}.runs`) === 1;
  if (isLast) return say(isSingle ? 'week.lastSingle' : 'week.last');
  return say(isSingle ? 'week.soFarSingle' : 'week.soFar');
}

function comparison(share: number): AnswerPart {
  if (share >= FAR_SHARE) return say('week.far');
  // As the next step has it: what asks for less is not called steady.
  if (share > NEAR_USUAL_SHARE) return say('week.up');
  return say(share <= DOWN_SHARE ? 'week.down' : 'week.steady');
}

function hardPart({ value }: AnswerContext): AnswerPart[] {
  const runs = value('runner.sevenDays.runs') ?? 0;
  const hard = value('runner.sevenDays.hardRuns') ?? 0;
  if (runs < 2) return [];
  if (hard === 0) return [say('week.allEasy')];
  if (hard === 1) return [say('week.hardSingle')];
  return [say(hard > HARD_RUNS_MOST ? 'week.hardMany' : 'week.hardSome')];
}

/** What the next step's own words already say: rest comes first. */
const RESTS_FIRST: ReadonlySet<NextStepCode> = new Set<NextStepCode>([
  'restTired',
  'restAfterSpike',
  'afterVeryLong',
  'afterSevere',
  'raceRecovery',
]);
const RUNS_ON: ReadonlySet<NextStepCode> = new Set<NextStepCode>([
  'easyNext',
  'easyAgain',
  'afterRecovery',
  'slowDown',
  'tempo',
  'intervals',
  'long',
  'restart',
  'afterWalk',
  'afterCrossTraining',
  'recordAgain',
  'firstRuns',
  'runWalkAgain',
]);

export function answerOnRest(context: AnswerContext): AnswerPart[] {
  const { nextStep, standing, words, question } = context;
  if (nextStep.code === 'pain') return [say('nextWhy.pain'), NEXT_STEP, say('pain.doctor')];
  if (complaintIn(question) === 'soreness') {
    return [say('pain.soreness'), say('rest.easy'), say('pain.sorenessDoctor')];
  }
  if (standing.earlier.length === 0 && !standing.lastRun) {
    const isWithheld = context.conversation.isHistoryWithheld === true;
    return [say(isWithheld ? 'noHistory.withheld' : 'rest.unknown'), say('rest.listen')];
  }
  const why = whyRest(context);
  if (words.has('tired') && !speaksOfSomebodyElse(question)) {
    return [say('rest.tiredSaid'), ...why, say('rest.easy'), say('rest.listen')];
  }
  const next = nextStepOf(context);
  if (RESTS_FIRST.has(nextStep.code)) return [say('rest.rest'), ...why, next];
  if (!RUNS_ON.has(nextStep.code)) return [say('rest.easy'), ...why, next];
  // Today's running is done: what is planned is for the days to come.
  if (standing.earlierRuns[0]?.daysAgo === 0) return [...why, say('rest.rest'), next];
  // With an old newest run nothing is known of the days before.
  const known = sayIf(standing.earlier.length > 0, say('rest.run'));
  return [...known, ...why, say('rest.listen'), next];
}

const TOMORROW = /\btomorrow\b|明日|あした|明天|\bmai\b/;
const TODAY = /\btoday\b|\btonight\b|今日|今天|今晚|今夜|\b(?:hom nay|bay gio|toi nay)\b/;

/** What is asked of tomorrow is not answered of today. */
function isOfTomorrow(question: string): boolean {
  const readings = questionSpellings(question);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  return isSaid(TOMORROW) && !isSaid(TODAY);
}

/** Less than was planned, and what was planned later. */
export function answerOnLowDay(context: AnswerContext): AnswerPart[] {
  if (context.nextStep.code === 'pain') return answerOnRest(context);
  const { lowDay, words } = context;
  if (isOfTomorrow(context.question)) return [say('easier.tomorrow'), say('easier.later')];
  const why = whyRest(context);
  if (lowDay === 'slept-badly') return [say('easier.sleep'), ...why, say('easier.later')];
  return words.has('tired')
    ? [say('rest.tiredSaid'), ...why, say('rest.easy'), say('easier.later')]
    : [say('easier.low'), ...why, say('easier.later')];
}

function whyRest({ standing, has }: AnswerContext): AnswerPart[] {
  const { earlierRuns, lastRun, session } = standing;
  if (isTired(session) && has('runner.load.fatigue', 'runner.load.fitness')) {
    return [say('restWhy.tired')];
  }
  const hard = earlierRuns.find(({ activity }) => isHardPurpose(activity.purpose));
  if (hard?.daysAgo === 0) return [say('restWhy.hardToday')];
  if (hard?.daysAgo === 1) return [say('restWhy.hardYesterday')];
  const last = lastRun?.daysAgo;
  if (last === 0) return [say('restWhy.ranToday')];
  if (last !== undefined && last > 2) return [say('restWhy.daysOff')];
  return hard && hard.daysAgo < 10 ? [say('restWhy.hardDays')] : [];
}

export function answerOnPain(complaint: Complaint): AnswerPart[] {
  switch (complaint) {
    case 'illness':
      return [say('pain.illness'), say('pain.illnessReturn'), say('pain.illnessDoctor')];
    case 'soreness':
      return [say('pain.soreness'), say('pain.sorenessNext'), say('pain.sorenessDoctor')];
    case 'injury':
      return [say('pain.injury'), say('pain.return'), say('pain.doctor')];
  }
}

export function answerOnWarmUp({ question, words, has }: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(question);
  const fast = say(has('runner.warmUp.duration') ? 'warmUp.fast' : 'warmUp.generic');
  // A question about stretching after a run asks for no warm-up.
  const isAfter = words.has('stretching') && said.has('after') && !said.has('before');
  if (words.has('coolDown') || isAfter) return [say('warmUp.after'), say('warmUp.stretch')];
  if (words.has('stretching')) return [say('warmUp.stretch'), fast, say('warmUp.next')];
  if (words.has('strides')) return [say('warmUp.strides'), fast, say('warmUp.next')];
  if (words.has('easyRun') && !words.has('race')) return [say('warmUp.easy'), fast];
  return [fast, say('warmUp.strides'), say('warmUp.easy'), say('warmUp.next')];
}

export function answerOnConditions({ words, value }: AnswerContext): AnswerPart[] {
  if (words.has('cold')) return [say('cold.effort'), say('cold.next')];
  // A sensor at the wrist measures the runner: only the weather service says how warm it was.
  const wasHot = isHot(value('temperature.weather'), value('humidity.percent'));
  return [
    ...sayIf(wasHot, say('heat.measured')),
    say('heat.effort'),
    say('heat.pulse'),
    say('heat.stop'),
    say('heat.next'),
  ];
}

export function answerOnHills({ words, topic }: AnswerContext): AnswerPart[] {
  const isHilly = topic !== null && topic.view.isHilly;
  if (words.has('downhill')) return [say('hills.down'), say('hills.effort'), say('hills.next')];
  return [
    ...sayIf(isHilly, say('hills.measured')),
    say('hills.effort'),
    say('hills.pulse'),
    say('hills.down'),
    say('hills.next'),
  ];
}
