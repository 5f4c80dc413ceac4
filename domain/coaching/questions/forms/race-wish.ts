import type { PredictedDistance } from '../../facts/facts-of-prediction.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { readQuestionWords } from '../question-aspects.ts';

/** A time over a distance that a runner hopes for. */
export interface RaceWish {
  distance: PredictedDistance;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/** From the fastest runners to a walk: what lies outside is no time over the distance. */
const POSSIBLE_SECONDS: Readonly<Record<PredictedDistance, readonly [number, number]>> = {
  '5000': [12 * MINUTE, 59 * MINUTE],
  '10000': [26 * MINUTE, 119 * MINUTE],
  half: [57 * MINUTE, 4 * HOUR],
  marathon: [2 * HOUR, 8 * HOUR],
};

/** Distances that go without saying: nobody runs four hours for anything shorter. */
const FULL = /\bfull\b|フル|サブ[345３４５]|全马|\bfm\b|破[345](?![0-9])/;
const TEN = /\b10 ?k\b|\bten k\b/;

/** Whether it can be done is asked, and nothing else of the race. */
const ASKS_WHETHER =
  /\b(?:can|could|able|reckon|think|possible|doable|realistic|achievable|feasible|chance|shot|odds|manage|dreaming|crazy|within reach|in me|ready for|good for|capable)\b|切れ(?:る|ます|そう|ない)|切り(?:いけ|行け|でき|可能|は?無理|たい)|(?:いけ|行け|走れ|出せ|狙え|出来|でき|届き?)(?:る|ます|そう)|可能|無理|現実的|能(?:行|不能|跑|进|破|达)|能.{0,12}[吗么不]|[可能]以?.{0,10}(?:吗|么|不)|行(?:不行|吗|么|不)|有戏|有(?:没有)?(?:希望|机会|可能)|可能|够(?:得着|呛)|跑得[进完到]|破.{0,4}(?:吗|么|不|没)|\b(?:duoc|noi) (?:khong|ko|k|hok|chua)\b|\bkha (?:thi|nang)\b|\bco (?:the|noi|kip|duoc)\b|\b(?:noi|kip) (?:khong|ko|k)\b|\bduoc ko\b|\bdc (?:ko|k|khong)\b/;
/** A wish is weighed also where it is only named: "sub 4?", "サブ４いけそう". */
const ASKS_BRIEFLY = /[?？]\s*$|吗|么$/;
const SOMETHING_ELSE =
  /\b(?:pace|how|what|which|splits?|plan|train|taper|eat|ran|did i|finished|yesterday|last (?:week|month|year|sunday|saturday))\b|ペース|何(?:分|キロ)|どの|どう(?!か|で?しょ)|走りました|走った|でした|だった|メニュー|練習|配速|怎么(?!看)|多少|几分|跑了|昨天|计划|训练|练(?:多|什么)|\b(?:the nao|ra sao|bao nhieu|giao an|ke hoach|hom qua|da chay)\b/;

const CLOCK = /(?<![\d:])(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?(?![\d:])/;
const HOURS_MINUTES =
  /(?<!\d)(\d)\s*(?:h(?:rs?|ours?)?|時間|小时|个小时|个?钟头?|tieng|gio)\s*(?:and |và |va )?(\d{1,2}|半|ruoi)?\s*(?:m(?:in\w*)?|分|phut|p)?/;
const HALF_HOUR = /(?<![a-z])(one|two|three|four|five) (?:and a half )?hours?\b/;
const MINUTES = /(?<!\d)(\d{2,3})\s*(?:m(?:in(?:ute)?s?)?\b|分钟?|'|phut|p\b)(?:\s*(\d{2}))?/;
/** A bare number behind a word that makes it a time. */
const BARE =
  /(?:\bsub[- ]?|\bunder |\bbelow |\bbreak(?:ing)? |\binside |\bin |サブ|破|进|入|切|\bduoi |\btrong )\s*([0-9]{1,3})(?![\d:.]| ?(?:k\b|km|キロ|公里|weeks?|months?|days?|years?|週|周|个?月|天|日|年))|([0-9]{2,3}) ?(?:切り|を切|以内|内)|\b(?:half|marathon|hm|fm|full|5 ?k|10 ?k) ?([0-9]{3})(?!\d)|(?:半马|全马|马拉松)(?:跑)?(?:进)?\s*([0-9]{3})(?!\d)/;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/**
 * A time over a distance of which it is asked whether it can be run; null where nothing of the kind is
 * asked.
 *
 * @example readRaceWish('can i run a half in 1:42?') // { distance: 'half', seconds: 6120 }
 */
export function readRaceWish(text: string): RaceWish | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (isSaid(SOMETHING_ELSE)) return null;
  if (!isSaid(ASKS_WHETHER) && !isSaid(ASKS_BRIEFLY)) return null;
  const named = readQuestionWords(text).distance;
  const distance = named ?? (isSaid(FULL) ? 'marathon' : isSaid(TEN) ? '10000' : null);
  if (distance === null) return null;
  for (const words of readings) {
    const seconds = timesIn(words).find((time) => isPossible(time, distance));
    if (seconds !== undefined) return { distance, seconds };
  }
  return null;
}

function isPossible(seconds: number, distance: PredictedDistance): boolean {
  const [least, most] = POSSIBLE_SECONDS[distance];
  return seconds >= least && seconds <= most;
}

/** What a time that is named may mean, the likelier first. */
function timesIn(words: string): number[] {
  const clock = CLOCK.exec(words);
  if (clock) {
    const [, first, second, third] = clock.map(Number) as [number, number, number, number];
    if (clock[3] !== undefined) return [first * HOUR + second * MINUTE + third];
    return [first * HOUR + second * MINUTE, first * MINUTE + second];
  }
  const hours = HOURS_MINUTES.exec(words);
  const minutes = MINUTES.exec(words);
  const spelled = HALF_HOUR.exec(words);
  return [
    ...(hours ? [Number(hours[1]) * HOUR + minutesOf(hours[2]) * MINUTE] : []),
    ...(minutes ? [Number(minutes[1]) * MINUTE + Number(minutes[2] ?? 0)] : []),
    ...(spelled ? [spelledSeconds(spelled)] : []),
    ...bareTimes(words),
  ];
}

function minutesOf(said: string | undefined): number {
  if (said === undefined) return 0;
  return said === '半' || said === 'ruoi' ? 30 : Number(said);
}

function spelledSeconds(found: RegExpExecArray): number {
  const isHalf = found[0].includes('half');
  return (NUMBERS[found[1] ?? ''] ?? 0) * HOUR + (isHalf ? 30 * MINUTE : 0);
}

/** "sub 4" is hours or minutes, and "145" an hour and three quarters. */
function bareTimes(words: string): number[] {
  const found = BARE.exec(words);
  const digits = found?.slice(1).find((group) => group !== undefined);
  if (digits === undefined) return [];
  const number = Number(digits);
  const ofClock = Math.floor(number / 100) * HOUR + (number % 100) * MINUTE;
  const isClock = digits.length === 3 && number % 100 < 60;
  return [...(isClock ? [ofClock] : []), number * HOUR, number * MINUTE];
}
