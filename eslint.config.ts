import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  'functions-platform': ['functions-platform', 'domain'],
  'functions-integration': ['functions-integration', 'functions-platform', 'domain'],
  'functions-noun': ['functions-noun', 'functions-integration', 'functions-platform', 'domain'],
  sandbox: ['sandbox', 'domain'],
  scripts: ['scripts', 'sandbox', 'domain'],
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

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.tasuki/**', 'coverage/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
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
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, i18next },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': ['error', firebaseOnlyBelow],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          'jsx-attributes': {
            include: ['aria-label', 'title', 'alt', 'placeholder', 'label', 'helperText'],
          },
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
    files: ['scripts/**', 'sandbox/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
);
