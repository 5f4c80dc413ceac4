import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { timesIn } from '../forms/wished-times.ts';
import { namedDistance } from './named-runs.ts';

/** A time over a distance of which the pace is asked, or the times on the way. */
export interface TargetTime {
  /** Null = the race of the runner's plan, or what the time is likely for. */
  meters: number | null;
  /** What the words may mean, the likelier first; empty = the time that the runner's races let expect. */
  readAs: readonly number[];
  wants: 'pace' | 'splits';
}

/** From the fastest runners to a brisk walk, in seconds for a kilometre. */
const PACE_SECONDS = [150, 720] as const;

/** Chinese in simplified characters, Vietnamese without tone marks. */
const ASKS_PACE =
  /\bpace\b|\bmin(?:ute)?s? (?:per|a|\/) ?(?:km|k|mile)\b|\bhow fast (?:per|a|each) (?:km|k|mile)\b|キロ(?:何分|いくつ|なんぷん)|何分ペース|ペース|配速|每公里(?:要)?(?:跑)?(?:多少|几)/;
const ASKS_SPLITS =
  /\bsplits?\b|\bevery 5 ?k|\b5 ?k(?:m)? (?:by|at a time)\b|通過(?:タイム|時間)?|ラップ|(?:5キロ|5km|5k)(?:ごと|毎|おき)|每(?:个)?(?:5|五) ?(?:公里|k)|分段|\b(?:moi|tung) 5 ?km\b|\b5 ?km (?:mot|1) lan\b/;
const ASKS =
  /\b(?:what|which|how|give me|make me|need|calculate|work out|tell me|should)\b|[?？]|いくつ|何|什么|哪个|作って|計算|教えて|出して|どの|多少|几|算|帮|给我|\b(?:bao nhieu|may|chia|tinh|giup|cho (?:minh|em|toi|anh|tui)|can)\b/;
/** What was run, or is trained, is no target. */
const NO_TARGET =
  /\bwhy\b|\bdid\b|\bwas\b|\bwere\b|\bran\b|\bintervals?\b|\breps?\b|\brepeats\b|\btempo\b|\blong run\b|\beasy\b|なんで|なぜ|走った|でした|インターバル|ジョグ|为什么|跑了|间歇|节奏跑|轻松跑|长距离|\b(?:tai sao|vi sao|da chay|bien toc|bai dai|chay nhe)\b/;
/** The step of the splits is not the distance of the race. */
const SPLIT_STEP =
  /\bevery 5 ?k(?:m|ilomet\w+)?\b|\b5 ?k(?:m)? splits?\b|(?:5|五) ?(?:キロ|km|k)(?:ごと|毎|おき)の?|每个?(?:5|五) ?(?:公里|千米|km|k)|\b(?:moi|tung) 5 ?km\b|\b5 ?km (?:mot|1) lan\b/g;

/**
 * The time of which the pace or the splits are asked; null = nothing of the kind.
 *
 * @example targetAsked('what pace for a 55 min 10k?') // { meters: 10_000, readAs: [3300], wants: 'pace' }
 */
export function targetAsked(text: string): TargetTime | null {
  const readings = questionSpellings(text);
  const is = (said: RegExp) => readings.some((words) => said.test(words));
  const wants = is(ASKS_SPLITS) ? 'splits' : is(ASKS_PACE) || is(HOW_TO_GO) ? 'pace' : null;
  if (wants === null || is(NO_TARGET) || (!is(ASKS) && wants === 'pace')) return null;
  // Where one spelling shows the step of the splits, the others would show it as a distance.
  const stepped = readings.filter((words) => words.search(SPLIT_STEP) !== -1);
  const named = (stepped.length > 0 ? stepped : readings).map((words) =>
    words.replaceAll(SPLIT_STEP, ' '),
  );
  const meters = namedDistance(named);
  if (meters === null && wants === 'pace') return null;
  for (const words of named) {
    const time = timesIn(words).find(({ isPerKilometer, readAs }) =>
      isPerKilometer ? false : meters === null || readAs.some((one) => isPossible(one, meters)),
    );
    if (time) return { meters, readAs: time.readAs, wants };
  }
  const isForecast = meters !== null && wants === 'splits' && is(SPREADS) && !is(OF_A_DAY);
  return isForecast ? { meters, readAs: [], wants } : null;
}

/** How the effort of a race to come is spread. */
const SPREADS =
  /\b(?:should|aim|target|plan|strategy|split up|spread|pacing)\b|配分|刻(?:め|む)|どう走|分配|怎么(?:配|跑|分)|\b(?:chia|phan bo|nen chay|giu)\b/;
/** The times of a race that was run are looked up. */
const OF_A_DAY =
  /\b(?:yesterday|last|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|曜|昨|前回|上[周次个]|[周星期礼拜][一二三四五六日天]|\b(?:hom qua|vua roi|chu nhat|thu (?:hai|ba|tu|nam|sau|bay))\b/;

const HOW_TO_GO = /キロいくつ|キロ何分|いくつで(?:行|い)け|\bhow fast\b/;

function isPossible(seconds: number, meters: number): boolean {
  const pace = (1000 * seconds) / meters;
  return pace >= PACE_SECONDS[0] && pace <= PACE_SECONDS[1];
}

/** Race distances that a time alone may be meant for, with the longest such time. */
const LIKELY_FOR: readonly (readonly [meters: number, longestSeconds: number])[] = [
  [5000, 34 * 60],
  [10_000, 69 * 60],
  [HALF_MARATHON_METERS, 165 * 60],
  [MARATHON_METERS, Infinity],
];

/**
 * The distance and time that are meant.
 *
 * @param goalMeters the race of the runner's plan; null = there is none
 */
export function resolvedTarget(
  { meters, readAs }: TargetTime,
  goalMeters: number | null,
): { meters: number; seconds: number } | null {
  for (const known of meters === null ? [goalMeters] : [meters]) {
    const seconds = known === null ? undefined : readAs.find((one) => isPossible(one, known));
    if (known !== null && seconds !== undefined) return { meters: known, seconds };
  }
  for (const seconds of meters === null ? readAs : []) {
    const [likely] = LIKELY_FOR.find(([, longest]) => seconds <= longest) ?? [];
    if (likely !== undefined && isPossible(seconds, likely)) return { meters: likely, seconds };
  }
  return null;
}
