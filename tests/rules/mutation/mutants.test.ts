import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../builders/seeded-random.ts';
import { ACCESS_CASES, type AccessCase } from '../access-cases.ts';
import { ACCESS_TABLE } from '../access-table.ts';
import { FIXTURE } from '../access-fixture.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { FirestoreRequests } from '../firestore-requests.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from '../rules-emulator.ts';
import { rulesMutants, type RulesMutant } from './rules-mutants.ts';
import { runCases } from '../run-cases.ts';

const IS_SOAK = process.env['SOAK'] === '1';
const SAMPLE_SIZE = 4;
const SAMPLE_SEED = 20_261_121;
const SAMPLE_TIMEOUT_MILLISECONDS = 180_000;
const SOAK_TIMEOUT_MILLISECONDS = 3_600_000;
const KILLED_SHARE_MINIMUM = 0.95;

const emulator = rulesEmulator('mutants');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);
const mutants = rulesMutants(RULES_TEXT);

beforeAll(async () => {
  await loadRules(emulator, RULES_TEXT);
  await requests.put(FIXTURE);
});

/** The cases whose answers a mutant can change, those first that speak of the same field or are most informative. */
function casesFor({ name: fault, paths }: RulesMutant): AccessCase[] {
  const patterns = paths?.map(
    (path) => new RegExp(`^${path.slice(1).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  const names = new Set(
    ACCESS_TABLE.filter(
      ({ document }) => !patterns || patterns.some((pattern) => pattern.test(document)),
    ).map(({ name }) => name),
  );
  const words = fault.match(/\w{4,}/g) ?? [];
  const rank = ({ title, isInformative }: AccessCase) =>
    (words.some((word) => title.includes(word)) ? 0 : 2) + (isInformative ? 0 : 1);
  return ACCESS_CASES.filter(({ collection }) => names.has(collection)).sort(
    (a, b) => rank(a) - rank(b),
  );
}

/** The mutants that every case answers as the rules do. */
async function survivorsOf(some: readonly RulesMutant[]): Promise<string[]> {
  const survivors: string[] = [];
  for (const mutant of some) {
    await loadRules(emulator, mutant.rules);
    const wrong = await runCases(requests, casesFor(mutant), { stopAtFirst: true });
    if (wrong.length === 0) survivors.push(mutant.name);
  }
  return survivors;
}

function sample(): RulesMutant[] {
  const random = seededRandom(SAMPLE_SEED);
  return mutants
    .map((mutant) => ({ mutant, order: random.uniform() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, SAMPLE_SIZE)
    .map(({ mutant }) => mutant);
}

test('each mutant has a name of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThan(500);
});

async function findFaultsInSample(): Promise<void> {
  const survivors = await survivorsOf(sample());
  expect(survivors.filter((name) => !(name in EQUIVALENT_MUTANTS))).toEqual([]);
}

async function findFaultsInAll(): Promise<void> {
  const survivors = await survivorsOf(mutants);
  const killedShare = 1 - survivors.length / mutants.length;
  console.log(
    `Rule mutants: ${mutants.length - survivors.length} of ${mutants.length} killed ` +
      `(${(100 * killedShare).toFixed(1)} %); survivors:\n${survivors.join('\n')}`,
  );
  expect(survivors.toSorted()).toEqual(Object.keys(EQUIVALENT_MUTANTS).toSorted());
  expect(killedShare).toBeGreaterThanOrEqual(KILLED_SHARE_MINIMUM);
}

if (IS_SOAK) {
  test(
    'the matrix finds the fault in every mutant of the rules but the equivalent ones',
    { timeout: SOAK_TIMEOUT_MILLISECONDS },
    findFaultsInAll,
  );
} else {
  test(
    `the matrix finds the fault in ${SAMPLE_SIZE} mutants of the rules`,
    { timeout: SAMPLE_TIMEOUT_MILLISECONDS },
    findFaultsInSample,
  );
}

test('every mutant that is called equivalent is there', () => {
  const names = new Set(mutants.map(({ name }) => name));
  expect(Object.keys(EQUIVALENT_MUTANTS).filter((name) => !names.has(name))).toEqual([]);
});
