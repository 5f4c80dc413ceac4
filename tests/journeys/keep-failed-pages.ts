import { afterEach } from 'vitest';
import { keepOpenPages } from './failed-pages.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const file of await keepOpenPages(task.name)) {
    process.stdout.write(`  What the page showed: ${file}.png, .txt\n`);
  }
});
