import { questionSpellings } from '../../text/question-spellings.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const RACE_EN = '(?:races?|marathon|half(?: marathon)?|parkrun|10 ?k|5 ?k|hm|fm|event|big day)';
const RACE_JA = '(?:レース|大会|本番|マラソン|ハーフ|フル)';
const RACE_ZH = '(?:比赛|半马|全马|马拉松|赛)';
const RACE_VI = '(?:giai|race|cuoc dua|cuoc thi|ngay thi|thi dau|marathon|half|hm|fm)';
const OWN_EN = '(?:(?:my|the|a|an|your|next|first|big|goal) ){0,3}';
const OWN_VI = '(?:(?:ngay|khi|chay|vao|thi|dau) ){0,3}';
const NUMBER_EN = '(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a|a few|a couple of|few)';
const NUMBER_WIDE = '(?:\\d{1,2}|[一二三四五六七两几数半])';
const NUMBER_VI = '(?:\\d{1,2}|mot|hai|ba|bon|nam|sau|bay|may|vai)';
const BEFORE_EN = '(?:before|prior to|ahead of|leading (?:up )?(?:in)?to|out from|until|till)';

/** Any race that is named, or its distance. */
export const NAMES_A_RACE = new RegExp(`\\b${RACE_EN}\\b|${RACE_JA}|${RACE_ZH}|\\b${RACE_VI}\\b`);
const LAST_LONG =
  /\b(?:last|final) (?:\w+ )?(?:long (?:run|one)s?|long slow)\b|(?:最後|ラスト|最終)の?.{0,2}(?:ロング|長距離|lsd|(?:20|30) ?(?:キロ|km))|最后(?:一[次个场趟回])?的?.{0,2}(?:长距离|长跑|lsd|拉长|长课)|\b(?:chay dai|bai dai|buoi dai|long run)(?: \S+)? cuoi\b/;
