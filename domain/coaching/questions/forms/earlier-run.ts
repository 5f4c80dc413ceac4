import { questionSpellings } from '../../text/question-spellings.ts';
import { readFigureQuestion } from '../question-figures.ts';

/** The run before the one that is spoken of; Chinese simplified, Vietnamese without tone marks. */
const RUN_BEFORE =
  /\b(?:runs?|one|outing|session) (?:right |just )?before (?:this|that|it)\b|\b(?:previous|prior|preceding) (?:run|one|outing|session)\b|\bthe (?:run|one) before\b|(?:一つ|ひとつ|1つ|その|ひとつ|1回|一回)前の?(?:ラン|回|走り|練習|ジョグ|の|は|って)|前回の(?!より)|前回(?:は|って)|(?:这[次趟回]|它)?之前(?:的)?那?一?[次趟回]|前一[次趟回]|上一?[次趟回](?!比)|\b(?:buoi|bai|lan) (?:ngay )?truoc\b(?! (?:khi|thi))/;
const COMPARES =
  /\b(?:than|compared?|comparison|vs\.?|versus|better|worse|improv\w*|difference|faster|slower)\b|比べ|比較|より|違い|差|良く|[比跟和与](?!例)|进步|相比|差[别异多]|\b(?:so voi|so sanh|hon|tien bo|khac)\b/;

/**
 * Whether a figure of the run before this one is asked for, and no comparison with it.
 *
 * @example asksOfEarlierRun('how long was the run before this one') // true
 */
export function asksOfEarlierRun(text: string): boolean {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(RUN_BEFORE) || isSaid(COMPARES)) return false;
  return readFigureQuestion(text).figures.length > 0;
}

/** Whether the run before the one that is spoken of is named. */
export function namesRunBefore(text: string): boolean {
  return questionSpellings(text).some((words) => RUN_BEFORE.test(words));
}

/** As the run before, where this one is set beside it; "last time" means no race there. */
const LAST_TIME =
  /\blast (?:time|run|one|outing|session)\b|前回|(?:この|こないだの?)(?:前|間)の?(?:ラン|ジョグ)?(?:より|と)|(?<!上)上(?:一)?[次回趟]|\b(?:lan|buoi|bai) (?:truoc|vua roi|gan nhat)\b/;
/** Longer than a run, another run than the newest, or a time that is wished for. */
const NOT_BESIDE =
  /\b(?:weeks?|months?|years?|races?|marathon|half|should|next|tomorrow)\b|週|月|年|レース|大会|マラソン|ハーフ|(?<![上这前一每])次(?:回|の|は)|明日|べき|[周年]|星期|礼拜|个月|比赛|半马|全马|马拉松|下次|明天|该|\b(?:tuan|thang|nam|giai|nen|mai|lan sau)\b/;

const IS_JAPANESE = /[\u3041-\u30ff]/;

/**
 * Whether a run is to be set beside the one before it.
 *
 * @example comparesWithRunBefore('was that better than last time?') // true
 */
export function comparesWithRunBefore(text: string): boolean {
  // A week in Chinese is a lap in Japanese.
  const spoken = IS_JAPANESE.test(text) ? text.replaceAll('周', '') : text;
  const readings = questionSpellings(spoken);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  return (isSaid(RUN_BEFORE) || isSaid(LAST_TIME)) && isSaid(COMPARES) && !isSaid(NOT_BESIDE);
}

/** An earlier session of some kind, which need not be the run before. */
const SESSION_BEFORE =
  /\b(?:last|previous) (?:week'?s |time'?s |month'?s )?(?:intervals?|session|workout|tempo|reps?|repeats)\b|(?:先週|前回|この前)の?(?:インターバル|ペース走|テンポ走|ポイント練(?:習)?|練習)|上(?:周|一?次|礼拜|星期)的?(?:那[次堂场]|间歇|节奏跑|强度课|课表|课|训练)|\b(?:bai|buoi|lan) (?:interval|tempo|bien toc)?\s?(?:tuan )?truoc\b.{0,24}\b(?:rep|to|bai)\b|\b(?:interval|tempo|rep|bien toc)\b.{0,24}\b(?:tuan|lan|buoi) truoc\b|\b(?:lan|buoi|tuan) truoc\b.{0,24}\b(?:rep|to|interval|tempo)\b/;

/**
 * Whether a session is set beside the last one of its kind.
 *
 * @example comparesSessions("did i do better than in last week's intervals") // true
 */
export function comparesSessions(text: string): boolean {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  return isSaid(SESSION_BEFORE) && (isSaid(COMPARES) || isSaid(GROWS));
}

const GROWS = /\bprogress\w*|成長|伸び|呢[^\p{L}]*$|强|退步|\b(?:kha|tot) hon\b/u;
