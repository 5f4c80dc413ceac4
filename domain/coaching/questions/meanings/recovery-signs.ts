import { lowDayIn } from '../../safety/low-day.ts';
import { questionSpellings } from '../../text/question-spellings.ts';

/** Signs that a body has not recovered, by the runner's own words. */
export interface RecoverySigns {
  /** The pulse at rest or in the morning is higher than usual. */
  pulse: boolean;
  sleep: boolean;
  tired: boolean;
}

/** Chinese in simplified characters, Vietnamese without tone marks. The pulse of a run in the morning is another. */
const PULSE_AT_REST =
  /\b(?:resting|morning|waking|wake[- ]?up|overnight|sleeping)\b(?:(?!\b(?:run|jog|pace)).){0,16}\b(?:hr|heart ?rate|pulse|bpm)\b|\b(?:hr|heart ?rate|pulse)\b.{0,20}\b(?:at rest|in the mornings?|this morning|when i wake|on waking|overnight|hours after)\b|\brhr\b|(?:朝|起床|寝起き|安静)(?:(?!ラン|走|ジョグ).){0,8}(?:脈|心拍)|(?:晨脉|静息心|晨起心|早上[^跑]{0,6}(?:心率|心跳|脉)|起床.{0,6}(?:心率|心跳|脉)|半天.{0,4}心率|心率.{0,10}(?:下不来|降不下))|\b(?:nhip tim|tim|mach)\b.{0,14}\b(?:sang|luc nghi|nghi ngoi|khi ngu|ngu day|thuc day)\b|\b(?:sang|luc nghi)\b.{0,14}\b(?:nhip tim|mach)\b/;
const IS_RAISED =
  /\b(?:up|high(?:er)?|raised|elevated|above|jump\w*|climb\w*|rising|rose|increas\w*|more than|won't come down|still)\b|高|上が|上昇|速い|升|快|下不来|降不下|(?<!\d)\d{2} ?(?:→|->|から|到|升到|涨到) ?\d{2,3}|\b(?:tang|cao|len|nhanh)\b/;
/** The pulse of a run in the morning, set beside other runs. */
const BESIDE_RUNS =
  /\b(?:than|compared (?:to|with)|vs) (?:my )?(?:usual |normal |other )?(?:easy )?(?:runs?|jogs?)\b|(?:普段|いつも)の(?:ジョグ|ラン)と比べ|[跟和与比](?:平时|平常|普通)的?(?:轻松跑|慢跑|跑步)|\bso voi (?:cac )?buoi (?:nhe|chay|easy)/;
const NOT_RAISED =
  /\bnot (?:high|raised|up|elevated)\b|高くな(?!って|り)|不高|没有?[升高]|\b(?:khong|ko) (?:cao|tang)\b|\bwhat(?:'s| is| was)\b.{0,12}\bresting\b/;
const SLEEPS_BADLY =
  /\bsleep\w*\b.{0,16}\b(?:bad\w*|poor\w*|terribl\w*|awful\w*|crap\w*|light\w*|broken|off|worse|rubbish)\b|\b(?:bad|poor|broken|terrible|awful|no) sleep\b|\b(?:wak(?:e|ing)|up) (?:\w+ ){0,3}(?:at|in the|all) night\b|(?:夜中|夜).{0,6}起き|眠り?が?浅|眠れ|寝つき|睡眠.{0,4}(?:浅|悪|足り)|睡不|没睡|睡得?(?:不好|差|浅)|失眠|\b(?:kho ngu|mat ngu|ngu (?:it|kem|khong (?:ngon|sau)|chap chon)|thieu ngu)\b/;
const STAYS_TIRED =
  /\b(?:always|constantly|permanently|still|so|really) (?:tired|exhausted|drained|fatigued)\b|\b(?:tired|exhausted|drained) all the time\b|\b(?:irritable|grumpy|moody|snappy)\b|疲れ.{0,4}(?:抜け|取れ|とれ).{0,2}な|ずっと(?:だる|疲れ)|イライラ|いらいら|(?:一直|总是|老是|越来越)(?:很|好)?累|(?:缓|歇|恢复)不过来|没精神|烦躁|\b(?:met moi|ue oai|uoi|met hoai|cau gat|hay cau|kiet suc)\b/;

/**
 * What a runner says of a body that has not recovered. A raised pulse at rest counts however much was
 * run; nothing here is a sign that needs a doctor at once.
 *
 * @example recoverySignsIn('resting pulse up by eight and sleeping badly').pulse // true
 */
export function recoverySignsIn(text: string): RecoverySigns {
  const spellings = questionSpellings(text);
  const isSaid = (said: RegExp) => spellings.some((words) => said.test(words));
  const lowDay = lowDayIn(text);
  return {
    pulse:
      isSaid(PULSE_AT_REST) && isSaid(IS_RAISED) && !isSaid(NOT_RAISED) && !isSaid(BESIDE_RUNS),
    sleep: lowDay === 'slept-badly' || isSaid(SLEEPS_BADLY),
    tired: isSaid(STAYS_TIRED),
  };
}
