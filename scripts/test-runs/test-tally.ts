/** What a part of the tests came to. */
export interface TestTally {
  passed: number;
  failed: number;
  skipped: number;
}

export const EMPTY_TALLY: TestTally = { passed: 0, failed: 0, skipped: 0 };

/** As much of Vitest's JSON report as is needed. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    status: string;
    assertionResults: readonly unknown[];
  }[];
}

export function addTallies(tallies: readonly TestTally[]): TestTally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    EMPTY_TALLY,
  );
}

/**
 * Counts a Vitest run. A file that could not be loaded has no tests but counts as a failure. So
 * does a run that ended badly with every test passed (an unhandled error). So does one that ran no
 * test at all.
 *
 * @param report null when Vitest wrote none
 */
export function tallyVitest(report: VitestReport | null, exitCode: number | null): TestTally {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const found = report.numFailedTests + unloadable;
  const endedBadly = exitCode !== 0 || passed + found === 0;
  return { passed, failed: found === 0 && endedBadly ? 1 : found, skipped };
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failed }: TestTally): string {
  return `${passed} passed, ${failed} failed`;
}
