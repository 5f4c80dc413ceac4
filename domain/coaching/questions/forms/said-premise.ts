import { questionSpellings } from '../../text/question-spellings.ts';

/** Days that were all run; Chinese simplified, Vietnamese without tone marks. */
const STREAK =
  /\b(?:[4-9]|\d{2,}|four|five|six|seven|eight|nine|ten) (?:days|runs) (?:in a row|straight|running|on the trot|back to back)\b|\b(?:ran|run|running|trained) every (?:single )?day\b(?=.*\b(?:last|this|past|all) (?:week|month)\b)|(?:[4-9]|\d{2,}|[四五六七八九十]) ?日(?:間)?(?:も)?(?:連続|続けて)|(?:毎日走って(?:る|い(?!い)|き)|毎日走った)|连(?:着|续)?跑了? ?(?:[4-9]|\d{2,}|[四五六七八九十]) ?天|连(?:着|续)(?:[4-9]|\d{2,}|[四五六七八九十]) ?天|\b(?:[4-9]|\d{2,}|bon|nam|sau|bay|tam|chin|muoi) ngay (?:lien|lien tuc|lien tiep)\b/;
/** A run of yesterday that is said, and not asked about. */
const RAN_YESTERDAY =
  /\b(?:ran|raced|finished|smashed|completed)\b[^.?!]{0,30}\byesterday\b|\byesterday\b[^.?!]{0,16}\b(?:ran|raced|finished)\b(?! i)|昨日[^。?？]{0,12}(?:\d+ ?(?:キロ|km)|フル|ハーフ)|昨天[^。?？]{0,6}(?:跑了|跑完|\d+ ?(?:公里|km|k)|拉了)|\bhom qua\b[^.?!]{0,10}\b(?:chay|tap|thi) (?:\d|fm|hm|half|full|xong|roi)/;
/** What is asked comes after that run. */
const OF_WHAT_COMES =
  /\b(?:tomorrow|today|tonight|now|next|should|can i|ok to|rest)\b|明日|今日|次|休|いい[?？]?$|明天|今天|接下来|还能|能不能|要不要|休息|\b(?:mai|hom nay|nay|nen|nghi|duoc khong|duoc ko|dc ko|dc khong)\b/;

/** What a question takes for granted of the days before it. */
export type SaidPremise = 'streak' | 'ranYesterday';

/**
 * What is said to have been run before a question of what comes; null where nothing is.
 *
 * @example premiseSaid('ran 30 km yesterday, tempo tomorrow?') // 'ranYesterday'
 */
export function premiseSaid(text: string): SaidPremise | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(OF_WHAT_COMES)) return null;
  if (isSaid(STREAK)) return 'streak';
  return isSaid(RAN_YESTERDAY) ? 'ranYesterday' : null;
}
