import type { PredictedDistance } from '../../facts/facts-of-prediction.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { readQuestionWords } from '../question-aspects.ts';
import { timesIn } from './wished-times.ts';

/** A time over a distance that a runner hopes for. */
export interface RaceWish {
  distance: PredictedDistance;
  seconds: number;
  /** Hoped for on a later day: in spring, after months of training. */
  isLater: boolean;
}

const MINUTE = 60;
const HOUR = 3600;
/** A question about more than two at once is answered on the first two. */
const MOST = 2;

/** From the fastest runners to a walk: what lies outside is no time over the distance. */
const POSSIBLE_SECONDS: Readonly<Record<PredictedDistance, readonly [number, number]>> = {
  '5000': [12 * MINUTE, 59 * MINUTE],
  '10000': [26 * MINUTE, 119 * MINUTE],
  half: [57 * MINUTE, 4 * HOUR],
  marathon: [2 * HOUR, 8 * HOUR],
};
const KILOMETERS: Readonly<Record<PredictedDistance, number>> = {
  '5000': 5,
  '10000': 10,
  half: 21.0975,
  marathon: 42.195,
};

/** Distances that go without saying: nobody runs four hours for anything shorter. */
const FULL =
  /\bfull\b|フル|サブ(?:[345]|スリー|フォー|ファイブ)|全马|\bfm\b|破[345三四五](?![0-9十])/;
const TEN = /\b10 ?k\b|\bten k\b/;

/** Whether it can be done is asked, and nothing else of the race. */
const ASKS_WHETHER =
  /\b(?:can|could|able|reckon|think|possible|doable|realistic|achievable|feasible|chance|shot|odds|manage|dreaming|crazy|within reach|in me|ready for|good for|capable)\b|切れ(?:る|ます|そう|ない)|切り(?:いけ|行け|でき|可能|は?無理|たい)|(?:いけ|行け|走れ|出せ|狙え|出来|でき|届き?)(?:る|ます|そう)|可能|無理|現実的|能(?:行|不能|跑|进|破|达)|能.{0,12}[吗么不]|[可能]以?.{0,10}(?:吗|么|不)|行(?:不行|吗|么|不)|有戏|有(?:没有)?(?:希望|机会|可能)|可能|够(?:得着|呛)|跑得[进完到]|破.{0,4}(?:吗|么|不|没)|\b(?:duoc|noi) (?:khong|ko|k|hok|chua)\b|\bkha (?:thi|nang)\b|\bthuc te\b|靠谱|现实吗|有谱|\bco (?:the|noi|kip|duoc)\b|\b(?:noi|kip) (?:khong|ko|k)\b|\bduoc ko\b|\bdc (?:ko|k|khong)\b/;
/** A wish is weighed also where it is only named: "sub 4?", "サブ４いけそう". */
const ASKS_BRIEFLY = /[?？]\s*$|吗|么$/;
/** A distance and a time, and not a word more. */
const NOTHING_ELSE =
  /^(?:全马|半马|马拉松|10公里|十公里|フル(?:マラソン)?|マラソン|ハーフ)?(?:で|を)?(?:跑进|跑|破|进|サブ)(?:[0-9.:]+|[一二两三四五六十]+|スリー|フォー|ファイブ)(?:小时|分钟?)?[^\p{L}]*$/u;
const SOMETHING_ELSE =
  /\b(?:pace(?! (?:possible|doable|realistic))|how|what|which|splits?|plan|train(?!(?:ing)? (?:\w+ ){0,3}(?:months?|weeks?|years?|hard|more|well|properly))|taper|ran|did i|finished|yesterday|last (?:week|month|year|sunday|saturday))\b|(?<![0-9分秒])ペース|何(?:分|キロ)|どの|どう(?!か|で?しょ)|走りました|走った|でした|だった|メニュー|練習(?!.{0,2}(?:すれば|したら|して|で|を))|配速|怎么(?!看)|多少|几分|跑了|昨天|计划|训练|练(?:多|什么)|\b(?:the nao|ra sao|bao nhieu|giao an|ke hoach|hom qua|da chay)\b/;
/** Beside these a number is a temperature, a meal, a night, a heartbeat or a time of day. */
const NUMBER_OF_ELSE =
  /\b(?:eat\w*|ate|meals?|lunch|dinner|breakfast|food|coffee|drink\w*|gels?|sleep\w*|slept|naps?|wake|woke|alarm|heat|hot|degrees?|humid\w*|rain\w*|cold|wind\w*|hilly|hills?|bpm|heart ?rate|hr|pulse|shoes|warm ?up|cut[- ]?off|time limit|longest|long runs?)\b|食|飯|ごはん|飲|寝|眠|睡|起き|気温|暑|坂|心拍|スタート|開始|関門|制限|ジェル|トイレ|シューズ|最長|ロング|吃|喝|起床|气温|天热|心率|起跑|关门|咖啡|早餐|最长|ăn |\ban (?:duoc|dc|gi|sang|trua|toi|com|xong|no|truoc|nhe)\b|\b(?:ngu|uong|nong|nhip tim|xuat phat|bai dai|dai nhat)\b/;

