/** What nobody sees: a space without a width, a joiner, a mark of direction. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/gu;

/** A text without characters that nobody sees, so that no word is hidden by one. */
export function withoutUnseen(text: string, instead: '' | ' ' = ''): string {
  return text.replace(UNSEEN, instead);
}
