// Runs what the scheduler runs in production, again and again, until it is ended.
// node run-scheduled-jobs.ts <bundle> <milliseconds between>
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [bundle = '', interval = ''] = process.argv.slice(2);
const { runScheduledJobs } = (await import(pathToFileURL(bundle).href)) as {
  runScheduledJobs: () => Promise<void>;
};
for (;;) {
  try {
    await runScheduledJobs();
  } catch (cause) {
    console.error(cause);
  }
  await setTimeout(Number(interval));
}
