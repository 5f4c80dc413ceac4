import type { SignAnswer } from '../../facts/conversation.ts';
import { findRedFlags } from '../../safety/red-flags.ts';
import { clearanceIn } from '../../safety/clearance/clearance.ts';
import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';

/** Longer ones say more than yes or no. */
const ANSWER_MOST = 60;

const NO =
  /^(?:no+|nope|nah|none|nothing|not at all|negative|neither|never|(?:no,? )?i(?:'?m| am| feel) (?:all )?(?:fine|ok|okay|good|great|well)|all (?:good|fine|ok)|(?:no,? )?i (?:don'?t|do not)|(?:da )?(?:khong|ko|k|hong|hok|chua|chang))(?![a-z])|^(?:いいえ|いえ|いや|ううん|ない|なし|無し|ありません|特に(?:ない|な[しい]|ありません)|全然|大丈夫|どれも(?:ない|ありません)|没|不|否|都没|都不|无|并没)/;
const YES =
  /^(?:y|yes|yeah|yep|yup|yea|sure|i do|i did|a (?:bit|little)|some(?:what)?|kind of|sort of|vang|uh|dung vay|hoi hoi|mot chut)(?![a-z])|^(?:はい|うん|ええ|あります|ある|あった|ありました|そう|少し|ちょっと|是|有|对|嗯|恩)/;
/** With its mark, since it is another word with another. */
const YES_VIETNAMESE = /^(?:(?:dạ|vâng|ừ),? )?có(?!\p{L})|^(?:dạ|vâng|ừ|đúng)$/u;
const YES_UNMARKED = /^(?:da |vang |u )?co$/;

/**
 * Reads yes or no. A sign in the same words is neither, since it is answered itself.
 *
 * @returns null where it is no answer
 * @example signAnswerIn('no, just tired') // 'no'
 */
export function signAnswerIn(text: string): SignAnswer | null {
  const plain = inSimplified(withoutMarks(plainText(text)).normalize('NFC'));
  if (plain.length > ANSWER_MOST || findRedFlags(text).length > 0) return null;
  const { byDoctor, isWell } = clearanceIn(text);
  if (NO.test(plain) || byDoctor || isWell) return 'no';
  const isYes = YES.test(plain) || YES_VIETNAMESE.test(plainText(text));
  return isYes || YES_UNMARKED.test(plainText(text)) ? 'yes' : null;
}
