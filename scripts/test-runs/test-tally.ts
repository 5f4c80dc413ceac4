/** The result of a part of the tests. */
export interface TestTally {
  passed: number;
  failed: number;
  skipped: number;
  /**
   * The failures, as far as the tool reported them: the file, the test and the beginning of its
   * message.
   */
  failures: readonly string[];
}

export const EMPTY_TALLY: TestTally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Characters of a failed test's message: enough for the assertion, in a log of which only the end
 * is kept.
 */
const MESSAGE_CHARACTERS = 600;

/** As much of Vitest's JSON report as is needed. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    status: string;
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

export function addTallies(tallies: readonly TestTally[]): TestTally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
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
  if (!report) {
    return { passed: 0, failed: 1, skipped: 0, failures: ['Vitest ended without a report.'] };
  }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const found = report.numFailedTests + unloadable;
  const endedBadly = exitCode !== 0 || passed + found === 0;
  const failures = failuresOf(report);
  if (found > 0 || !endedBadly) return { passed, failed: found, skipped, failures };
  return { passed, failed: 1, skipped, failures: [`Vitest ended with ${exitCode ?? 'a signal'}.`] };
}

function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file could not be loaded, or what runs before its tests failed.
    if (status === 'failed' && failed.length === 0) return [described(name, '', message)];
    return failed.map((test) => described(name, test.fullName, test.failureMessages?.[0] ?? ''));
  });
}

function described(file: string, test: string, message: string): string {
  return `${file} ${test}\n  ${message.slice(0, MESSAGE_CHARACTERS)}`;
}

/** The last line of `npm test`. */
export function tallyLine({ passed, failed }: TestTally): string {
  return `${passed} passed, ${failed} failed`;
}
