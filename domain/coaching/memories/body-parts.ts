import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';

/** Parts that runners hurt, by their names in all languages: Chinese simplified, Vietnamese unmarked. */
const BODY_PARTS = {
  knee: /\bknees?\b|\bpatell\w+|\bmeniscus\b|膝|ひざ|\bgoi\b/,
  achilles: /\bachilles\b|アキレス|跟腱|阿基里斯|\bgan (?:got|asin|achilles)\b/,
  calf: /\bcal(?:f|ves)\b|ふくらはぎ|小腿|\bbap chan\b/,
  shin: /\bshins?\b|\bshin ?splints?\b|\btibia\b|すね|脛|シンスプリント|胫骨|\bong (?:chan|quyen|dong)\b/,
  ankle: /\bankles?\b|足首|くるぶし|脚踝|踝|\b(?:co|mat ca) chan\b|\bmat ca\b/,
  foot: /\b(?:foot|feet|heels?|toes?|plantar|arch|arches)\b|足底|足裏|足の裏|かかと|踵|つま先|足の甲|脚底|脚跟|脚背|脚趾|右脚|左脚|\b(?:ban chan|gan (?:ban )?chan|got chan|ngon chan)\b/,
  hip: /\bhips?\b|\bgroin\b|\bglutes?\b|股関節|臀部|お尻|髋|腹股沟|臀|\b(?:hong|ben|mong)\b/,
  thigh: /\b(?:hamstrings?|quads?|thighs?)\b|ハムスト|太もも|もも裏|大腿|\bdui\b/,
  back: /\bback\b|\bspine\b|\bdis[ck]s?\b|腰|背中|椎間板|背部|\b(?:lung|thoat vi)\b/,
} as const;

export type BodyPart = keyof typeof BODY_PARTS;

const NAMED = Object.entries(BODY_PARTS) as [BodyPart, RegExp][];

/** The parts of the body that words name, always in the same order. */
export function bodyPartsIn(text: string): BodyPart[] {
  const plain = plainText(text);
  const words = `${withoutMarks(plain)} ${inSimplified(plain)}`;
  return NAMED.flatMap(([part, name]) => (name.test(words) ? [part] : []));
}
