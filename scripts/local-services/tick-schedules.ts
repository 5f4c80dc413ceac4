// Runs what the scheduler runs in production, again and again, until it is ended.
// node tick-schedules.ts <bundle> <milliseconds between>
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [bundle = '', interval = ''] = process.argv.slice(2);
const { runSchedules } = (await import(pathToFileURL(bundle).href)) as {
  runSchedules: () => Promise<void>;
};
for (;;) {
  try {
    await runSchedules();
  } catch (cause) {
    console.error(cause);
  }
  await setTimeout(Number(interval));
}
