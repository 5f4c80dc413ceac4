import { phrase, type IntentPhrases } from './question-phrases.ts';

/*
 * What is asked, put together from its parts in any order and language. A thing that is measured, how
 * much of it, and that it is over, is a figure. What comes and how fast is pacing. Chinese in
 * simplified characters, Vietnamese without tone marks.
 */
const MEASURE =
  '(?:\\bpace\\b|\\bheart ?rate\\b|\\bhr\\b|\\bpulse\\b|\\bcadence\\b|ペース|心拍|ピッチ|ケイデンス|獲得標高|负荷|配速|心率|心跳|步频|爬升|\\bnhip tim\\b|\\bguong chan\\b|\\bcadence\\b|\\btoc do\\b)';
const HOW_MUCH =
  '(?:\\bwhat\\b|\\bhow (?:much|many|high|low|fast)\\b|何|いくつ|いくら|どの(?:くらい|ぐらい|へん|辺)|どれ(?:くらい|ぐらい)|多少|几(?:分|何)|\\bbao nhieu\\b|\\bmay\\b)';
const OVER =
  '(?:\\bwas\\b|\\bwere\\b|\\bdid\\b|だった|でした|てた|ていた|ました|刚|这(?:趟|次|回)|今天这|跑了|都在|\\bvua (?:roi|xong)\\b|\\bbuoi nay\\b|\\bbai nay\\b)';
/** What makes another question of it: what is to come, its reason, a part of the run, a comparison. */
const OTHERWISE =
  '(?:\\bshould\\b|\\bnext\\b|\\btomorrow\\b|\\bwhy\\b|\\brace\\b|\\bhalf\\b|\\blast (?:km|k|mile|rep|\\d)|\\bfirst\\b|\\beach\\b|\\b(?:km|rep|lap|split) ?\\d|\\d(?:st|nd|rd|th)\\b|\\bthan\\b|\\breps?\\b|\\bintervals?\\b|べき|明日|次|なぜ|なんで|前半|後半|本目|キロ目|本数|インターバル|より|レース|该|明天|下次|为什么|为啥|怎么(?:这么|会)|前半|后半|第 ?[0-9一二三四五六七八九十]|[组趟](?:间|都)|每[组趟]|间歇|比赛|\\bnen\\b|\\bmai\\b|\\bsao\\b|\\bnua (?:dau|sau)\\b|\\bthu [0-9]|\\bkm [0-9]|\\bto (?:thu|nhanh)|\\bhon\\b|\\bnguong\\b|阈|閾|ゾーン|zone|区间)';
const SESSION =
  '(?:\\b(?:intervals?|reps?|repeats|tempo|long run|easy run)\\b|インターバル|テンポ走|閾値走|ロング走|ペース走|间歇|节奏跑|长距离|长跑|轻松跑|\\b(?:bien toc|chay to|tempo|chay dai|interval)\\b)';
const TO_COME =
  '(?:\\bnext (?:time|one|week)?|\\bshould\\b|次(?:回|の|は)?|今度|設定|下次|下回|下一次|以后|\\b(?:lan sau|buoi sau|lan toi)\\b)';
const HOW_FAST =
  '(?:\\b(?:faster|slower|quicker|pace|how fast)\\b|上げ|下げ|ペース|速く|遅く|何分|多快|多慢|快(?:点|一点|些)|慢(?:点|一点|些)|提速|配速|几分|\\b(?:nhanh|cham) hon\\b|\\bpace\\b|\\bbao nhieu\\b)';
const RACE =
  '(?:\\b(?:marathon|half|race|10k|5k|fm|hm)\\b|フル|ハーフ|マラソン|大会|レース|本番|全马|半马|初马|首马|马拉松|比赛|\\b(?:giai|ban marathon)\\b)';
/** Whether somebody is ready says by itself that it is meant of a race. */
const READY =
  '(?:\\b(?:ready|prepared|undertrained)\\b|間に合|準備(?:でき|OK|ok|は)|仕上が|准备(?:好|得)|练到位|来得及|\\b(?:san sang|kip khong|kip ko)\\b)';
