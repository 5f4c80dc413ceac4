import { describe, expect, it } from 'vitest';
import {
  importableFiles,
  planTests,
  readChanges,
  type Change,
  type RelatedTest,
} from './affected-tests.ts';

const modified = (path: string): Change => ({ path, kind: 'modified' });

function related(project: string, path: string, source = ''): RelatedTest {
  return { project, path, source };
}

/** The plan as plain objects. */
function plan(changes: readonly Change[], tests: readonly RelatedTest[]) {
  const { checksCode, run, left } = planTests(changes, tests);
  return { checksCode, run: Object.fromEntries(run), left: Object.fromEntries(left) };
}

describe('what a change affects', () => {
  it('is types, lint and every related test that needs nothing but Node', () => {
    const tests = [
      related('unit', 'domain/accounts/mailbox.test.ts'),
      related('unit-browser', 'src/data/sign-in/session-live.test.ts'),
      related('component', 'src/pages/chat/topics-page.test.tsx'),
    ];
    expect(plan([modified('domain/accounts/mailbox.ts')], tests)).toEqual({
      checksCode: true,
      run: {
        unit: ['domain/accounts/mailbox.test.ts'],
        'unit-browser': ['src/data/sign-in/session-live.test.ts'],
        component: ['src/pages/chat/topics-page.test.tsx'],
      },
      left: {},
    });
  });

  it('is no test of the rules for a change that they do not use', () => {
    expect(plan([modified('src/ui/sash.tsx')], []).run).toEqual({});
  });

  it.each(['firestore.rules', 'firestore.indexes.json'])('is all rules for %s', (path) => {
    expect(plan([modified(path)], []).run).toEqual({
      unit: ['tests/repository/'],
      rules: ['tests/rules/'],
    });
  });

  it('is the rules that use a changed limit', () => {
    const tests = [related('rules', 'tests/rules/document-shapes.test.ts')];
    expect(plan([modified('domain/chat/message.ts')], tests).run).toEqual({
      rules: ['tests/rules/document-shapes.test.ts'],
    });
  });

  it('is a flow that names the module, or is changed itself; the others are left', () => {
    const near = related(
      'flows',
      'tests/functions/chat/reply-faults.test.ts',
      "'../chat/write-reply.ts'",
    );
    const changed = related('flows', 'tests/functions/onboarding.test.ts');
    const far = related(
      'flows',
      'tests/functions/strava/strava-events.test.ts',
      "'../chat/other.ts'",
    );
    const changes = [
      modified('functions/src/chat/write-reply.ts'),
      modified('tests/functions/onboarding.test.ts'),
    ];
    const { run, left } = plan(changes, [near, changed, far]);
    expect(run).toEqual({ flows: [near.path, changed.path] });
    expect(left).toEqual({ flows: [far.path] });
  });

  it('is a few flows at most', () => {
    const tests = Array.from({ length: 9 }, (_, index) =>
      related('flows', `tests/functions/${index}.test.ts`, "'../jobs/run-job.ts'"),
    );
    const { run, left } = plan([modified('functions/src/jobs/run-job.ts')], tests);
    expect([run['flows']?.length, left['flows']?.length]).toEqual([4, 5]);
  });

  it.each(['functions', 'flows-apart', 'recordings', 'journeys'])(
    'leaves related %s',
    (project) => {
      const test = related(project, 'tests/x.test.ts', '/run-job.ts');
      expect(plan([modified('functions/src/jobs/run-job.ts')], [test])).toMatchObject({
        run: {},
        left: { [project]: ['tests/x.test.ts'] },
      });
    },
  );

  it.each([
    ['words', modified('locales/vi/chat.json')],
    ['a document', modified('docs/architecture.md')],
    ['a file that came', { path: 'domain/new.ts', kind: 'added' } as const],
    ['a file that went', { path: 'domain/old.ts', kind: 'deleted' } as const],
  ])('is the tests of the repository for %s', (_, change) => {
    const test = related('unit', 'tests/repository/locales.test.ts');
    expect(plan([change], [test]).run).toEqual({ unit: ['tests/repository/'] });
  });

  it('is the format alone where no code changed', () => {
    expect(plan([modified('docs/architecture.md')], []).checksCode).toBe(false);
    expect(plan([modified('package.json')], []).checksCode).toBe(true);
  });
});

it('looks for importers of files that are there, and not of configuration', () => {
  const paths = [
    'vitest.config.ts',
    'functions/package.json',
    'domain/tsconfig.json',
    'domain/a.ts',
  ];
  const gone: Change = { path: 'domain/old.ts', kind: 'deleted' };
  expect(importableFiles([...paths.map(modified), gone])).toEqual(['domain/a.ts']);
});

it('reads what git prints', () => {
  expect(readChanges('M\tdomain/a.ts\nD\tdomain/b.ts\nA\tdomain/c.ts\n', 'docs/d.md\n')).toEqual([
    { path: 'domain/a.ts', kind: 'modified' },
    { path: 'domain/b.ts', kind: 'deleted' },
    { path: 'domain/c.ts', kind: 'added' },
    { path: 'docs/d.md', kind: 'added' },
  ]);
  expect(readChanges('', '')).toEqual([]);
});
