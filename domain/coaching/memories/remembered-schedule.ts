import { WEEKDAYS } from '../questions/question-period.ts';
import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import type { Memory } from '../../memories/memory.ts';
import {
  NO_SCHEDULE,
  REMEMBERED_FACTS,
  type RememberedFact,
  type RememberedOfRunner,
  type RememberedSchedule,
} from '../../memories/remembered-of-runner.ts';
import { bodyPartsIn, type BodyPart } from './body-parts.ts';
import { saysDailyWalks } from './find-memories.ts';

const WEEKEND = /\bweekends?\b|週末|土日|周末|\bcuoi tuan\b/;
const CANNOT =
  /\b(?:can't|cannot|can not|unable|busy|off|rest day|no time|don't (?:run|train)|never|not (?:free|available))\b|走れ(?:な|ませ)|でき(?:な|ませ)|無理|休(?:み|養)|オフ|忙し|時間(?:が|は)?(?:な|あり?ませ|取れな|とれな)|跑不了|跑不成|没办?法|不能|没时间|没空|休息|\b(?:khong (?:chay|tap|ranh)|nghi|ban)\b/;
const ONLY = /\bonly\b|しか|だけ|只有|只能|\bchi\b/;
const CAN =
  /\b(?:can run|can train|free|available|have time)\b|走れ(?:る|ます)|練習でき(?:る|ます)|空いて|大丈夫|有空|有时间|可以跑|能跑|\b(?:ranh|chay duoc|tap duoc)\b/;
const CLUB =
  /\b(?:club|group (?:run|session|training|workout)|track (?:night|session)|team)\b|クラブ|練習会|チーム|跑团|俱乐部|团练|\b(?:cau lac bo|clb|nhom chay)\b/;
const LONG_RUN = /\blong runs?\b|ロング走|ロングラン|長い距離|长距离|长跑|\bchay dai\b/;
const MINUTES = /(\d{2,3}) ?(?:min|分|phut)/;
const MINUTES_BETWEEN = { least: 20, most: 180 } as const;
const TIMES =
  /\b(\w+)(?: (?:times|days|runs|sessions))? (?:a|per|each|every) week\b|週に?([0-9一二三四五六七]) ?[回日]|(?:一|每)个?(?:周|星期|礼拜).{0,8}?([一二两三四五六七\d]) ?[次天回]|\b(?:mot|moi) tuan .{0,20}?\b(hai|ba|bon|nam|sau|[2-7]) (?:buoi|ngay|lan)\b/;
const NUMBERS = [
  ['two', '二', '两', 'hai', '2'],
  ['three', '三', 'ba', '3'],
  ['four', '四', 'bon', '4'],
  ['five', '五', 'nam', '5'],
  ['six', '六', 'sau', '6'],
  ['seven', '七', '7'],
] as const;

function weekdaysIn(words: string): number[] {
  const named = WEEKDAYS.flatMap((day, index) => (day.test(words) ? [index + 1] : []));
  return WEEKEND.test(words) ? [...new Set([...named, 6, 7])] : named;
}

/** As the English word for every weekday of "Mondays" and the like. */
function singular(words: string): string {
  return words.replace(/\b(\w+day)s\b/g, '$1');
}

/** What one note says of days and times. */
function scheduleIn(text: string): RememberedSchedule {
  const plain = plainText(text);
  const words = singular(`${withoutMarks(plain)} ${inSimplified(plain)}`);
  const days = weekdaysIn(words);
  const isOnly = ONLY.test(words);
  const cannot = CANNOT.test(words) && !isOnly;
  const isClub = CLUB.test(words) && !cannot;
  const can = isOnly || (CAN.test(words) && days.length > 1);
  const [day, another] = days;
  const isLongRun = LONG_RUN.test(words) && day !== undefined && another === undefined;
  const minutes = Number(MINUTES.exec(words)?.[1] ?? Number.NaN);
  const isMinutes = minutes >= MINUTES_BETWEEN.least && minutes <= MINUTES_BETWEEN.most;
  const number = TIMES.exec(words)?.slice(1).find(Boolean);
  const place = NUMBERS.findIndex((names) => names.some((name) => name === number));
  return {
    availableWeekdays: can && !cannot && !isLongRun && !isClub ? days : [],
    unavailableWeekdays: cannot && !isLongRun ? days : [],
    longRunWeekday: isLongRun && !cannot ? day : null,
    clubWeekdays: isClub ? days : [],
    runsPerWeek: place === -1 ? null : place + 2,
    minutes: isMinutes ? minutes : null,
  };
}