const LATER =
  /\b(?:by|before|until|till|for|next|this) (?:the |next |this )?(?:spring|summer|autumn|fall|winter|season|christmas|new year|end of|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b|\bin (?:about )?(?:a few|a couple of|\d+|one|two|three|four|five|six|eight|ten|twelve|a)(?: more)?(?: (?:or|to) \w+)? (?:months?|weeks?|years?)\b|\b(?:\d+|two|three|four|five|six) (?:months?|weeks?) (?:of|away|out|from now|to go)\b|\bnext year\b|\b(?:one day|some ?day|eventually)\b|\b(?:if|when|once|after) i(?:'ve)? train\w*|\bafter \w+ months?\b|[0-9数半一二三四五六]+ ?(?:[ヶかカケ個箇]月|週間?|年)(?:後|で|あれば|練習|間)|(?:春|夏|秋|冬|年末|来年|来月|来季|来シーズン)(?:まで|に|の|は|なら|$|[、, ])|いつか|練習(?:すれば|したら|して)|[0-9一二两三四五六几半]+ ?(?:个月|周|年)(?:后|内|之后|以后|的?训?练)|练.{0,3}(?:个月|周|年)|明年|(?:今年)?年底|年内|下个?月|(?:今年|明年|到)?[春夏秋冬](?:天|季)|开春|以后|将来|\b(?:\d+|may|vai) (?:thang|tuan) (?:nua|sau|tap|toi)\b|\b(?:sau|trong|tap) (?:\d+|may|vai) (?:thang|tuan)\b|\bnam sau\b|\bcuoi nam\b|\bmua (?:xuan|he|thu|dong)\b|\bsang nam\b/;

/** Two wishes in one breath. */
const BETWEEN_WISHES =
  /\b(?:or|hay|hoac)\b|[,;、，；]|それとも|または|还是|或者?|\b(?:and|va) (?=(?:an? |the )?(?:half|full|marathon|\d+ ?k))/g;

/**
 * The times over a distance of which it is asked whether they can be run, in order and two at most.
 *
 * @example readRaceWishes('can i run a half in 1:42?') // [{ distance: 'half', seconds: 6120, isLater: false }]
 */
export function readRaceWishes(text: string): RaceWish[] {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (isSaid(SOMETHING_ELSE) || isSaid(NUMBER_OF_ELSE)) return [];
  if (![ASKS_WHETHER, ASKS_BRIEFLY, NOTHING_ELSE].some(isSaid)) return [];
  const ofAll = distanceIn(text);
  if (ofAll === null) return [];
  const isLater = isSaid(LATER);
  for (const words of readings) {
    const wishes = wishesIn(words, ofAll).map((wish) => ({ ...wish, isLater }));
    if (wishes.length > 0) return wishes;
  }
  return [];
}

function distanceIn(text: string): PredictedDistance | null {
  const isSaid = (said: RegExp) => questionSpellings(text).some((words) => said.test(words));
  const named = readQuestionWords(text).distance;
  return named ?? (isSaid(FULL) ? 'marathon' : isSaid(TEN) ? '10000' : null);
}

function wishesIn(words: string, ofAll: PredictedDistance): Omit<RaceWish, 'isLater'>[] {
  const breaks = [...words.matchAll(BETWEEN_WISHES)].map(({ index }) => index);
  const wishes = timesIn(words).flatMap(({ at, readAs, isPerKilometer }) => {
    const from = breaks.findLast((one) => one <= at) ?? 0;
    const to = breaks.find((one) => one > at) ?? words.length;
    const distance = distanceIn(words.slice(from, to)) ?? ofAll;
    const [least, most] = POSSIBLE_SECONDS[distance];
    const seconds = readAs
      .map((one) => (isPerKilometer ? Math.round(one * KILOMETERS[distance]) : one))
      .find((one) => one >= least && one <= most);
    return seconds === undefined ? [] : [{ distance, seconds }];
  });
  const isFirst = ({ distance, seconds }: Omit<RaceWish, 'isLater'>, index: number) =>
    wishes.findIndex((one) => one.distance === distance && one.seconds === seconds) === index;
  return wishes.filter(isFirst).slice(0, MOST);
}
