import { defineConfig } from 'oxlint';

/**
 * Layers of the browser app and the functions, lowest first; who may import whom is below.
 * Patterns fit the whole path: `src/platform` would otherwise be found in `functions/src/platform`.
 */
const elements = [
  { type: 'domain', pattern: 'domain' },
  { type: 'ui', pattern: 'src/ui' },
  { type: 'platform', pattern: 'src/platform' },
  { type: 'data', pattern: 'src/data' },
  { type: 'feature', pattern: 'src/features/*', capture: ['noun'] },
  { type: 'page', pattern: 'src/pages' },
  { type: 'app', pattern: 'src/app' },
  { type: 'service-worker', pattern: 'src/service-worker' },
  { type: 'functions-platform', pattern: 'functions/src/platform' },
  { type: 'functions-integration', pattern: 'functions/src/integrations/*' },
  { type: 'functions-noun', pattern: 'functions/src/*', capture: ['noun'] },
  { type: 'sandbox', pattern: 'sandbox' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'tests', pattern: 'tests' },
].map((element) => ({ ...element, partialMatch: false }));

const mayImport: Record<string, string[]> = {
  domain: ['domain'],
  ui: ['ui', 'domain'],
  platform: ['platform', 'domain'],
  data: ['data', 'platform', 'domain'],
  page: ['page', 'feature', 'data', 'ui', 'platform', 'domain'],
  app: ['app', 'page', 'feature', 'data', 'ui', 'platform', 'domain'],
  'service-worker': ['service-worker', 'data', 'domain'],
  'functions-platform': ['functions-platform', 'domain'],
  'functions-integration': ['functions-integration', 'functions-platform', 'domain'],
  'functions-noun': ['functions-noun', 'functions-integration', 'functions-platform', 'domain'],
  sandbox: ['sandbox', 'domain'],
  scripts: ['scripts', 'sandbox', 'domain', 'functions-noun'],
  tests: [
    'tests',
    'sandbox',
    'scripts',
    'domain',
    'functions-noun',
    'functions-integration',
    'functions-platform',
  ],
};

const firebaseOnlyBelow = {
  patterns: [
    {
      group: ['firebase/*', '@firebase/*'],
      message: 'The Firebase SDK is imported only by src/data and src/platform.',
    },
  ],
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc', 'import'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    'eslint-plugin-i18next',
    './scripts/lint/rules/own-rules.ts',
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.tasuki/**', 'coverage/**'],
  env: { builtin: true, node: true },
  settings: { 'boundaries/elements': elements },
  categories: { correctness: 'error' },
  // Beside all that is surely wrong, what is a sign that something may be.
  rules: {
    eqeqeq: 'error',
    // Also where only types go round: such files cannot be read or moved one at a time.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // What takes more has an object with named fields.
    'max-params': ['error', { max: 4 }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'all' }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/switch-exhaustiveness-check': 'error',
    // By character, not by UTF-16 unit, is what is meant wherever a text is spread.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'tasuki/no-call-in-repeated-logical-assignment': 'error',
    'tasuki/no-positional-boolean': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { allow: { to: { module: { origin: 'external' } } } },
          { allow: { to: { module: { origin: 'core' } } } },
          ...Object.entries(mayImport).map(([type, types]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: types } } } },
          })),
          {
            from: { element: { type: 'feature' } },
            allow: {
              to: { element: { types: { anyOf: ['data', 'ui', 'platform', 'domain'] } } },
            },
          },
          {
            from: { element: { type: 'feature' } },
            allow: {
              to: { element: { type: 'feature', captured: { noun: '{{from.captured.noun}}' } } },
            },
          },
        ],
      },
    ],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      env: { browser: true },
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'no-restricted-imports': ['error', firebaseOnlyBelow],
      },
    },
    {
      files: ['src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx'],
      rules: {
        'i18next/no-literal-string': [
          'error',
          {
            mode: 'jsx-only',
            'should-validate-template': true,
            'jsx-attributes': {
              include: ['aria-label', 'title', 'alt', 'placeholder', 'label', 'helperText'],
            },
            // What takes names of ours and no words.
            callees: {
              exclude: [
                't',
                'formatMeasure',
                'measure',
                'toDisplayedValue',
                'unitWords',
                'isHighlightedRow',
                'renderLinkButton',
                'includes',
              ],
            },
            'object-properties': { exclude: ['variant'] },
          },
        ],
      },
    },
    {
      files: ['src/data/**', 'src/platform/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['domain/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['firebase*', 'firebase/*', 'react*', '@mui/*', 'node:*'],
                message: 'The domain knows no SDK, no screen and no machine.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['tests/**', '**/*.test.{ts,tsx}'],
      rules: { 'tasuki/no-positional-boolean': 'off' },
    },
    {
      // There the columns of a table are the parameters of its test.
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'max-params': 'off' },
    },
    {
      files: ['scripts/**', 'sandbox/**', 'tests/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
