import { expect, test } from 'vitest';
import { percentOf, scoreOf, survivorPage, type MutationReport } from './mutation-report.ts';

const at = (line: number) => ({ start: { line, column: 3 }, end: { line, column: 9 } });
const REPORT: MutationReport = {
  files: {
    'domain/a.ts': {
      source: 'if (a > 1) {\n  return 2;\n}',
      mutants: [
        { mutatorName: 'Conditional', replacement: 'true', status: 'Killed', location: at(1) },
        { mutatorName: 'Equality', replacement: 'a >= 1', status: 'Survived', location: at(1) },
        { mutatorName: 'Block', replacement: '{}', status: 'Timeout', location: at(2) },
        { mutatorName: 'Block', replacement: '{}', status: 'Ignored', location: at(2) },
      ],
    },
    'domain/b.ts': {
      source: 'f();',
      mutants: [{ mutatorName: 'Call', status: 'NoCoverage', location: at(1) }],
    },
  },
};

test('what is ignored counts neither way, and a mutant that hangs is found', () => {
  expect(scoreOf(REPORT)).toEqual({ killed: 2, judged: 4 });
  expect(scoreOf(REPORT, 'domain/b.ts')).toEqual({ killed: 0, judged: 1 });
  expect(percentOf({ killed: 0, judged: 0 })).toBe(100);
});

test('the page names each survivor with its line, and what it was', () => {
  const page = survivorPage(REPORT, 90);
  expect(page).toContain('all: 2 of 4 found (50.0 %); at least 90 % shall be found.');
  expect(page).toContain('- 1:3 Equality: `a >= 1` in `if (a > 1) {`');
  expect(page).toContain('- 1:3 Call (no test comes here)');
  expect(page).not.toContain('Conditional');
});
