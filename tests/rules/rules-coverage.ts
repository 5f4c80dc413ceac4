import type { RulesEmulator } from './rules-emulator.ts';

/** The emulator's report on one expression, as far as it is used here. */
interface ReportedExpression {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: Readonly<Record<string, unknown>>; count: number }[];
  children?: ReportedExpression[];
}

/** The results of one expression over all requests. */
interface ExpressionCoverage {
  line: number;
  column: number;
  startOffset: number;
  endOffset: number;
  /** Yielded a value, not only an error. */
  wasEvaluated: boolean;
  wasTrue: boolean;
  wasFalse: boolean;
}

/** Expressions by position. */
export type RulesCoverage = Map<string, ExpressionCoverage>;

async function readReport(emulator: RulesEmulator): Promise<ReportedExpression[]> {
  const response = await fetch(
    `http://${emulator.host}/emulator/v1/projects/${emulator.projectId}:ruleCoverage`,
  );
  if (!response.ok) throw new Error(`No coverage: ${await response.text()}`);
  const { report } = (await response.json()) as { report: ReportedExpression[] };
  return report;
}

/** Adds what the emulator saw since the rules were loaded to `coverage`. */
export async function addCoverage(emulator: RulesEmulator, coverage: RulesCoverage): Promise<void> {
  for (const expression of await readReport(emulator)) add(expression, coverage);
}

function add(
  { sourcePosition, values = [], children = [] }: ReportedExpression,
  coverage: RulesCoverage,
): void {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const key = `${currentOffset}-${endOffset}`;
  const known = coverage.get(key) ?? {
    line,
    column,
    startOffset: currentOffset,
    endOffset,
    wasEvaluated: false,
    wasTrue: false,
    wasFalse: false,
  };
  for (const { value } of values) {
    // No key: skipped by && or ||; undefined: an error.
    const [kind] = Object.keys(value);
    if (kind === undefined || kind === 'undefined') continue;
    known.wasEvaluated = true;
    if (value['boolValue'] === true) known.wasTrue = true;
    if (value['boolValue'] === false) known.wasFalse = true;
  }
  coverage.set(key, known);
  children.forEach((child) => {
    add(child, coverage);
  });
}

/**
 * The gaps as sentences: expressions never evaluated, and conditions that only ever went one way.
 */
export function gapsOf(coverage: RulesCoverage, rules: string): string[] {
  const gaps: string[] = [];
  for (const one of coverage.values()) {
    const text = rules.slice(one.startOffset, one.endOffset + 1).replaceAll(/\s+/g, ' ');
    const missing = !one.wasEvaluated
      ? 'never evaluated'
      : one.wasTrue && !one.wasFalse
        ? 'never false'
        : one.wasFalse && !one.wasTrue
          ? 'never true'
          : null;
    if (missing !== null)
      gaps.push(`${enclosingName(rules, one.startOffset)}: ${text}: ${missing}`);
  }
  return gaps;
}

/** The function or match block around an offset, so that a gap keeps its name when lines move. */
function enclosingName(rules: string, offset: number): string {
  const before = rules.slice(0, offset);
  const names = [...before.matchAll(/(?:function (\w+)|match (\S+) \{)/g)];
  const last = names.at(-1);
  return last?.[1] ?? last?.[2] ?? '';
}

/** How often each value of each expression was seen since the rules were loaded. */
export type EvaluationCounts = ReadonlyMap<string, { times: number; documentPath: string | null }>;

export async function evaluationCounts(emulator: RulesEmulator): Promise<EvaluationCounts> {
  const counts = new Map<string, { times: number; documentPath: string | null }>();
  const count = (
    { sourcePosition, values = [], children = [] }: ReportedExpression,
    above: string,
  ): void => {
    const place = `${above}/${sourcePosition.currentOffset}-${sourcePosition.endOffset}`;
    for (const { value, count: times } of values) {
      if (Object.keys(value).length === 0) continue;
      const documentPath = value['pathValue'] ? JSON.stringify(value['pathValue']) : null;
      const key = `${place} ${JSON.stringify(value)}`;
      counts.set(key, { times: (counts.get(key)?.times ?? 0) + times, documentPath });
    }
    children.forEach((child) => {
      count(child, place);
    });
  };
  for (const expression of await readReport(emulator)) count(expression, '');
  return counts;
}

interface EvaluationCost {
  /** Expressions and their parts, each as often as it was evaluated. */
  expressionCount: number;
  /** Paths of other documents, each once. */
  documentsRead: readonly string[];
}

/** The emulator's work for the requests between two counts. */
export function evaluationCost(before: EvaluationCounts, after: EvaluationCounts): EvaluationCost {
  let expressionCount = 0;
  const documentsRead = new Set<string>();
  for (const [key, { times, documentPath }] of after) {
    const more = times - (before.get(key)?.times ?? 0);
    expressionCount += more;
    if (more > 0 && documentPath !== null) documentsRead.add(documentPath);
  }
  return { expressionCount, documentsRead: [...documentsRead] };
}
