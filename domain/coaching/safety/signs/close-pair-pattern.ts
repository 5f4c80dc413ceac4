/** What says the opposite between two words, in every language of the product. */
const DENIED =
  "\\b(?:no|not|never|without|nor|isnt|wasnt|doesnt|didnt)\\b|n't|ない|なく|なし|[不没沒無无]|không|chẳng|chưa|hết|\\b(?:khong|chua|het)\\b";
/** All well in between, or already another part of the body. */
const ELSEWHERE =
  '\\b(?:fine|ok|okay|good|great|clear|normal|knees?|legs?|calf|calves|foot|feet|ankles?|shins?|hips?|stomach|back)\\b|膝|ひざ|足|脚|腰|腿|\\bgối\\b|chân';

/**
 * A pattern of two things that are said close to each other, in either order. They stand in one clause,
 * with no denial between them: "my chest feels tight".
 *
 * @param most characters between them
 */
export function closePairPattern(one: string, other: string, most: number): string {
  const between = `(?:(?!${DENIED}|${ELSEWHERE})[^,、。.!?;:\\n]){0,${most}}?`;
  return `(?:${one})${between}(?:${other})|(?:${other})${between}(?:${one})`;
}
