import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS, toolPath } from '../../scripts/checks.ts';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/** A repository of the same form, in which every file breaks one rule of ours. */
const FAULTS: Readonly<Record<string, { text: string; rule: string | null }>> = {
  'domain/pace.ts': { text: 'export const pace = 300;\n', rule: null },
  'domain/reads-a-screen.ts': {
    text: "export * from '../src/features/chat/thread.ts';\n",
    rule: 'boundaries(dependencies)',
  },
  'src/features/chat/thread.ts': {
    text: "export * from '../../../domain/pace.ts';\n",
    rule: null,
  },
  'domain/knows-its-reader.ts': {
    text: "import type { Reader } from './knows-its-writer.ts';\nexport type Writer = { reader: Reader };\n",
    rule: 'import(no-cycle)',
  },
  'domain/knows-its-writer.ts': {
    text: "import type { Writer } from './knows-its-reader.ts';\nexport type Reader = { writer: Writer };\n",
    rule: 'import(no-cycle)',
  },
  'src/features/coaches/reads-another-feature.ts': {
    text: "export * from '../chat/thread.ts';\n",
    rule: 'boundaries(dependencies)',
  },
  'src/ui/knows-firebase.ts': {
    text: "export { doc } from 'firebase/firestore';\n",
    rule: 'eslint(no-restricted-imports)',
  },
  'src/ui/says-words-itself.tsx': {
    text: 'export const Words = () => <p>Well done, all of you</p>;\n',
    rule: 'i18next(no-literal-string)',
  },
  'src/ui/calls-a-hook-at-times.tsx': {
    text: [
      "import { useState } from 'react';",
      'export function useSometimes(isWanted: boolean) {',
      '  if (isWanted) return useState(0);',
      '  return null;',
      '}\n',
    ].join('\n'),
    rule: 'rules-of-hooks',
  },
  'functions/src/chat/forgets-a-promise.ts': {
    text: 'const save = async () => Promise.resolve(1);\nexport function run() {\n  save();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  'domain/skips-the-second-reading.ts': {
    text: [
      'const add = (readings: number[], one: number) => readings.push(one);',
      'export function lengthOf(ones: number[]) {',
      '  let length: number | null = null;',
      '  const readings: number[] = [];',
      '  for (const one of ones) length ??= add(readings, one);',
      '  return length;',
      '}\n',
    ].join('\n'),
    rule: 'tasuki(no-call-in-repeated-logical-assignment)',
  },
  'domain/skips-a-later-element.ts': {
    text: [
      'const add = (readings: number[], one: number) => readings.push(one) > 2;',
      'export function isLong(ones: number[]) {',
      '  let isFound = false;',
      '  ones.forEach((one) => (isFound ||= !add([], one)));',
      '  return isFound;',
      '}\n',
    ].join('\n'),
    rule: 'tasuki(no-call-in-repeated-logical-assignment)',
  },
  'domain/keeps-a-value-for-each-key.ts': {
    text: [
      'const squares: Record<number, number> = {};',
      'let first: number | null = null;',
      'export const load = () => (first ??= Date.now());',
      'export function fill(ones: number[]) {',
      '  for (const one of ones) squares[one] ??= Math.pow(one, 2);',
      '}\n',
    ].join('\n'),
    rule: null,
  },
  'domain/says-true-by-position.ts': {
    text: [
      'const round = (value: number, isUp: boolean) => (isUp ? Math.ceil(value) : Math.floor(value));',
      'export const rounded = (value: number) => round(value, true);\n',
    ].join('\n'),
    rule: 'tasuki(no-positional-boolean)',
  },
  'functions/src/chat/makes-by-position.ts': {
    text: [
      'class Door {',
      '  readonly isOpen: boolean;',
      '  readonly width: number;',
      '  constructor(isOpen: boolean, width: number) {',
      '    this.isOpen = isOpen;',
      '    this.width = width;',
      '  }',
      '}',
      'export const door = new Door(false, 2);\n',
    ].join('\n'),
    rule: 'tasuki(no-positional-boolean)',
  },
  'src/ui/says-true-by-name.ts': {
    text: [
      'export function show(set: (isOpen: boolean) => void, view: DataView, isBig: boolean) {',
      '  set(true);',
      '  return [view.getUint32(0, true), Math.max(1, 2), { isBig, isOpen: true }];',
      '}\n',
    ].join('\n'),
    rule: null,
  },
  'domain/checks-in-a-table.test.ts': {
    text: [
      'const sum = (a: number, b: number, c: number, d: number, isOdd: boolean) => (isOdd ? a + b + c + d : a);',
      'export const sums = sum(1, 2, 3, 4, true);\n',
    ].join('\n'),
    rule: null,
  },
  'sandbox/takes-five.ts': {
    text: 'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n',
    rule: 'eslint(max-params)',
  },
  'sandbox/takes-four.ts': {
    text: 'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
    rule: null,
  },
  'functions/src/platform/reads-what-is-above.ts': {
    text: "export * from '../chat/forgets-a-promise.ts';\n",
    rule: 'boundaries(dependencies)',
  },
};

const OWN_RULES = 'scripts/lint/rules';

let folder = '';
let output = '';

beforeAll(() => {
  // Outside the repository, whose .gitignore would hide it.
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tasuki-lint-')));
  cpSync(join(repositoryRoot, OWN_RULES), join(folder, OWN_RULES), { recursive: true });
  for (const name of ['oxlint.config.ts', 'tsconfig.base.json']) {
    copyFileSync(join(repositoryRoot, name), join(folder, name));
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { jsx: 'react-jsx' } }),
  );
  for (const [path, { text }] of Object.entries(FAULTS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { tool } = CHECKS.lint;
  ({ stdout: output } = spawnSync(process.execPath, [toolPath(tool), '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the lint finds no less and no more than', () => {
  test.each(Object.entries(FAULTS))('what %s shows', (path, { rule }) => {
    const found = output.split('\n').filter((line) => line.startsWith(path));
    expect(found).toEqual(rule === null ? [] : [expect.stringContaining(rule)]);
  });
});
