import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
import { plainText } from '../text/question-text.ts';
import { conceptsOf } from './topics/question-concepts.ts';
import { questionSpellings } from '../text/question-spellings.ts';

/** What a question speaks of besides what it asks. */
export const QUESTION_ASPECTS = [
  'tempo',
  'intervals',
  'longRun',
  'easyRun',
  'race',
  'race within a week',
  'lastWeek',
  'strides',
  'stretching',
  'coolDown',
  'cold',
  'downhill',
  'tired',
  'drift',
  'fastest',
] as const;
export type QuestionAspect = (typeof QUESTION_ASPECTS)[number];

/** A race, not training for one nor its pace. */
const RACE =
  '(?:\\brace\\b|parkrun|marathon\\b|\\bhalf\\b|レース|大会|本番|マラソン|ハーフ|比赛|半马|全马|马拉松|\\bgiai\\b|cuoc dua|\\bthi\\b)(?! ?(?:training|plan|pace|practice|prep|block|の?練習|の?ペース|向け|に向け|のため|训练|配速|计划|练习))';
const WITHIN_A_WEEK =
  '(?:\\b(?:tomorrow|tmrw|this (?:week|weekend)|(?:on|this|coming) (?:mon|tues?|wednes|thurs?|fri|satur|sun)day|in (?:a few|two|three|four|five|six|[2-6]) days|(?:one|two|three|four|five|six|[1-6]) days? (?:to go|left|out|until|till|before|away))\\b|明日|あした|明後日|今週末?|今度の|週末|[月火水木金土日]曜日?|明天|后天|(?<!\\d)[1-6] ?天|(?<!\\d)[1-6] ?日(?:前|後|后)|这?个?周末|本周末?|周[一二三四五六日天]|(?:星期|礼拜)[一二三四五六日天]|[两二三四五六几]天[后之]|\\b(?:con (?:[1-6]|mot|hai|ba|bon|nam|sau) (?:ngay|hom)|(?:[1-6]|hai|ba|bon|nam|sau) (?:ngay|hom) nua|ngay mai|mai|ngay kia|cuoi tuan|chu nhat|thu (?:hai|ba|tu|nam|sau|bay|[2-7]))\\b)';
/** Near enough to belong to it, in the same clause. */
const BESIDE = '[^.,;:!?。、，！？\\n]{0,10}';
const PAST =
  '\\b(?:had|ran|did|raced|(?:race|marathon|half) was|last|after|finished|yesterday)\\b|走りました|走った|でした|だった|終わ|(?<![明午])後|昨|刚|跑完|跑了|比完|赛后|上个|\\b(?:vua|xong|hom qua|da)\\b';

/**
 * One pattern for all languages: Chinese in simplified characters, Vietnamese without tone marks
 * but where only they distinguish words.
 */
