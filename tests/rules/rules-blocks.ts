/** A stretch of the rules' text. */
export interface TextRange {
  start: number;
  end: number;
}

/** A match block with what it decides by. */
interface MatchBlock extends TextRange {
  /** The path with those of the blocks around it, e.g. /users/{uid}/links/{provider}. */
  path: string;
}

/** A named function. */
interface RulesFunction extends TextRange {
  name: string;
}

/** The rules' text taken apart as far as mutating it needs. */
export interface RulesBlocks {
  /** The same text with comments and the inside of strings blanked, offsets kept. */
  masked: string;
  blocks: readonly MatchBlock[];
  functions: readonly RulesFunction[];
  /** The texts behind `if` and `return`. */
  conditions: readonly TextRange[];
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function maskText(rules: string): string {
  return rules.replaceAll(/'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith("'") ? `'${blank(found.slice(1, -1))}'` : blank(found),
  );
}

/** The offset at which the bracket that opens at `start` closes. */
function closingOffset(masked: string, start: number): number {
  let depth = 0;
  for (let offset = start; offset < masked.length; offset += 1) {
    const letter = masked[offset];
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0) return offset;
  }
  throw new Error('A bracket is never closed');
}

const DATABASE_PATH = '/databases/{database}/documents';

export function rulesBlocks(rules: string): RulesBlocks {
  const masked = maskText(rules);
  const blocks: MatchBlock[] = [];
  for (const found of masked.matchAll(/match (\/\S+) \{/g)) {
    const end = closingOffset(masked, found.index + found[0].length - 1);
    const around = blocks.filter((block) => block.start < found.index && found.index < block.end);
    const path = `${around.at(-1)?.path ?? ''}${found[1] ?? ''}`.replace(DATABASE_PATH, '');
    blocks.push({ path, start: found.index, end });
  }
  const functions = [...masked.matchAll(/function (\w+)\([^)]*\) \{/g)].map((found) => ({
    name: found[1] ?? '',
    start: found.index,
    end: closingOffset(masked, found.index + found[0].length - 1),
  }));
  const conditions = [...masked.matchAll(/(?::\s*if|return)\s([^;]*);/g)].map((found) => ({
    start: found.index + found[0].length - 1 - (found[1]?.length ?? 0),
    end: found.index + found[0].length - 1,
  }));
  return { masked, blocks, functions, conditions };
}

function innermost<Range extends TextRange>(
  ranges: readonly Range[],
  offset: number,
): Range | undefined {
  return ranges.filter(({ start, end }) => start <= offset && offset < end).at(-1);
}

/** Names the function or the match block that holds an offset. */
export function placeOf({ blocks, functions }: RulesBlocks, offset: number): string {
  return innermost(functions, offset)?.name ?? innermost(blocks, offset)?.path ?? '';
}

/** The text that belongs to a block alone, without the blocks and functions inside it. */
function ownText({ masked, blocks, functions }: RulesBlocks, block: MatchBlock): string {
  let text = masked.slice(block.start, block.end);
  for (const inner of [...blocks, ...functions]) {
    if (inner.start <= block.start || inner.end >= block.end) continue;
    const start = inner.start - block.start;
    text =
      text.slice(0, start) +
      blank(text.slice(start, inner.end - block.start)) +
      text.slice(inner.end - block.start);
  }
  return text;
}

/** The functions that a text calls, and those that they call. */
function calledFrom(parts: RulesBlocks, text: string, known = new Set<string>()): Set<string> {
  for (const { name, start, end } of parts.functions) {
    if (known.has(name) || !new RegExp(`\\b${name}\\(`).test(text)) continue;
    known.add(name);
    calledFrom(parts, parts.masked.slice(parts.masked.indexOf('{', start), end), known);
  }
  return known;
}

/** The paths of all match blocks whose answer can depend on the text at `offset`. */
export function dependentPaths(parts: RulesBlocks, offset: number): string[] {
  const inFunction = innermost(parts.functions, offset);
  if (!inFunction) {
    const block = innermost(parts.blocks, offset);
    return block ? [block.path] : [];
  }
  return parts.blocks
    .filter((block) => calledFrom(parts, ownText(parts, block)).has(inFunction.name))
    .map(({ path }) => path);
}
