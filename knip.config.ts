import type { KnipConfig } from 'knip';

/**
 * Nothing unused, no file, no export, no dependency, and no files that load each other in a
 * circle. Entries are what tools start by name.
 */
const config: KnipConfig = {
  // A type that describes what a file exports may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // All that is looked for without being asked for, and the circles.
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'unresolved',
    'catalog',
    'catalogReferences',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
    'cycles',
  ],
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,test-changed,check,build,deploy,bench,soak,draw-open-graph-image,page-pictures,seed-built-in-coach}.ts',
        'scripts/local-services/tick-schedules.ts',
        'scripts/building/draw-static-pages.ts',
        'scripts/deployment/contract/record-contract.ts',
        'scripts/restore/restore.ts',
        'scripts/home-screen/*.ts',
        'scripts/alerts/set-alerts.ts',
        // Built by their paths.
        'src/app/guest/main.tsx',
        'src/app/seen-page-start.ts',
        'src/service-worker/service-worker.ts',
        // Loaded at build time by its path.
        'src/app/static-page.tsx',
        'scripts/local-services/{share-functions-process,serve-functions,start-tasks-at-once}.ts',
        'scripts/processes/stop-with-parent.mjs',
        'scripts/data-updates/*-command.ts',
        'scripts/dependencies/write-dependencies.ts',
        'scripts/mutation/vitest.mutation.config.ts',
        'scripts/hosting/refuse-plain-deployment.mjs',
        // Takes the place of a package in the bundle.
        'src/features/chat/markdown/named-character-reference.ts',
        'src/platform/stand-ins/*.{ts,tsx}',
        'tests/**/*.test.ts',
        'tests/bench/*.bench.ts',
        'tests/evaluation/eval-coach.ts',
        'tests/evaluation/plans/eval-plan.ts',
      ],
      project: ['{src,scripts,tests}/**/*.{ts,tsx,mjs}'],
      // Started by the path of their programs.
      ignoreDependencies: ['oxfmt', '@stryker-mutator/core', '@stryker-mutator/vitest-runner'],
    },
    domain: {
      project: ['**/*.ts'],
    },
    functions: {
      entry: ['src/{index,run-schedules,file-reading/read-file-process}.ts'],
      project: ['src/**/*.ts'],
    },
    sandbox: {
      entry: [
        'stripe/stripe-js/install.ts',
        'analytics/stand-ins/{google-analytics,tag-manager,session-recording}.ts',
      ],
      project: ['**/*.ts'],
    },
  },
};

export default config;
