import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForReply } from '../../../functions/src/chat/ask-for-reply.ts';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { retryReply } from '../../../functions/src/chat/retry-reply.ts';
import { JOB_LIMITS } from '../../../functions/src/jobs/job.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { chatFirestore, clock, replyDependencies, scripted, WHOLE } from '../chat-script.ts';
import {
  arrive,
  askedMessage,
  barrier,
  expectOneReply,
  jobIdOf,
  newMessage,
  newTopic,
  replyPath,
  replyTo,
  startJob,
  storedText,
} from '../chat-fixture.ts';
import { failingFirestore, Killed, killableProcess } from '../killable-process.ts';
import { sweepHere } from '../jobs/sweep-here.ts';

/** `npm run soak` runs the full count. */
const ROUNDS = IS_SOAK ? 300 : 5;
const SEED = 20_261_121;

/** Long enough that parts of it are stored on the way. */
const LONG: readonly string[] = Array.from({ length: 12 }, (_, index) => `Part ${index} of it. `);
const services = { say: async () => Promise.resolve() };

describe.each(['before', 'after'] as const)('killed %s a call takes effect', (moment) => {
  it('at any of its calls and sentences, the sweep makes exactly one reply', async () => {
    let deaths = 0;
    // Others of the sample before than after.
    for (const dieAt of deathsInTurn(3, moment === 'before' ? 1 : 2)) {
      const message = await askedMessage();
      const victim = killableProcess(services, dieAt, moment);
      const say = async () => {
        await victim.services.say();
        await setTimeout(5);
      };
      const dependencies = replyDependencies(scripted({ say, sentences: LONG }));
      let outcome: unknown;
      try {
        outcome = await runJob(jobIdOf(message), dependencies);
      } catch (cause) {
        expect(cause).toBeInstanceOf(Killed);
      } finally {
        victim.release();
      }
      if (victim.calls < dieAt) {
        expect(outcome).toBe('done');
        await expectOneReply(message, { state: 'done', text: LONG.join('') });
        break;
      }
      deaths += 1;
      clock.passSeconds(REPLY_LIMITS.leaseSeconds + 1);
      await sweepHere(replyDependencies(scripted({ sentences: LONG })));
      await expectOneReply(message, { state: 'done', text: LONG.join('') });
    }
    expect(deaths).toBeGreaterThanOrEqual(IS_SOAK ? 20 : 1);
  });
});

