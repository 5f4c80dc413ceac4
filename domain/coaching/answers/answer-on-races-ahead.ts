import type { Language } from '../../language.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
import type { RaceAhead } from '../questions/forms/race-ahead.ts';
import type { AnswerContext } from './answer-context.ts';
import { ANSWER_LOCALES } from './answer-locale.ts';
import { say, type AnswerPart } from './answer-part.ts';
import { hasNeverRun } from './beginnings/answer-on-beginnings.ts';
import { goalDistanceOf } from './answer-on-runs.ts';
import { answerWithoutWeeks } from './answer-on-days.ts';

interface RaceNeeds {
  /** The longest run before the race. */
  longestMeters: number;
  /** A usual week before the race. */
  weekMeters: number;
  /** Weeks before the race that build nothing up any more. */
  taperWeeks: number;
}

/** What a runner who is to finish well has reached in the last weeks of training. */
const NEEDS: Readonly<Record<PredictedDistance, RaceNeeds>> = {
  '5000': { longestMeters: 5000, weekMeters: 10_000, taperWeeks: 1 },
  '10000': { longestMeters: 9000, weekMeters: 18_000, taperWeeks: 1 },
  half: { longestMeters: 16_000, weekMeters: 26_000, taperWeeks: 2 },
  marathon: { longestMeters: 28_000, weekMeters: 42_000, taperWeeks: 3 },
};
/** What somebody who begins now can finish within weeks, running and walking. */
const FINISHED_BY_BEGINNERS: ReadonlySet<PredictedDistance> = new Set<PredictedDistance>(['5000']);
/** By which share a week or a long run may grow from week to week. */
const STEP_SHARE = 1.1;
/** Every fourth week is a lighter one. */
const WEEKS_FOR_THREE_STEPS = 4 / 3;
/** A week of illness or work is to have room. */
const SPARE_WEEKS = 3;

/** Whether the time until a race is enough for the runner as they stand now, and what it rests on. */
export function answerOnRaceAhead(asked: RaceAhead, context: AnswerContext): AnswerPart[] {
  const distance = asked.distance ?? goalDistanceOf(context);
  if (distance === null) return [say('race.aheadUnknown'), say('race.aheadPlan')];
  return answerOnNamedRace({ ...asked, distance }, context);
}

/** A race ahead whose distance is known. */
type NamedRace = RaceAhead & { distance: PredictedDistance };

function answerOnNamedRace(ahead: NamedRace, context: AnswerContext): AnswerPart[] {
  if (hasNeverRun(context) && FINISHED_BY_BEGINNERS.has(ahead.distance)) {
    return [say('begin.race'), say('begin.first')];
  }
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const asked = say('race.wished', { wish: inWords(ahead, context.conversation.language) });
  const needed = weeksNeeded(ahead.distance, context);
  if (needed === null) return [asked, say('race.aheadUnknown'), say('race.aheadPlan')];
  const verdict =
    ahead.weeks >= needed + SPARE_WEEKS
      ? 'race.aheadEnough'
      : ahead.weeks >= needed
        ? 'race.aheadTight'
        : 'race.aheadShort';
  return [asked, say(verdict), say('race.aheadPlan')];
}

/** Weeks until the long run and the week are as long as the race needs them; null = no run is known. */
function weeksNeeded(distance: PredictedDistance, { value }: AnswerContext): number | null {
  const longest = value('runner.longest30');
  if (longest === null) return null;
  const { longestMeters, weekMeters, taperWeeks } = NEEDS[distance];
  const week = value('runner.weeks.mean') ?? longest;
  const steps = Math.max(stepsBetween(longest, longestMeters), stepsBetween(week, weekMeters));
  return Math.ceil(steps * WEEKS_FOR_THREE_STEPS) + taperWeeks;
}

function stepsBetween(now: number, then: number): number {
  return Math.max(0, Math.ceil(Math.log(then / now) / Math.log(STEP_SHARE)));
}

/** A race as it is named; `[time]` stands for how far off it is. */
const RACES: Readonly<Record<Language, Readonly<Record<PredictedDistance, string>>>> = {
  ja: {
    '5000': '[time]の5 km',
    '10000': '[time]の10 km',
    half: '[time]のハーフ',
    marathon: '[time]のフルマラソン',
  },
  en: {
    '5000': '5 km [time]',
    '10000': '10 km [time]',
    half: 'a half marathon [time]',
    marathon: 'a marathon [time]',
  },
  zh: {
    '5000': '[time]的5公里',
    '10000': '[time]的10公里',
    half: '[time]的半马',
    marathon: '[time]的全马',
  },
  'zh-tw': {
    '5000': '[time]的5公里',
    '10000': '[time]的10公里',
    half: '[time]的半馬',
    marathon: '[time]的全馬',
  },
  vi: {
    '5000': '5 km [time]',
    '10000': '10 km [time]',
    half: 'half marathon [time]',
    marathon: 'marathon [time]',
  },
};
const LATER: Readonly<
  Record<Language, Readonly<Record<'weeks' | 'months', (count: number) => string>>>
> = {
  ja: { weeks: (count) => `${count}週間後`, months: (count) => `${count}か月後` },
  en: {
    weeks: (count) => `in ${count} weeks`,
    months: (count) => (count === 1 ? 'in a month' : `in ${count} months`),
  },
  zh: { weeks: (count) => `${count}周后`, months: (count) => `${count}个月后` },
  'zh-tw': { weeks: (count) => `${count}週後`, months: (count) => `${count}個月後` },
  vi: { weeks: (count) => `sau ${count} tuần`, months: (count) => `sau ${count} tháng` },
};

function inWords({ distance, said }: NamedRace, language: Language): string {
  return RACES[language][distance].replace('[time]', timeInWords(said, language));
}

const DAYS_A_MONTH = 30.5;

function timeInWords({ unit, number }: RaceAhead['said'], language: Language): string {
  if (unit !== 'month') return LATER[language][unit](number);
  const month = new Intl.DateTimeFormat(ANSWER_LOCALES[language], {
    month: language === 'en' || language === 'vi' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date((number - 0.5) * DAYS_A_MONTH * DAY_MILLISECONDS));
  if (language === 'vi') return `vào ${month.toLowerCase()}`;
  return language === 'en' ? `in ${month}` : month;
}
