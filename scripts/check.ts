import { CHECKS, runCheck, type Check } from './checks.ts';
import { lintAffectedFiles } from './lint/lint-affected-files.ts';

const failed: string[] = [];

async function report(check: Check): Promise<void> {
  const startedAt = performance.now();
  const isRight = await (check === CHECKS.lint ? lintAffectedFiles() : runCheck(check));
  if (!isRight) failed.push(check.name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${isRight ? '✓' : '✗'} ${check.name} (${seconds} s)\n`);
}

/** Each uses one processor most of its time; the lint takes as long as the others together. */
async function reportOthers(): Promise<void> {
  for (const check of Object.values(CHECKS)) if (check !== CHECKS.lint) await report(check);
}

await Promise.all([report(CHECKS.lint), reportOthers()]);
if (failed.length > 0) {
  process.stdout.write(`Not right: ${failed.join(', ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('All checks are right.\n');
}