it(`makes one reply however often its holders die, ${ROUNDS} times at random (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const message = await askedMessage();
    const deaths = 1 + Math.floor(random.uniform() * (JOB_LIMITS.triesMaximum - 2));
    for (let death = 0; death < deaths; death += 1) {
      const dieAt = 1 + Math.floor(random.uniform() * 24);
      const moment = random.uniform() < 0.5 ? 'before' : 'after';
      const victim = killableProcess(services, dieAt, moment);
      const dependencies = replyDependencies(scripted({ say: victim.services.say }));
      await runJob(jobIdOf(message), dependencies).catch((cause: unknown) => {
        expect(cause).toBeInstanceOf(Killed);
      });
      victim.release();
      clock.passSeconds(JOB_LIMITS.backoffMaximumSeconds);
    }
    await sweepHere(replyDependencies(scripted()));
    await expectOneReply(message);
  }
});

it.each(['before', 'after'] as const)(
  'makes one reply when Firestore fails once, %s any of its calls took effect',
  async (moment) => {
    for (let failAt = 1; ; failAt += 1) {
      const message = await askedMessage();
      const failing = failingFirestore(failAt, moment);
      const outcome = await runJob(jobIdOf(message), replyDependencies(scripted())).catch(
        (cause: unknown) => cause,
      );
      failing.release();
      if (outcome !== 'done') {
        clock.passSeconds(JOB_LIMITS.backoffMaximumSeconds);
        await sweepHere(replyDependencies(scripted()));
      }
      await expectOneReply(message);
      if (failing.calls < failAt) break;
    }
  },
);

it('asks for one job, however often and beside each other events and callers ask', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  let answers = 0;
  const dependencies = replyDependencies(
    scripted({
      onConversation: () => {
        answers += 1;
      },
    }),
  );
  const request = { user: { uid: topic.uid }, isAnew: false, now: clock.date() };
  const asked = await Promise.all([
    arrive(message),
    arrive(message),
    ...[1, 2, 3].map(async () => {
      const { jobId } = await askForReply(message, request, chatFirestore);
      return jobId === null ? null : runJob(jobId, dependencies);
    }),
    arrive(message),
  ]);
  expect(asked.filter((outcome) => outcome === 'done')).toHaveLength(1);
  await expectOneReply(message);
  // An event that comes once more, late.
  await arrive(message);
  await sweepHere(dependencies);
  expect(answers).toBe(1);
  await expectOneReply(message);
});

it('leaves a message alone whose author takes no part, and one in a topic that is not there', async () => {
  const topic = await newTopic();
  const stranger = await newTopic();
  const foreign = await newMessage({ uid: stranger.uid, topicId: topic.topicId });
  const lost = await newMessage({ uid: stranger.uid, topicId: 'never-opened' });
  for (const message of [foreign, lost]) {
    await arrive(message);
    expect((await chatFirestore.doc(replyPath(message)).get()).exists).toBe(false);
    const job = chatFirestore.doc(firestorePaths.job(jobIdOf(message)));
    expect((await job.get()).exists).toBe(false);
  }
});

it('refuses what a holder of an earlier try still writes, also after the reply began anew', async () => {
  const message = await askedMessage();
  const slow = barrier();
  const late = runJob(
    jobIdOf(message),
    replyDependencies(
      scripted({
        sentences: ['Old words. ', 'More of them.'],
        say: async (index) => {
          if (index === 1) await slow.wait();
        },
      }),
    ),
  );
  await slow.reached;
  clock.passSeconds(REPLY_LIMITS.leaseSeconds + 1);
  expect(await runJob(jobIdOf(message), replyDependencies(scripted()))).toBe('done');
  clock.passSeconds(1);
  await retryReply(
    message,
    { uid: message.uid, now: clock.date() },
    { firestore: chatFirestore, startJob },
  );
  const second = barrier();
  const holder = runJob(
    jobIdOf(message),
    replyDependencies(
      scripted({
        sentences: ['New words. ', 'And more.'],
        say: async (index) => {
          if (index === 1) await second.wait();
        },
      }),
    ),
  );
  await second.reached;
  await storedText(message, 'New words. ');
  slow.open();
  expect(await late).toBe('taken elsewhere');
  expect(await replyTo(message)).toMatchObject({ state: 'writing', text: 'New words. ' });
  second.open();
  expect(await holder).toBe('done');
  await expectOneReply(message, { state: 'done', text: 'New words. And more.' });
});

it('keeps its lease as long as it is at work, and loses it soon after it died', async () => {
  const renewedLeaseSeconds = 1.2;
  const message = await askedMessage();
  const slow = barrier();
  const running = runJob(
    jobIdOf(message),
    replyDependencies(scripted({ say: slow.wait }), { renewedLeaseSeconds }),
  );
  await slow.reached;
  const job = chatFirestore.doc(firestorePaths.job(jobIdOf(message)));
  for (let renewal = 0; renewal < 3; renewal += 1) {
    const dueAt = (await job.get()).get('dueAt') as { toMillis: () => number };
    clock.passSeconds(renewedLeaseSeconds / 2);
    await new Promise<void>((resolve, reject) => {
      const stop = job.onSnapshot((snapshot) => {
        if ((snapshot.get('dueAt') as typeof dueAt).toMillis() <= dueAt.toMillis()) return;
        stop();
        resolve();
      }, reject);
    });
    expect(await runJob(jobIdOf(message), replyDependencies(scripted()))).toBe('taken elsewhere');
  }
  slow.open();
  expect(await running).toBe('done');
  await expectOneReply(message);
});

it('gives up a reply that nobody can write, keeps what was released, and can begin it anew', async () => {
  const message = await askedMessage();
  const broken = replyDependencies(async () => Promise.reject(new Error('no answer')));
  for (let tries = 1; tries < JOB_LIMITS.triesMaximum; tries += 1) {
    expect(await runJob(jobIdOf(message), broken)).toBe('to be repeated');
    clock.passSeconds(JOB_LIMITS.backoffMaximumSeconds);
  }
  expect(await runJob(jobIdOf(message), broken)).toBe('given up');
  expect(await replyTo(message)).toMatchObject({ state: 'stopped', text: '' });
  await retryReply(
    message,
    { uid: message.uid, now: clock.date() },
    { firestore: chatFirestore, startJob },
  );
  expect(await runJob(jobIdOf(message), replyDependencies(scripted()))).toBe('done');
  await expectOneReply(message, { state: 'done', text: WHOLE });
});
