import { factReferences } from './render-feedback.ts';

/**
 * The wordings whose figures are all known, the one whose turn it is first. Each
 * place has its own shift, so that not all sentences turn over together. Each round
 * begins one further: who runs the same three sessions each week would otherwise
 * read the same of three wordings after each of them. Of two, turns on end would meet.
 *
 * @param turn counts up from one text to the next
 * @param place where in a text the wording stands
 */
export function wordingsInTurn(
  wordings: readonly string[],
  turn: number,
  place: string,
  known: ReadonlySet<string>,
): string[] {
  const usable = wordings.filter((text) => factReferences(text).every((id) => known.has(id)));
  if (usable.length === 0) return [];
  let shift = 0;
  for (let index = 0; index < place.length; index += 1) shift += place.charCodeAt(index);
  const round = usable.length > 2 ? Math.floor(turn / usable.length) : 0;
  const start = (turn + round + shift) % usable.length;
  return [...usable.slice(start), ...usable.slice(0, start)];
}
