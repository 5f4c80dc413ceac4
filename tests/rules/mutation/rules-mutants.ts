import {
  dependentPaths,
  placeOf,
  rulesBlocks,
  type RulesBlocks,
  type TextRange,
} from '../rules-blocks.ts';

/** The rules with one fault in them. */
export interface RulesMutant {
  /** Unique, and the same as long as the place's own text is. */
  name: string;
  rules: string;
  /** Match blocks whose answers may differ; null = any. */
  paths: readonly string[] | null;
}

interface Fault extends TextRange {
  kind: string;
  replacement: string;
  changesPath?: boolean;
}

/** Operands of the outermost `operator` in a range; one when it does not occur there. */
function operandsOf(masked: string, range: TextRange, operator: '&&' | '||'): TextRange[] {
  const operands: TextRange[] = [];
  let depth = 0;
  let start = range.start;
  for (let offset = range.start; offset < range.end; offset += 1) {
    const letter = masked[offset] ?? '';
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth === 0 && masked.startsWith(operator, offset)) {
      operands.push({ start, end: offset });
      start = offset + operator.length;
    }
  }
  return [...operands, { start, end: range.end }].map((one) => trimmed(masked, one));
}

function trimmed(masked: string, { start, end }: TextRange): TextRange {
  const text = masked.slice(start, end);
  return {
    start: start + (text.length - text.trimStart().length),
    end: end - (text.length - text.trimEnd().length),
  };
}

/** Inside the brackets, where they hold the whole range. */
function unwrapped(masked: string, range: TextRange): TextRange {
  if (masked[range.start] !== '(' || masked[range.end - 1] !== ')') return range;
  const inner = { start: range.start + 1, end: range.end - 1 };
  let depth = 0;
  for (let offset = inner.start; offset < inner.end; offset += 1) {
    if (masked[offset] === '(') depth += 1;
    if (masked[offset] === ')') depth -= 1;
    if (depth < 0) return range;
  }
  return trimmed(masked, inner);
}

/** The question and both answers of a choice `a ? b : c`; the whole range where it is none. */
function choiceParts(masked: string, range: TextRange): TextRange[] {
  const marks: number[] = [];
  let depth = 0;
  for (let offset = range.start; offset < range.end && marks.length < 2; offset += 1) {
    const letter = masked[offset] ?? '';
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth === 0 && letter === (marks.length === 0 ? '?' : ':')) marks.push(offset);
  }
  const [question, colon] = marks;
  if (question === undefined || colon === undefined) return [range];
  return [
    { start: range.start, end: question },
    { start: question + 1, end: colon },
    { start: colon + 1, end: range.end },
  ].map((one) => trimmed(masked, one));
}

/** Leaves out each operand once, and turns each operator round once. */
function* operatorFaults(masked: string, condition: TextRange): Generator<Fault> {
  const range = unwrapped(masked, trimmed(masked, condition));
  const parts = choiceParts(masked, range);
  if (parts.length > 1) {
    for (const part of parts) yield* operatorFaults(masked, part);
    return;
  }
  for (const operator of ['||', '&&'] as const) {
    const operands = operandsOf(masked, range, operator);
    if (operands.length === 1) continue;
    const turned = operator === '&&' ? '||' : '&&';
    for (const [index, operand] of operands.entries()) {
      const next = operands[index + 1];
      const previous = operands[index - 1];
      const start = next || !previous ? operand.start : previous.end;
      yield { kind: 'left out', start, end: next?.start ?? operand.end, replacement: '' };
      if (next)
        yield { kind: 'turned', start: operand.end, end: next.start, replacement: ` ${turned} ` };
      yield* operatorFaults(masked, operand);
    }
    return;
  }
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
};

