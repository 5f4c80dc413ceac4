import { CHECKS, runCheck, type Check } from './checks.ts';
import { lintAffectedFiles } from './lint/lint-affected-files.ts';

const failed: string[] = [];

async function report({ name }: Check, run: () => Promise<boolean>): Promise<boolean> {
  const startedAt = performance.now();
  const isRight = await run();
  if (!isRight) failed.push(name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${isRight ? '✓' : '✗'} ${name} (${seconds} s)\n`);
  return isRight;
}

const { types, lint, ...others } = CHECKS;

/** Each uses one processor most of its time. */
async function reportOthers(): Promise<void> {
  for (const check of Object.values(others)) await report(check, async () => runCheck(check));
}

// The types use all processors, and say which files the lint may leave out.
const areTypesRight = await report(types, async () => runCheck(types));
await Promise.all([report(lint, async () => lintAffectedFiles(areTypesRight)), reportOthers()]);
if (failed.length > 0) {
  process.stdout.write(`Not right: ${failed.join(', ')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('All checks are right.\n');
}