/**
 * What a runner's notes say of when they can train. Of two that contradict each other the newer counts.
 *
 * @param notes newest first
 */
export function rememberedSchedule(
  notes: readonly Pick<Memory, 'kind' | 'text'>[],
): RememberedSchedule {
  return notes
    .filter(({ kind }) => kind === 'schedule')
    .map(({ text }) => scheduleIn(text))
    .toReversed()
    .reduce((known, said) => {
      const { availableWeekdays: can, unavailableWeekdays: cannot } = said;
      return {
        availableWeekdays:
          can.length > 0 ? can : known.availableWeekdays.filter((day) => !cannot.includes(day)),
        unavailableWeekdays: [
          ...known.unavailableWeekdays.filter((day) => !can.includes(day) && !cannot.includes(day)),
          ...cannot,
        ].sort((a, b) => a - b),
        longRunWeekday: said.longRunWeekday ?? known.longRunWeekday,
        clubWeekdays: said.clubWeekdays.length > 0 ? said.clubWeekdays : known.clubWeekdays,
        runsPerWeek: said.runsPerWeek ?? known.runsPerWeek,
        minutes: said.minutes ?? known.minutes,
      };
    }, NO_SCHEDULE);
}

const SHIFTS =
  /\b(?:night|early|late|rotating|evening) shifts?\b|\bwork (?:nights|shifts)\b|夜勤|シフト制|交代勤務|夜班|轮班|倒班|\b(?:ca dem|theo ca|lam ca)\b/;
const STOMACH = /\b(?:stomach|gut|nausea)\b|胃|お腹|肠|\b(?:da day|bung|buon non)\b/;

const FACT_OF_PART: Partial<Record<BodyPart, RememberedFact>> = {
  shin: 'shins',
  calf: 'calf',
  ankle: 'ankle',
  knee: 'knee',
  hip: 'knee',
  thigh: 'thigh',
};

/** What notes say beside days, as far as a plan minds it: parts that were hurt, shifts, walks and the stomach. */
function factsIn(notes: readonly Pick<Memory, 'kind' | 'text'>[]): RememberedFact[] {
  const facts = new Set(
    notes.flatMap(({ kind, text }): RememberedFact[] => {
      const plain = plainText(text);
      const words = `${withoutMarks(plain)} ${inSimplified(plain)}`;
      if (kind === 'schedule') {
        return [
          ...(SHIFTS.test(words) ? (['shifts'] as const) : []),
          ...(saysDailyWalks(text) ? (['walks'] as const) : []),
        ];
      }
      if (kind === 'preference') return STOMACH.test(words) ? ['stomach'] : [];
      return bodyPartsIn(text).flatMap((part) => FACT_OF_PART[part] ?? []);
    }),
  );
  return REMEMBERED_FACTS.filter((fact) => facts.has(fact));
}

/**
 * What a plan begins from of a runner's notes.
 *
 * @param notes those that still hold, newest first
 */
export function rememberedOfRunner(
  notes: readonly Pick<Memory, 'kind' | 'text'>[],
): RememberedOfRunner {
  return {
    schedule: rememberedSchedule(notes),
    isInjured: notes.some(({ kind }) => kind === 'injury'),
    facts: factsIn(notes),
  };
}
