import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../scripts/repository-root.ts';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { CRITERIA } from './criteria.ts';
import { evaluatePlans, scoresByCriterion, type PlanResult } from './evaluate-plans.ts';
import { PLAN_CASES } from './plan-cases.ts';
import { planProse } from './plan-prose.ts';

/** What plans were last accepted with; what changed since then is shown. */
const ACCEPTED_FILE = join(repositoryRoot, 'tests', 'evaluation', 'plans', 'accepted-plans.json');
/** Each computed criterion must reach it on average. */
const LEAST_MEAN = 4;

type Accepted = Record<string, Pick<PlanResult, 'outcome' | 'digest' | 'scores'>>;

function readAccepted(): Accepted {
  return existsSync(ACCEPTED_FILE)
    ? (JSON.parse(readFileSync(ACCEPTED_FILE, 'utf8')) as Accepted)
    : {};
}

/** What differs from the accepted version, a line for each runner. */
function changesOf(results: readonly PlanResult[], accepted: Accepted): string[] {
  return results.flatMap(({ id, outcome, digest, scores }) => {
    const before = accepted[id];
    if (!before) return [`${id}: new`];
    if (before.digest === digest) return [];
    const changed = CRITERIA.flatMap(({ id: criterion }) => {
      const [from, to] = [before.scores[criterion], scores[criterion]];
      return from === to ? [] : [`${criterion} ${from ?? '–'} → ${to ?? '–'}`];
    });
    const outcomes = before.outcome === outcome ? [] : [`${before.outcome} → ${outcome}`];
    return [`${id}: ${[...outcomes, ...changed].join(', ') || 'another plan, the same scores'}`];
  });
}

function write(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (wanted.length > 0) {
  for (const { id, runner, wish } of PLAN_CASES) {
    if (!wanted.some((words) => id.includes(words))) continue;
    const outcome = buildPlan(runner, wish);
    write([
      '',
      id,
      ...(outcome.outcome === 'built'
        ? planProse(outcome.plan, { runner, wish })
        : [JSON.stringify(outcome)]),
    ]);
  }
  process.exit();
}
const results = evaluatePlans(PLAN_CASES);
const criteria = scoresByCriterion(results);
const built = results.filter(({ outcome }) => outcome === 'built').length;
const missed = results.flatMap(({ id, missed: lines }) =>
  lines.map((line) => `  ✗ ${id}: ${line}`),
);
const broken = results.flatMap(({ id, broken: rules }) =>
  rules.map(
    ({ rule, where, found, allowed }) => `  ✗ ${id}: ${rule} ${where} ${found} > ${allowed}`,
  ),
);
write([
  `${results.length} runners, ${built} plans`,
  `Limits broken: ${broken.length}`,
  ...broken,
  `Expectations missed: ${missed.length}`,
  ...missed,
  '',
  'criterion                mean  least  plans  below 4',
  ...criteria.flatMap(({ criterion, mean, least, plans, below }) => [
    `${criterion.padEnd(24)} ${mean.toFixed(2)}  ${String(least).padStart(5)}  ${String(plans).padStart(5)}  ${below.length}`,
    ...below.map((line) => `    ${line}`),
  ]),
  ...CRITERIA.filter(({ id }) => criteria.every(({ criterion }) => criterion !== id)).map(
    ({ id }) => `${id.padEnd(24)} for a reader to judge`,
  ),
]);
const changes = changesOf(results, readAccepted());
if (changes.length > 0)
  write(['', 'Changed since last accepted:', ...changes.map((line) => `  ${line}`)]);
if (process.argv.includes('--accept')) {
  const byId = Object.fromEntries(
    results.map(({ id, outcome, digest, scores }) => [id, { outcome, digest, scores }]),
  );
  writeFileSync(ACCEPTED_FILE, `${JSON.stringify(byId, null, 2)}\n`);
  write(['Accepted as they are.']);
} else if (broken.length + missed.length > 0 || criteria.some(({ mean }) => mean < LEAST_MEAN)) {
  process.exitCode = 1;
}