const ENOUGH = '(?:\\benough\\b|足り|十分|够|\\b(?:du chua|du khong|du ko|on chua)\\b)';
const TRAINING =
  '(?:\\b(?:train\\w*|trained|practi[cs]\\w*|mileage|volume|prep\\w*|long runs?|sessions?|workouts?|runs? a week|times a week|fit|kms?|miles)\\b|練習|走り込|走行距離|距離|トレーニング|月間|週間?\\d|ロング走|脚づくり|训练|跑量|练|里程|长距离|每(?:周|月)|\\b(?:tap|luyen|chay dai|the luc|chuan bi|km|cay)\\b)';
/** What comes after a race, or lasts an hour, is no race to come. */
const NOT_AHEAD =
  '(?:\\b(?:rest\\w*|recover\\w*|after|since|hours?|sleep|slept|days? off|half an|last (?:week|month|weekend|sunday|saturday)|yesterday)\\b|休|回復|疲労|リカバリ|の後|のあと|後の|走った後|時間半|半時間|先週|先月|昨日|睡眠|恢复|休息|赛后|比赛(?:之|以)?后|马(?:拉松)?(?:之|以)?后|跑完|小时|上周|昨天|睡|\\b(?:nghi|hoi phuc|phuc hoi|hoi suc|sau (?:giai|khi|cuoc|buoi|race|marathon|fm|hm)|tieng|gio|tuan (?:truoc|roi)|hom qua|ngu)\\b)';
const RECOVERS =
  '(?:\\b(?:rest|rested|resting|recover\\w*)\\b|休(?:み|養|む|ん)|回復|リカバリ|恢复|休息|歇|\\b(?:nghi|hoi phuc|phuc hoi|hoi suc)\\b)';

const all = (...parts: readonly string[]) =>
  new RegExp(`^(?!.*${OTHERWISE})${parts.map((part) => `(?=.*${part})`).join('')}`, 's');
const both = (...parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => `(?=.*${part})`).join('')}`, 's');

const ahead = (...parts: readonly string[]) =>
  new RegExp(`^(?!.*${NOT_AHEAD})${parts.map((part) => `(?=.*${part})`).join('')}`, 's');

const PLAIN = 8;

/** Questions of all languages by the parts that they are made of. */
export const COMPOSED_PHRASES: IntentPhrases = [
  phrase('figure', PLAIN, all(MEASURE, HOW_MUCH, OVER)),
  phrase(
    'figure',
    PLAIN,
    /^(?!.*(?:\bshould\b|べき|该|\bnen\b))(?=.*(?:\baverag|\bclick|\bclock|平均|\btrung binh\b)).*(?:\b(?:per|a) (?:km|k|kilomet\w+|mile)\b|每公里|キロ何分|\bmoi (?:km|cay)\b)/s,
  ),
  phrase(
    'splits',
    PLAIN + 1,
    /^(?!.*(?:\bshould\b|\bnext\b|べき|次|该|下次|\bnen\b|\bsau\b)).*(?:第 ?[0-9一二三四五六七八九十]+ ?[组趟圈]|[0-9]+ ?(?:本|セット)目|\b(?:to|hiep|set|rep) thu (?:[0-9]+|nhat|hai|ba|tu|nam)\b|\b[0-9]+(?:st|nd|rd|th) (?:rep|interval|repeat)\b)/s,
  ),
  phrase(
    'nextSession',
    PLAIN,
    /\bwhat (?:should|shall|can) i (?:do|run|train) (?:for )?(?:this|the|the coming) week\b|今週は?(?:何|どう)を?(?:すれば|走れば|やれば)|[这本]周(?:该|要|应该).{0,4}[跑练](?:什么|啥)|\btuan nay nen (?:chay|tap) (?:gi|sao)\b/,
  ),
  phrase('pacing', PLAIN, both(SESSION, TO_COME, HOW_FAST)),
  phrase('restOrRun', PLAIN, both(RACE, RECOVERS, ENOUGH)),
  phrase('racePrediction', PLAIN, ahead(RACE, READY)),
  phrase('racePrediction', PLAIN, ahead(RACE, ENOUGH, TRAINING)),
];