const LONG_BEFORE = new RegExp(
  [
    `\\blong runs?\\b.{0,30}\\b${BEFORE_EN} ${OWN_EN}${RACE_EN}\\b`,
    `${RACE_JA}の?(?:何|どの|どれ).{0,10}前.{0,12}(?:ロング|長距離|lsd)`,
    `(?:ロング|長距離|lsd).{0,12}${RACE_JA}の?(?:何|どの|どれ)`,
    `${RACE_ZH}前(?:多久|几[周天]|多少[周天]).{0,12}(?:长距离|长跑|lsd|拉长)`,
    `\\b(?:chay dai|bai dai|buoi dai|long run)\\b.{0,24}\\btruoc ${OWN_VI}${RACE_VI}\\b`,
  ].join('|'),
);
const WEEKS = new RegExp(
  [
    `\\b(?:two|three|[23]|a few|few|a couple of|last|final|last few) (?:weeks|wks) (?:right )?${BEFORE_EN} ${OWN_EN}${RACE_EN}\\b`,
    `${RACE_JA}(?:本番|当日)?の?(?:[23二三数](?:[〜~、,-]?[23二三])?) ?週間?前`,
    `${RACE_ZH}(?:之|以|日)?前(?:的)?(?:最后)?(?:[两二三几23])个?(?:周|星期|礼拜)`,
    `\\btruoc ${OWN_VI}${RACE_VI} (?:khoang )?(?:[23]|hai|ba|may|vai) tuan\\b|\\b(?:[23]|hai|ba|may|vai) tuan (?:cuoi )?truoc ${OWN_VI}${RACE_VI}\\b`,
  ].join('|'),
);
const WEEK = new RegExp(
  [
    `\\b(?:week|wk|7 days|seven days) (?:right )?${BEFORE_EN} ${OWN_EN}${RACE_EN}\\b|\\b(?:race|marathon) week\\b(?!s|end)|\\bweek of ${OWN_EN}${RACE_EN}\\b`,
    `${RACE_JA}(?:本番|当日)?の?(?:[1一] ?週間?前|前の?(?:週|[1一] ?週間?|最後の週)|週(?![間末目]))|${RACE_JA}ウィーク`,
    `${RACE_ZH}(?:之|以|日)?前(?:的)?(?:最后)?(?:那|[一1]个?)?(?:周|星期|礼拜)|(?:比赛|赛)(?:的)?(?:那|当)?周`,
    `\\btruoc ${OWN_VI}${RACE_VI} (?:khoang )?(?:1|mot) tuan\\b|\\b(?:(?:1|mot) )?tuan (?:cuoi )?truoc ${OWN_VI}${RACE_VI}\\b|\\btuan (?:race|thi dau|chay giai)\\b`,
  ].join('|'),
);
const DAYS = new RegExp(
  [
    `\\b(?:${NUMBER_EN} |last |final |last few |the )?(?:days?|nights?|evening) (?:right )?${BEFORE_EN} ${OWN_EN}${RACE_EN}\\b`,
    `\\b(?:rest|run|train|jog|easy|off)\\b.{0,30}\\b(?:right |just |shortly )?before ${OWN_EN}${RACE_EN}\\b|\\bbefore ${OWN_EN}${RACE_EN}\\b.{0,30}\\b(?:rest|run|train|jog|days? off)\\b`,
    `${RACE_JA}(?:本番|当日)?の?(?:前日|前々日|直前|${NUMBER_WIDE} ?日(?:くらい|ぐらい)?前|前の?(?:数日|${NUMBER_WIDE}日|に|は|って|日|.{0,8}(?:休|走)))`,
    `${RACE_ZH}(?:之|以|日)?前(?:的)?(?:最后)?(?:${NUMBER_WIDE})?(?:天|日|晚)|${RACE_ZH}前.{0,8}(?:休|跑|练|歇)`,
    `\\btruoc ${OWN_VI}${RACE_VI} (?:khoang )?${NUMBER_VI} (?:ngay|hom)\\b|\\b(?:${NUMBER_VI} )?(?:ngay|hom|toi) (?:cuoi )?truoc ${OWN_VI}${RACE_VI}\\b|\\bsat (?:ngay )?${RACE_VI}\\b|\\btruoc ${OWN_VI}${RACE_VI}\\b.{0,20}\\b(?:nghi|chay|tap)\\b`,
  ].join('|'),
);
/** How much to run, or whether to run at all. */
const OF_TRAINING =
  /\b(?:run(?:ning)?|rest(?:ing)?|train\w*|jog\w*|kms?|k|miles?|mileage|volume|far|much|many|off|sessions?|workouts?|easy|hard|long|do|look like)\b|走|練習|休|キロ|km|ジョグ|ロング|メニュー|距離|量|過ご|调整|調整|跑|练|休|歇|公里|多长|怎么|安排|减|\b(?:chay|tap|nghi|km|cay|dai)\b/;
/** Asked of the time before a race too, and answered elsewhere. */
const OF_ELSE =
  /\b(?:eat\w*|ate|food|meal|breakfast|carb\w*|gels?|drink\w*|water|beer|alcohol|coffee|wear|shoes?|sleep\w*|slept|nervous|nerves|anxious|warm(?:ing)?[- ]?up|stretch\w*|massage|pace|sauna|months?)\b|食|飲|酒|着|寝|眠|緊張|アップ|ストレッチ|サウナ|風呂|靴|シューズ|ペース|[ヶかカケ]月|吃|喝|穿|睡|紧张|热身|拉伸|配速|个月|鞋|\b(?:an|uong|mac|ngu|hoi hop|khoi dong|gian co|pace|giay|thang)\b/;
/** What was run before a race that is over is looked up. */
const PAST =
  /\b(?:did|was|were|had|ran|went|last (?:year|spring|autumn|season))\b|走った|走りました|でした|だった|跑了|跑得|\b(?:da chay|hoi do|vua roi|nam ngoai)\b/;

/**
 * Whether a question asks of training in the weeks or days before a race, or of the last long run before one.
 *
 * @example asksBeforeRace('how far should i run the week before a half') // true
 */
export function asksBeforeRace(text: string): boolean {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(NAMES_A_RACE) || isSaid(OF_ELSE) || isSaid(PAST)) return false;
  if (isSaid(LAST_LONG) || isSaid(LONG_BEFORE)) return true;
  return isSaid(OF_TRAINING) && [WEEKS, WEEK, DAYS].some(isSaid);
}