const SAID: Readonly<Record<QuestionAspect, RegExp>> = {
  tempo:
    /\btempo\b|threshold|テンポ走|閾値|しきい値|阈值|阈(?:配速|心率)|乳酸阈|(?<![a-z])lt ?(?:配速|pace|ペース|走)|节奏跑|(?<![a-z])t ?(?:配速|pace|ペース)|\bnguong\b/,
  intervals: /\bintervals?\b|\breps?\b|\brepeats?\b|インターバル|间歇|bien toc/,
  longRun: /\blong (run|one)\b|ロング|长距离|长跑|\blsd\b|(buoi|chay|bai) dai/,
  easyRun:
    /\beasy\b|\bjog\w*\b|ジョグ|轻松跑|慢跑|chay (nhe|cham)|pace nhe|(?<![a-z])e ?(?:ペース|pace|配速)|イージー|轻松配速/,
  race: /\brac(e|es|ing)\b|parkrun|marathon|\bhalf\b|レース|大会|本番|マラソン|ハーフ|比赛|赛|全马|半马|马拉松|cuoc dua|\bgiai\b|thi dau|chien thuat|\bhm\b|\bfm\b/,
  'race within a week': new RegExp(
    `^(?!.*(?:${PAST})).*?(?:${RACE}${BESIDE}${WITHIN_A_WEEK}|${WITHIN_A_WEEK}${BESIDE}${RACE})`,
    's',
  ),
  lastWeek:
    /last week|previous week|the week before|先週|せんしゅう|前の週|上周|上星期|上个?礼拜|tuan (truoc|roi|vua roi)/,
  strides: /strid|流し|ウィンドスプリント|ウインドスプリント|加速跑|快步跑|大步跑|tang toc ngan/,
  stretching: /stretch|ストレッチ|拉伸|拉筋|伸展|gian co|cang co|keo gian/,
  coolDown:
    /cool|ダウン|冷身|收操|缓和|放松|tha long|after (?:i )?finish|after(wards)? .{0,16}(run|that|session|workout)|跑后|跑完|走り?終わ|chay xong/,
  cold: /寒流|寒波|(?<![\d.])\d ?(?:℃|度)(?!.{0,3}(?:角|坡))|零下|氷点下|マイナス ?\d|\bminus \d|\bbelow (?:zero|freezing)|\bam \d+ do\b|(?<![\d.])[1-4]?\d ?(?:°? ?f|fahrenheit)\b|\b(cold|freezing|winter|pour(?:s|ing)?|drizzl\w*|downpour|showers|snow\w*|ic[ey]|rain\w*|wind\w*|headwind|storm\w*|frost\w*)\b|寒|さむ|冬|雪|雨|風|凍|冷(?!身)|风|结冰|台风|lạnh|rét|mưa|gió|bão|troi (lanh|mua|ret)|gio (to|lon|manh)/,
  downhill: /downhill|descent|下り|くだり|下坡|下山|xuong doc/,
  tired:
    /\b(tired|exhausted|fatigued?|knackered|wiped|heavy|dead|drained|concrete|lead|bricks?|no energy|worn out|slept|sleep|shattered|legs? (?:are|feel) (?:\w+ )?(?:toast|shot|cooked|fried|wrecked|trashed|gone))\b|疲れ|つかれ|だる|しんど|重|寝不足|寝てな|眠|累|疲|没睡|睡不|睡得(?!(?:也|很|挺|都)?(?:饱|飽|足|香|好))|腿(很|好|有点)?(沉|重)|没力|乏|铅|\bmet\b|uể oải|ue oai|\boai\b|thieu ngu|ngu it|nang chan|chan (\S+ )?nang|duoi suc/,
  drift:
    /(heart ?rate|\bhr\b|pulse|cardiac)(?: \w+)? drift|drift(?:ed|ing)? (?:of |in )?(?:my )?(?:heart|hr\b|pulse)|\bdrift\b|decoupl|デカップリング|心拍.{0,4}ドリフト|心率.{0,3}[漂飘]移|nhip tim.{0,8}(?:troi|drift)|troi nhip/,
  fastest: /\b(fastest|quickest)\b|最速|(一番|最も|いちばん)(速|早|はや)|最快|nhanh nhat/,
};

/** What a question is about, according to its words. */
export interface QuestionWords {
  has: (aspect: QuestionAspect) => boolean;
  /** The race it names; null = none. */
  distance: PredictedDistance | null;
  /** The kilometre it asks for, from 1; null = none. */
  kilometer: number | null;
  /** The repetition it asks for, from 1; null = none. */
  repetition: number | null;
  /** Whether there are letters or figures to read at all. */
  isReadable: boolean;
}

