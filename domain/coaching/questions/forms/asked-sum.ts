import { questionSpellings } from '../../text/question-spellings.ts';
import type { PredictedDistance } from '../../facts/facts-of-prediction.ts';
import { readQuestionWords } from '../question-aspects.ts';

/** A race distance that is run at a pace which the runner names. */
export interface AskedSum {
  distance: PredictedDistance;
  paceSecondsPerKilometer: number;
}

const MINUTE_SECONDS = 60;
/** From the fastest runners to a brisk walk, in seconds for a kilometre. */
const PACE_SECONDS = [150, 720] as const;

/** A pace with minutes and seconds; Chinese simplified, Vietnamese without tone marks. */
const PACES: readonly RegExp[] = [
  /(?<![\d:.])([2-9]|1[01])[:'′.]([0-5]\d)(?![\d:.])/,
  /(?<!\d)([2-9]|1[01]) ?分 ?([0-5]?\d)(?!\d)/,
  /(?:配速|pace) ?([2-9])([0-5]\d)(?!\d)|(?<!\d)([2-9])([0-5]\d) ?(?:配速|pace)/,
  /(?:pace|配速|ペース|キロ) ?([2-9]|1[01])(?:分)?(?![\d:.])|(?<!\d)([2-9]|1[01]) ?(?:min(?:utes?)?)? ?(?:per|a|\/) ?(?:km|kilomet)/,
];
const NAMES_A_PACE =
  /\bpace\b|配速|ペース|キロ|per (?:km|k\b)|\/ ?km|a (?:km|kilomet)|\bhold|\bkeep|\brun\b.{0,20}\bat\b|每公里|moi km/;
const TIME_ASKED =
  /\b(?:what|which|finish\w*) (?:\w+ )?time\b|\bhow long\b|how many (?:minutes|hours)|\bwhat.{0,12}\b(?:get|finish|end up)\b|何(?:時間|分)|(?:どれ|どの)(?:くらい|ぐらい)|タイム(?:は|いくつ)|(?:多少|几|多长)(?:时间|分钟|小时)|多久|能跑多少|完赛(?:时间)?(?:是)?多少|\b(?:bao lau|may (?:tieng|gio|phut)|het bao|mat bao)\b/;

/**
 * How long a race distance takes at a pace that the question names; null where it asks nothing of the kind.
 *
 * @example sumAsked('at 5:40/km, what time will i finish a half?') // { distance: 'half', … }
 */
export function sumAsked(text: string): AskedSum | null {
  const { distance } = readQuestionWords(text);
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (distance === null || !isSaid(NAMES_A_PACE) || !isSaid(TIME_ASKED)) return null;
  for (const words of readings) {
    for (const pattern of PACES) {
      const [minutes, seconds = '0'] = (pattern.exec(words) ?? []).slice(1).filter(Boolean);
      if (minutes === undefined) continue;
      const pace = Number(minutes) * MINUTE_SECONDS + Number(seconds);
      const [least, most] = PACE_SECONDS;
      if (pace >= least && pace <= most) return { distance, paceSecondsPerKilometer: pace };
    }
  }
  return null;
}
