import { questionSpellings } from '../../text/question-spellings.ts';
import { readFigureQuestion } from '../question-figures.ts';
import { readQuestionWords } from '../question-aspects.ts';

/** Kinds of runs that have a pace of their own. */
export type PacedRun = 'easy' | 'tempo' | 'intervals';

/** What was run is a figure of that run; Chinese simplified, Vietnamese without tone marks. */
const OVER =
  /\b(?:was|were|did|ran|averaged|yesterday|last|today|this run|too|why)\b|だった|でした|走った|昨日|今日|前回|すぎ|なぜ|なんで|どうして|跑了|刚|昨天|今天|上次|这次|太快|太慢|为什么|为啥|\b(?:vua|hom qua|hom nay|lan truoc|buoi nay|da chay|qua|sao)\b/;
const HOW_FAST =
  /\b(?:what(?:'?s| is| are)?|which|how fast|whats|my)\b|いくつ|何分|どの(?:くらい|ぐらい)|どれ(?:くらい|ぐらい)|は[?？]|教えて|多少|几分|是什么|多快|我的|\b(?:bao nhieu|la may|la gi|cua (?:minh|em|toi|tui)|bn)\b/;

/**
 * The kind of run whose pace is asked for, and no pace of a run that is over; null where none is.
 *
 * @example paceAsked('what is my tempo pace?') // 'tempo'
 */
export function paceAsked(text: string): PacedRun | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!readFigureQuestion(text).figures.includes('pace')) return null;
  if (isSaid(OVER) || !isSaid(HOW_FAST)) return null;
  const { has, distance } = readQuestionWords(text);
  if (distance !== null || has('race')) return null;
  if (has('tempo')) return 'tempo';
  if (has('intervals')) return 'intervals';
  return has('easyRun') ? 'easy' : null;
}
