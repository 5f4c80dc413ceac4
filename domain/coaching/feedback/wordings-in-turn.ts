import { factReferences } from './render-feedback.ts';

/**
 * The wordings whose figures are all known, the one whose turn it is first. Two turns on end never
 * take the same, nor three where there are four wordings. Which one follows is scattered: whoever
 * runs the same sessions each week would otherwise read the same wording after each of them.
 *
 * @param turn counts up from one text to the next
 * @param place where in a text the wording stands, so that not all sentences turn over together
 */
export function wordingsInTurn(
  wordings: readonly string[],
  turn: number,
  place: string,
  known: ReadonlySet<string>,
): string[] {
  const usable = wordings.filter((text) => factReferences(text).every((id) => known.has(id)));
  const count = usable.length;
  if (count === 0) return [];
  let shift = 0;
  for (let index = 0; index < place.length; index += 1) shift += place.charCodeAt(index);
  let start = shift % count;
  let before = start;
  for (let step = 1; step <= turn && count > 1; step += 1) {
    const taken = count > 3 ? new Set([start, before]) : new Set([start]);
    const free = usable.map((_, index) => index).filter((index) => !taken.has(index));
    before = start;
    start = free[scattered(step + shift) % free.length] ?? start;
  }
  return [...usable.slice(start), ...usable.slice(0, start)];
}

/** The same for the same value, and without a pattern from one value to the next. */
function scattered(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 7), 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77) >>> 17;
}