/** The required check, and a weaker one in its place. */
const WEAKER_CALLS: readonly [RegExp, string][] = [
  [/\bisSelf\([\w.]+\)/g, 'isSignedIn()'],
  [/\bisAdmin\(\)/g, 'isSignedIn()'],
  [/\bisCoach\(\)/g, 'isSignedIn()'],
  [/\bisOwnCoach\(\w+\)/g, 'isCoach()'],
  [/\bisLinkedCoach\(\w+\)/g, 'isCoach()'],
  [/\bisSharingCoach\(/g, 'isLinkedCoach('],
  [/\bisCreatedNow\(/g, 'isUpdatedNow('],
];

function rangeOf(found: RegExpExecArray, from = 0): TextRange {
  return { start: from + found.index, end: from + found.index + found[0].length };
}

/** Comparisons, numbers, roles and strings inside one condition. */
function* tokenFaults(rules: string, masked: string, { start, end }: TextRange): Generator<Fault> {
  const text = masked.slice(start, end);
  for (const found of text.matchAll(/==|!=|<=|>=/g)) {
    yield { kind: 'compared', ...rangeOf(found, start), replacement: COMPARISONS[found[0]] ?? '' };
  }
  for (const found of text.matchAll(/\b\d+\b/g)) {
    for (const step of [-1, 1]) {
      yield {
        kind: 'counted',
        ...rangeOf(found, start),
        replacement: String(Number(found[0]) + step),
      };
    }
  }
  for (const [call, replacement] of WEAKER_CALLS) {
    for (const found of text.matchAll(call)) {
      yield { kind: 'weakened', ...rangeOf(found, start), replacement };
    }
  }
  for (const found of text.matchAll(/'[^']*'/g)) {
    const range = rangeOf(found, start);
    yield* stringFaults(rules.slice(range.start + 1, range.end - 1), range);
  }
  for (const found of text.matchAll(/\[([^[\]]+)\]/g)) {
    yield* listFaults(rules, masked, rangeOf(found, start));
  }
}

function* stringFaults(text: string, range: TextRange): Generator<Fault> {
  const fault = (replacement: string): Fault => ({
    kind: 'spelled',
    ...range,
    replacement: `'${replacement}'`,
  });
  if (!/[[\]{}]/.test(text)) {
    yield fault(`${text}x`);
    return;
  }
  // A pattern: let everything through, or more at either end, or one more or less of something.
  yield fault('(?s).*');
  yield fault(`(?s).*${text}`);
  yield fault(`${text}(?s:.*)`);
  for (const found of text.matchAll(/(?<=[{,])\d+(?=[,}])/g)) {
    for (const step of [-1, 1]) {
      const count = String(Number(found[0]) + step);
      yield fault(text.slice(0, found.index) + count + text.slice(found.index + found[0].length));
    }
  }
}

/** One more in the list. Each one less is the spelling of its text, or the counting of its number. */
function* listFaults(rules: string, masked: string, range: TextRange): Generator<Fault> {
  const isEnumeration = /\bin\s*$/.test(masked.slice(0, range.start));
  const isOfTexts = masked.slice(range.start).startsWith("['");
  const more = isOfTexts ? (isEnumeration ? "'x'" : "'unknown'") : '8';
  yield {
    kind: 'listed',
    ...range,
    replacement: rules.slice(range.start, range.end).replace(/\]$/, `, ${more}]`),
  };
}

/** Operations that might have been opened along with another by mistake. */
const WIDER_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  get: ['list', 'create', 'update', 'delete'],
  create: ['update'],
  delete: ['create', 'update'],
};

function* statementFaults(masked: string): Generator<Fault> {
  for (const found of masked.matchAll(/allow ([\w, ]+): if ([^;]*);/g)) {
    const operations = (found[1] ?? '').split(', ');
    const condition = {
      start: found.index + found[0].length - 1 - (found[2]?.length ?? 0),
      end: found.index + found[0].length - 1,
    };
    yield { kind: 'opened', ...condition, replacement: 'true' };
    yield { kind: 'closed', ...condition, replacement: 'false' };
    const wider = new Set(operations.flatMap((operation) => WIDER_OPERATIONS[operation] ?? []));
    for (const operation of wider) {
      if (operations.includes(operation)) continue;
      const start = found.index + 'allow '.length;
      yield { kind: 'widened', start, end: start, replacement: `${operation}, ` };
    }
  }
  // The last variable of a path takes everything below it.
  for (const found of masked.matchAll(/match \S*\{(\w+)\} \{/g)) {
    const end = found.index + found[0].length - '} {'.length;
    yield { kind: 'deepened', start: end, end, replacement: '=**', changesPath: true };
  }
  for (const found of masked.matchAll(/match \/detail\/analysis/g)) {
    yield {
      kind: 'deepened',
      ...rangeOf(found),
      replacement: 'match /detail/{any}',
      changesPath: true,
    };
  }
}

function nameOf(rules: string, parts: RulesBlocks, fault: Fault): string {
  const before = rules.slice(fault.start, fault.end).replaceAll(/\s+/g, ' ').trim();
  return `${placeOf(parts, fault.start)}: ${fault.kind}: ${before} → ${fault.replacement.trim()}`;
}

/** Every mutant of the rules, in the order of the text. */
export function rulesMutants(rules: string): RulesMutant[] {
  const parts = rulesBlocks(rules);
  const { masked, conditions } = parts;
  const faults = [
    ...statementFaults(masked),
    ...conditions.flatMap((condition) => [
      ...operatorFaults(masked, condition),
      ...tokenFaults(rules, masked, condition),
    ]),
  ];
  const names = new Map<string, number>();
  return faults
    .sort((a, b) => a.start - b.start)
    .map((fault) => {
      const name = nameOf(rules, parts, fault);
      const ordinal = (names.get(name) ?? 0) + 1;
      names.set(name, ordinal);
      return {
        name: ordinal === 1 ? name : `${name} #${ordinal}`,
        rules: rules.slice(0, fault.start) + fault.replacement + rules.slice(fault.end),
        paths: fault.changesPath ? null : dependentPaths(parts, fault.start),
      };
    });
}
