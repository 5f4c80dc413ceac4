import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';

/** A period by its name. Chinese in simplified characters, Vietnamese without tone marks. */
const NAMED =
  /\b(?:my|on (?:my )?|first day of (?:my )?)period\b|\bperiod (?:pains?|cramps?)\b|生理(?!的|学)|月经|例假|大姨妈|\b(?:kinh nguyet|hanh kinh|toi thang|den thang|ky kinh|ngay deo)\b/;
/** With these it is more than the pain of a period. */
const MORE_THAN_THAT =
  /\b(?:faint\w*|dizzy|vomit\w*|fever|soak\w*|heavy bleeding|clots?|pregnan\w*|worst|unbearable|months?|chest)\b|失神|めまい|吐|発熱|大量|妊娠|激痛|か月|ヶ月|胸|晕|吐|发烧|大出血|血块|怀孕|剧痛|个月|胸|\b(?:ngat|chong mat|non|sot|bang huyet|mang thai|du doi|thang lien|nguc)\b/;
const BELLY_PAIN =
  /(?:stomach|belly|tummy|period|menstrual) (?:cramps?|pains?|aches?)|cramps?|(?:お腹|おなか|腹)(?:が|も)?(?:痛|いた)\S{0,3}|腹痛|生理痛|肚子(?:有点|很|好)?[疼痛]|小腹[疼痛]|(?:经|經)痛|痛经|đau bụng(?: kinh)?|dau bung(?: kinh)?/g;

/** A text without the pain of a period that it speaks of, which is no illness. */
export function withoutPeriodPain(text: string): string {
  const plain = plainText(text);
  const spellings = [plain, withoutMarks(plain), inSimplified(plain)];
  const isSaid = (said: RegExp) => spellings.some((words) => said.test(words));
  return isSaid(NAMED) && !isSaid(MORE_THAN_THAT) ? plain.replace(BELLY_PAIN, ' ') : text;
}
