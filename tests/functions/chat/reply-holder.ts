// A process that takes a reply's job and writes it slowly, so that it can be killed at it.
// node reply-holder.ts <job> <milliseconds between sentences>
import { setTimeout } from 'node:timers/promises';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { clock, replyDependencies, scripted } from '../chat-script.ts';

const [job = '', milliseconds = ''] = process.argv.slice(2);
clock.now = Date.now();
process.stdout.write('begun\n');
const answer = scripted({
  say: async (index) => {
    process.stdout.write(`${index}\n`);
    await setTimeout(Number(milliseconds));
  },
});
await runJob(job, replyDependencies(answer));
process.stdout.write('done\n');
process.exit(0);
