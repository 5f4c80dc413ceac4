/**
 * The part of Stryker's report that is read; its format is public (mutation-testing-report-schema).
 */
export interface MutationReport {
  files: Readonly<Record<string, { source: string; mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

export interface MutationScore {
  killed: number;
  /** Those that tests were to find: without the invalid and the ignored ones. */
  judged: number;
}

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const SURVIVED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);
const PERCENT = 100;

/** How many mutants the tests found, over all files or of one. */
export function scoreOf(report: MutationReport, file?: string): MutationScore {
  const mutants = Object.entries(report.files)
    .filter(([path]) => file === undefined || path === file)
    .flatMap(([, { mutants: ofFile }]) => ofFile);
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const survived = mutants.filter(({ status }) => SURVIVED.has(status)).length;
  return { killed, judged: killed + survived };
}

/** 0–100; nothing to judge is all found. */
export function percentOf({ killed, judged }: MutationScore): number {
  return judged === 0 ? PERCENT : (PERCENT * killed) / judged;
}

/** The score of each file, then every mutant that no test found, as a page to read. */
export function survivorPage(report: MutationReport, thresholdPercent: number): string {
  const lines = [
    '# Mutants that no test found',
    '',
    `${line('all', scoreOf(report))}; at least ${thresholdPercent} % shall be found.`,
    '',
    ...Object.keys(report.files).map((path) => `- ${line(path, scoreOf(report, path))}`),
  ];
  for (const [path, { source, mutants }] of Object.entries(report.files)) {
    const survivors = mutants.filter(({ status }) => SURVIVED.has(status));
    if (survivors.length === 0) continue;
    lines.push('', `## ${path}`, '');
    for (const { location, mutatorName, replacement = '', status } of survivors) {
      const { line: number, column } = location.start;
      const was = (source.split('\n')[number - 1] ?? '').trim();
      const not = status === 'NoCoverage' ? ' (no test comes here)' : '';
      lines.push(
        `- ${number}:${column} ${mutatorName}${not}: \`${oneLine(replacement)}\` in \`${was}\``,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function line(name: string, score: MutationScore): string {
  return `${name}: ${score.killed} of ${score.judged} found (${percentOf(score).toFixed(1)} %)`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
