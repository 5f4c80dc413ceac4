import { describe, expect, it } from 'vitest';
import { addTallies, tallyLine, tallyVitest, type VitestReport } from './test-tally.ts';

const PASSED = { status: 'passed', fullName: 'runs', failureMessages: [] };

function file(
  status: string,
  assertionResults: VitestReport['testResults'][0]['assertionResults'],
) {
  return { status, name: 'tests/a.test.ts', message: 'Cannot find module', assertionResults };
}

function report(change: Partial<VitestReport> = {}): VitestReport {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('passed', [PASSED, PASSED, PASSED])],
    ...change,
  };
}

describe('counting test runs', () => {
  it('counts what passed, failed and was skipped', () => {
    const run = report({ numFailedTests: 2, numPendingTests: 1 });
    expect(tallyVitest(run, 1)).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const run = report({ testResults: [file('failed', [])] });
    expect(tallyVitest(run, 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['tests/a.test.ts \n  Cannot find module'],
    });
  });

  it('names each failed test with the beginning of its message', () => {
    const failed = { status: 'failed', fullName: 'stops', failureMessages: ['x'.repeat(2000)] };
    const { failures } = tallyVitest(
      report({ numFailedTests: 1, testResults: [file('failed', [PASSED, failed])] }),
      1,
    );
    expect(failures).toEqual([`tests/a.test.ts stops\n  ${'x'.repeat(600)}`]);
  });

  it('never passes a run that ended badly, ran nothing or left no report', () => {
    expect(tallyVitest(report(), 1).failed).toBe(1);
    expect(tallyVitest(report(), null).failed).toBe(1);
    expect(tallyVitest(report({ numPassedTests: 0, testResults: [] }), 0).failed).toBe(1);
    expect(tallyVitest(null, 0).failed).toBe(1);
    expect(tallyVitest(report({ numPassedTests: 0, numPendingTests: 4 }), 0).failed).toBe(1);
  });

  it('passes a good run', () => {
    expect(tallyVitest(report(), 0)).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [] });
  });

  it('sums parts into the last line', () => {
    const sum = addTallies([
      { passed: 3, failed: 0, skipped: 1, failures: [] },
      { passed: 4, failed: 2, skipped: 0, failures: ['one', 'two'] },
    ]);
    expect(sum).toEqual({ passed: 7, failed: 2, skipped: 1, failures: ['one', 'two'] });
    expect(tallyLine(sum)).toBe('7 passed, 2 failed');
  });
});
