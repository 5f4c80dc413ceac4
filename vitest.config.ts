import { defineConfig } from 'vitest/config';
import { LEFT_OUT_SETTING } from './scripts/test-runs/left-out-setting.ts';

/** What runs with another commit; none where `npm test` does not say so. */
const LEFT_OUT = (process.env[LEFT_OUT_SETTING] ?? '').split('\n').filter((path) => path !== '');

/** What reads whole recordings: made ones by the thousand, and real ones where they lie beside the repository. */
const WHOLE_RECORDINGS = [
  'tests/**/shared-*.test.ts',
  'tests/recordings/**/*.test.ts',
  'tests/training/session-scenarios.test.ts',
  'tests/evaluation/*.test.ts',
  'tests/coaching/feedback/{demo-sessions,equal-pace}.test.ts',
];

/**
 * What asks deployed functions, or the Auth emulator as a browser does, which knows one project
 * only. The other tests of functions call them as they stand.
 */
const OF_DEPLOYED_FUNCTIONS = [
  'tests/functions/callable-contract.test.ts',
  'tests/functions/accounts/{account-state,account-takeover,ended-sessions}.test.ts',
  'tests/functions/accounts/by-mail/*.test.ts',
  'tests/functions/activities/rewritten-feedback.test.ts',
  'tests/functions/chat/conversations.test.ts',
  'tests/functions/coaches/{demo-conversation,free-plan}.test.ts',
  'tests/functions/endpoints/*.test.ts',
  'tests/functions/garmin/garmin-deployed.test.ts',
  'tests/functions/sign-in/{deployed-sign-in,google-past-functions}.test.ts',
  'tests/functions/strava/strava-deployed.test.ts',
  'tests/functions/plans/planned-feedback.test.ts',
  'tests/functions/uploads/uploads.test.ts',
];

/** What takes hold of the console before the logger is loaded. */
const OF_ALL_THAT_IS_LOGGED = ['tests/functions/sign-in/provider-sign-in-attacks.test.ts'];

/** What looks through all of a database, and names one for itself before anything is loaded. */
const OF_A_WHOLE_DATABASE = [
  'tests/functions/accounts/{account-deletion,narrowed-restore,repeated-withdrawals,restore}.test.ts',
  'tests/functions/attacks/{triggers-out-of-order,tokens-out-of-reach}.test.ts',
  'tests/functions/jobs/measured-follow-ups.test.ts',
  'tests/functions/provider-links/token-encryption.test.ts',
];

/** What waits without a time of its own ends soon where all is right, so patience costs nothing. */
const PATIENT = {
  setupFiles: ['tests/patience.ts'],
  expect: { poll: { timeout: 15_000 } },
  // The line of a failed test says what was there, where nobody sees more than that line.
  chaiConfig: { truncateThreshold: 1000 },
};
/** Where pages and functions share processors, a second is often over before anything was done. */
const MORE_PATIENT = { poll: { timeout: 30_000, interval: 100 } } as const;

/** Of functions, as they stand or deployed. */
const ON_EMULATORS = {
  ...PATIENT,
  setupFiles: [...PATIENT.setupFiles, 'tests/functions/repeat-closed-transactions.ts'],
};

const DEPLOYED = {
  ...ON_EMULATORS,
  environment: 'node',
  // One file at a time; where several projects run, each waits for those of a lower `groupOrder`.
  fileParallelism: false,
  // They wait for deployed functions, which run beside rules and flows.
  testTimeout: 300_000,
  hookTimeout: 300_000,
} as const;

const FLOWS = {
  ...ON_EMULATORS,
  environment: 'node',
  env: { TASUKI_PROJECT_PER_WORKER: '1' },
  // Each waits for the emulator half of its time.
  maxWorkers: 3,
  // Floods, and deaths at every step, ask the emulator thousands of times beside two other workers.
  testTimeout: 300_000,
  hookTimeout: 300_000,
} as const;

/**
 * `unit` and `unit-browser`: code without a screen, in three time zones by the test command.
 * `recordings`: decoding and reading whole recordings. `component`: screens in jsdom.
 * `rules`, `functions` and `functions-apart` (deployed), `flows` and `flows-apart` (as they stand) and `journeys`
 * need what `npm test` starts.
 */
export default defineConfig({
  test: {
    // Nothing else runs meanwhile; by itself it leaves one processor idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'unit',
          environment: 'node',
          include: [
            'domain/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/coaching/**/*.test.ts',
            'tests/evaluation/plans/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/repository/**/*.test.ts',
            'tests/training/**/*.test.ts',
          ],
          exclude: [...WHOLE_RECORDINGS, ...LEFT_OUT],
          // Pure code: what one file loads, the next may use.
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
          // The linter reads all types before the tests of its rules.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'unit-browser',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: LEFT_OUT,
          // As of screens: every file has our own code anew, by its setup.
          isolate: false,
          setupFiles: [...PATIENT.setupFiles, 'tests/own-code-anew.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'recordings',
          environment: 'node',
          include: WHOLE_RECORDINGS,
          exclude: LEFT_OUT,
          // A real recording is decoded once for all that look at it.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          // Every file has our own code anew, by its setup; packages and the window serve them all.
          isolate: false,
          setupFiles: [...PATIENT.setupFiles, 'tests/own-code-anew.ts', 'tests/component-setup.ts'],
          sequence: { setupFiles: 'list' },
          // More than what is waited for may take, so that the failure says what did not come.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          // Firebase's packages, and the matrix of who may what, are loaded once for all files.
          isolate: false,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: OF_DEPLOYED_FUNCTIONS,
          exclude: LEFT_OUT,
          ...DEPLOYED,
          // As of flows: to load their packages took a quarter of the processor time of all files.
          isolate: false,
          restoreMocks: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'functions-apart',
          include: OF_ALL_THAT_IS_LOGGED,
          ...DEPLOYED,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'flows',
          include: ['tests/functions/**/*.test.ts'],
          exclude: [
            ...OF_DEPLOYED_FUNCTIONS,
            ...OF_ALL_THAT_IS_LOGGED,
            ...OF_A_WHOLE_DATABASE,
            ...LEFT_OUT,
          ],
          ...FLOWS,
          setupFiles: [...FLOWS.setupFiles, 'tests/functions/empty-own-databases.ts'],
          // Their packages take a file longer to load than most of its tests do.
          isolate: false,
          restoreMocks: true,
        },
      },
      { test: { name: 'flows-apart', include: OF_A_WHOLE_DATABASE, exclude: LEFT_OUT, ...FLOWS } },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: LEFT_OUT,
          expect: MORE_PATIENT,
          setupFiles: [
            'tests/journeys/keep-failed-pages.ts',
            'tests/journeys/fail-on-policy-violations.ts',
          ],
          // The browser of a worker serves all its files.
          isolate: false,
          // With a third one pages wait for processors, and the emulator delivers writes late.
          maxWorkers: 2,
          // The longest takes 50 seconds where nothing else runs, and pages wait for processors.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
