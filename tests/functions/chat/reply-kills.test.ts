import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { answerMessage } from '../../../functions/src/chat/answer-message.ts';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { chatFirestore, clock, replyDependencies, scripted, SENTENCES } from '../chat-script.ts';
import { expectOneReply, jobIdOf, newMessage, newTopic, startJob } from '../chat-fixture.ts';
import { sweepHere } from '../jobs/sweep-here.ts';

/** `npm run soak` kills at every sentence, three times each. */
const KILLS = process.env['SOAK'] === '1' ? 3 * (SENTENCES.length + 1) : 3;
const SEED = 20_261_121;
/** A write and the next fall together in some places and apart in others. */
const GAP_MILLISECONDS = 150;

const HOLDER = fileURLToPath(new URL('reply-holder.ts', import.meta.url));

/** Runs a job in a process of its own and kills that at one of its sentences, or a moment later. */
async function killHolder(job: string, at: string, laterMilliseconds: number): Promise<void> {
  const holder = spawn(process.execPath, [HOLDER, job, String(GAP_MILLISECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(holder, 'exit');
  for await (const line of createInterface(holder.stdout)) {
    if (line !== at) continue;
    await setTimeout(laterMilliseconds);
    holder.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
}

it(
  `makes one reply of ${KILLS} whose holders' processes are killed (seed ${SEED})`,
  { timeout: KILLS * 20_000 },
  async () => {
    const random = seededRandom(SEED);
    const points = ['begun', ...SENTENCES.keys()].map(String);
    for (let kill = 0; kill < KILLS; kill += 1) {
      clock.now = Date.now();
      const message = await newMessage(await newTopic());
      clock.now = Date.now();
      await answerMessage(message, new Date(clock.now - 1000), {
        firestore: chatFirestore,
        startJob,
      });
      const at = points[(kill * 4) % points.length] ?? 'begun';
      await killHolder(jobIdOf(message), at, random.uniform() * GAP_MILLISECONDS);
      clock.now = Date.now() + (REPLY_LIMITS.leaseSeconds + 1) * 1000;
      await sweepHere(replyDependencies(scripted()));
      await expectOneReply(message);
    }
  },
);
