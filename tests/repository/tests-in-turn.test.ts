import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toolPath } from '../../scripts/checks.ts';
import { repositoryRoot } from '../../scripts/repository-root.ts';
import { LEFT_OUT_SETTING } from '../../scripts/test-runs/left-out-setting.ts';
import { FILE_TURNS, TURN_SETTING, VARIANT_TURNS } from '../../scripts/test-runs/turn-share.ts';
import {
  JOURNEYS_OF_EACH_RUN,
  TESTS_IN_TURN,
  testsLeftOut,
} from '../../scripts/test-runs/tests-in-turn.ts';
import { isSoakSuite } from '../../scripts/test-runs/soak-suites.ts';
import { deathsInTurn } from '../figures/deaths-in-turn.ts';

const JOURNEYS = globSync('tests/journeys/**/*.test.ts', { cwd: repositoryRoot })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();
const ALL_TURNS = Array.from({ length: FILE_TURNS }, (_one, turn) => turn);

afterEach(() => {
  vi.unstubAllEnvs();
});

it('never leaves out what a newcomer meets first, and what every page must have', () => {
  expect(JOURNEYS_OF_EACH_RUN.filter((path) => !JOURNEYS.includes(path))).toEqual([]);
  const leftOut = ALL_TURNS.flatMap((turn) => testsLeftOut(turn));
  expect(JOURNEYS_OF_EACH_RUN.filter((path) => leftOut.includes(path))).toEqual([]);
});

it('has run each journey after all turns', () => {
  const run = ALL_TURNS.flatMap((turn) => {
    const leftOut = new Set(testsLeftOut(turn));
    return JOURNEYS.filter((path) => !leftOut.has(path));
  });
  expect([...new Set(run)].toSorted()).toEqual(JOURNEYS);
});

it('names only files that are there, and each once', () => {
  expect(TESTS_IN_TURN.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  expect(new Set(TESTS_IN_TURN).size).toBe(TESTS_IN_TURN.length);
});

it('runs whatever is in turn in exactly one of them', () => {
  const run = ALL_TURNS.flatMap((turn) => {
    const leftOut = new Set(testsLeftOut(turn));
    return TESTS_IN_TURN.filter((path) => !leftOut.has(path));
  });
  expect(run.toSorted()).toEqual(TESTS_IN_TURN.toSorted());
});

it('has Vitest find what a turn takes, and nothing of what it leaves out', () => {
  const leftOut = testsLeftOut(1);
  const arguments_ = [toolPath('vitest'), 'list', '--filesOnly'];
  const listed = execFileSync(process.execPath, arguments_, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, [LEFT_OUT_SETTING]: leftOut.join('\n') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(leftOut.filter((path) => listed.includes(path))).toEqual([]);
  const taken = TESTS_IN_TURN.filter((path) => !leftOut.includes(path));
  expect(taken.filter((path) => !listed.includes(path))).toEqual([]);
});

it('has whatever a turn leaves out in the soak, but not where single figures are asked for', () => {
  const sources = TESTS_IN_TURN.map((path) => ({
    path,
    source: readFileSync(join(repositoryRoot, path), 'utf8'),
  }));
  expect(sources.filter(({ path, source }) => !isSoakSuite(path, source))).toEqual([]);
  const contact = 'tests/journeys/contact.test.ts';
  expect(isSoakSuite(contact, 'it()', [12])).toBe(false);
  expect(isSoakSuite('tests/journeys/first-feedback.test.ts', 'it()')).toBe(false);
});

it('has every test with variants in the soak', () => {
  const paths = globSync('tests/**/*.test.ts', { cwd: repositoryRoot });
  const left = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const source = readFileSync(join(repositoryRoot, path), 'utf8');
      const hasVariants = /\/(?:journey-variants|variants-in-turn|deaths-in-turn)\.ts'/.test(
        source,
      );
      return hasVariants && !isSoakSuite(path, source);
    });
  expect(left).toEqual([]);
});

it('lets a handler die at all calls of the sample within all turns', () => {
  const calls = ALL_TURNS.slice(0, VARIANT_TURNS).flatMap((turn) => {
    vi.stubEnv(TURN_SETTING, String(turn * FILE_TURNS));
    const deaths = deathsInTurn(3, 2);
    return [deaths.next().value, deaths.next().value];
  });
  expect(calls.toSorted((one, other) => one - other)).toEqual([2, 5, 8, 11, 14, 17, 20, 23]);
});
