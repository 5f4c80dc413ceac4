import { CHECKS, runCheck } from './checks.ts';
import { lintAffectedFiles } from './lint/lint-affected-files.ts';

const failed: string[] = [];
for (const check of Object.values(CHECKS)) {
  const startedAt = performance.now();
  process.stdout.write(`… ${check.name}\n`);
  const isRight = await (check === CHECKS.lint ? lintAffectedFiles() : runCheck(check));
  if (!isRight) failed.push(check.name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${isRight ? '✓' : '✗'} ${check.name} (${seconds} s)\n`);
}
if (failed.length > 0) {
  process.stdout.write(`Not right: ${failed.join(', ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('All checks are right.\n');
}
