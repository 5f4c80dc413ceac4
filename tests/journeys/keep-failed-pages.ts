import { afterEach } from 'vitest';
import { keepOpenPages } from './failed-pages.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { file, text } of await keepOpenPages(task.name)) {
    process.stdout.write(`  What the page showed: ${file}.png, .txt\n${beginningOf(text)}\n`);
  }
});

/** Enough of a page for whoever has only the output of a run. */
function beginningOf(text: string): string {
  return text
    .split('\n')
    .slice(0, 60)
    .map((line) => `    ${line.slice(0, 160)}`)
    .join('\n');
}