const DISTANCES: readonly (readonly [PredictedDistance, RegExp])[] = [
  ['half', /\bhalf\b|half[- ]?marathon|ハーフ|半马|半程|\b21 ?k|\bhm\b|ban marathon/],
  ['marathon', /marathon|フル|マラソン|全马|马拉松|全程|\b42 ?k|\bfm\b/],
  ['10000', /(?<!\d)10 ?(k|キロ|公里|千米)|十公里|\bten k\b/],
  ['5000', /(?<![\d.])5 ?(k|キロ|公里|千米)|五公里|\bfive k\b|parkrun/],
];

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  nhat: 1,
  hai: 2,
  ba: 3,
  tu: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
};
const NUMBER = '([0-9]{1,3})';
const ORDINAL = `(${Object.keys(ORDINALS).slice(0, 10).join('|')})`;
const ORDINAL_WIDE = '([一二两三四五六七八九十])';
const ORDINAL_VI = '(nhat|hai|ba|tu|nam|sau|bay|tam|chin|muoi)';

const KILOMETER_SAID: readonly RegExp[] = [
  new RegExp(`${NUMBER} ?(?:st|nd|rd|th) (?:km|kilomet|mile|split)`),
  new RegExp(
    `\\b(?:km|kilomet(?:er|re)|split|cay)s? ?(?:number |no\\.? ?|thu |so )?#?${NUMBER}\\b`,
  ),
  new RegExp(`\\b${ORDINAL} (?:km|kilomet|mile|split)`),
  new RegExp(`${NUMBER} ?(?:キロ|km|k)目`),
  new RegExp(`第 ?${NUMBER} ?(?:公里|千米|km|k)`),
  new RegExp(`第 ?${ORDINAL_WIDE} ?(?:公里|千米|km|k)`),
  new RegExp(`(?:km|cay) thu ${ORDINAL_VI}\\b`),
];
const REPETITION_SAID: readonly RegExp[] = [
  new RegExp(`${NUMBER} ?(?:st|nd|rd|th) (?:rep|interval|repeat)`),
  new RegExp(`\\b(?:rep|interval|repeat|repetition) ?(?:number |thu |so )?#?${NUMBER}\\b`),
  new RegExp(`\\b${ORDINAL} (?:rep|interval|repeat)`),
  new RegExp(`${NUMBER} ?(?:本|セット)目`),
  new RegExp(`第 ?${NUMBER} ?(?:组|趟|个)`),
  new RegExp(`第 ?${ORDINAL_WIDE} ?(?:组|趟|个)`),
  new RegExp(`(?:\\blan|(?<!\\p{L})tổ|\\bhiep|\\bset) ?(?:thu |thứ |so )?${NUMBER}\\b`, 'u'),
  new RegExp(`\\blan thu ${ORDINAL_VI}\\b`),
];

export function readQuestionWords(text: string): QuestionWords {
  const plain = plainText(text);
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  return {
    has: (aspect) => isSaid(SAID[aspect]),
    distance: DISTANCES.find(([, said]) => isSaid(said))?.[0] ?? null,
    kilometer: numberIn(readings, KILOMETER_SAID),
    repetition: numberIn(readings, REPETITION_SAID),
    isReadable: /[\p{L}\p{N}]/u.test(plain),
  };
}

function numberIn(readings: readonly string[], patterns: readonly RegExp[]): number | null {
  for (const said of patterns) {
    for (const words of readings) {
      const [, word] = said.exec(words) ?? [];
      if (word === undefined) continue;
      const number = ORDINALS[word] ?? Number(word);
      if (Number.isInteger(number) && number > 0) return number;
    }
  }
  return null;
}

/** How even a run was. */
const EVENNESS =
  /\b(?:even(?:ly)? paced|even pace|even splits|steady|consistent|all over the place)\b|安定|ムラ|均一|一定(?:の)?ペース|稳(?!定心率)|均匀|忽快忽慢|\b(?:deu|on dinh|that thuong)\b/;

/** Whether the parts of a run are asked about: its beginning, its end, its halves or kilometres, or how even they were. */
export function asksOfParts(text: string): boolean {
  if (questionSpellings(text).some((words) => EVENNESS.test(words))) return true;
  const concepts = conceptsOf(text);
  return ['start', 'end', 'split', 'fade', 'slowest'].some((concept) => concepts.has(concept));
}
