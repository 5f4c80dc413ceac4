import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Set by `mutation-testing.ts`: the folders of which a file is mutated. */
const PARTS = (process.env['TASUKI_MUTATED_PARTS'] ?? 'training,coaching').split(',');

/**
 * The tests that judge mutants of `domain`. Stryker runs them in a copy of the repository whose
 * packages are links to the original, so the workspaces are found beside the tests instead.
 */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@tasuki\/(domain|functions|sandbox)\/(.*)$/,
        replacement: `${join(process.cwd(), '$1', '$2')}.ts`,
      },
    ],
  },
  test: {
    environment: 'node',
    include: PARTS.flatMap((part) => [`domain/${part}/**/*.test.ts`, `tests/${part}/**/*.test.ts`]),
    exclude: [
      // They read recordings by the thousand, or stand beside the repository.
      'tests/**/shared-*.test.ts',
      'tests/training/session-scenarios.test.ts',
      'tests/training/plans/{plan-properties,plan-change-properties}.test.ts',
      'tests/coaching/feedback/{demo-sessions,equal-pace}.test.ts',
    ],
    // At the lowest priority a test waits for its processor; a mutant that hangs is ended by Stryker.
    testTimeout: 900_000,
  },
});
