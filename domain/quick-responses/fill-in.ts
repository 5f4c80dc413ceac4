import { knownVariableOf } from './known-variables.ts';

/** A variable of a content, once however often it stands there. */
export interface ContentVariable {
  /** Two variables of one key get one value: what it is called, compared without case and width. */
  key: string;
  /** As the coach wrote it first. */
  name: string;
  /** Whether it fills in by itself where the recipient's data say it. */
  isKnown: boolean;
}

/** A stretch of a content. `blank`: a variable that has no value; its text keeps the braces. */
export interface FilledPart {
  kind: 'text' | 'filled' | 'blank';
  text: string;
}

export interface FilledContent {
  text: string;
  parts: readonly FilledPart[];
  /** Variables without a value, in the order of the content. */
  blanks: readonly ContentVariable[];
}

/** Longer than any name, so that a sentence in braces stays a sentence. In characters. */
const NAME_MAX_LENGTH = 40;

/**
 * A variable stands in braces, also doubled or full-width as Japanese and Chinese keyboards write
 * them. The innermost braces of one line count; a brace without its other one is plain text.
 */
const BRACES = /[{｛]{2}([^{}｛｝\r\n]+)[}｝]{2}|[{｛]([^{}｛｝\r\n]+)[}｝]/gu;

interface ScannedPart {
  text: string;
  /** Null = plain text. */
  variable: ContentVariable | null;
}

function variableOf(written: string): ContentVariable | null {
  const name = written.trim();
  if (name === '' || [...name].length > NAME_MAX_LENGTH) return null;
  const compared = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
  const known = knownVariableOf(compared);
  return { key: known ?? compared, name, isKnown: known !== null };
}

function* scan(content: string): Generator<ScannedPart> {
  let end = 0;
  for (const match of content.matchAll(BRACES)) {
    const variable = variableOf(match[1] ?? match[2] ?? '');
    if (!variable) continue;
    if (match.index > end) yield { text: content.slice(end, match.index), variable: null };
    end = match.index + match[0].length;
    yield { text: match[0], variable };
  }
  if (end < content.length) yield { text: content.slice(end), variable: null };
}

/**
 * The variables that stand in a content, each once, in their order.
 *
 * @example variablesOf('{name}, {race}?') // keys: name, race
 */
export function variablesOf(content: string): ContentVariable[] {
  const found = new Map<string, ContentVariable>();
  for (const { variable } of scan(content)) {
    if (variable && !found.has(variable.key)) found.set(variable.key, variable);
  }
  return [...found.values()];
}

/**
 * Puts values in the place of variables. Braces within a value stay plain text.
 *
 * @param values by the variables' keys; without a value, or with an empty one, a variable stays as it stands
 */
export function fillIn(content: string, values: ReadonlyMap<string, string>): FilledContent {
  const valueOf = ({ key }: ContentVariable) => values.get(key)?.trim() ?? '';
  const parts = [...scan(content)].map(({ text, variable }): FilledPart => {
    if (!variable) return { kind: 'text', text };
    const value = valueOf(variable);
    return value === '' ? { kind: 'blank', text } : { kind: 'filled', text: value };
  });
  return {
    text: parts.map(({ text }) => text).join(''),
    parts,
    blanks: variablesOf(content).filter((variable) => valueOf(variable) === ''),
  };
}
