import { expect, it } from 'vitest';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { RETRY_TURNS, retryReply } from '../../../functions/src/chat/retry-reply.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { chatFirestore, clock, replyDependencies, scripted, SENTENCES } from '../chat-script.ts';
import {
  askedMessage,
  barrier,
  expectOneReply,
  jobIdOf,
  replyTo,
  requestStop,
  startJob,
  storedText,
} from '../chat-fixture.ts';
import { killableProcess } from '../killable-process.ts';
import { sweepHere } from '../jobs/sweep-here.ts';

/** One who says `count` sentences, then waits until the reply is ended. */
function pausing(count: number, signalled: { current: AbortSignal | null }) {
  const pause = barrier();
  const answer = scripted({
    say: async (index) => {
      if (index === count) await pause.wait();
    },
  });
  return {
    pause,
    answer: (async (conversation, options, hooks) => {
      signalled.current = options.signal;
      options.signal.addEventListener('abort', pause.open);
      return answer(conversation, options, hooks);
    }) as typeof answer,
  };
}

it('ends with what was released when it is stopped, after any number of sentences', async () => {
  for (let count = 0; count <= SENTENCES.length; count += 1) {
    const message = await askedMessage();
    const signalled: { current: AbortSignal | null } = { current: null };
    const { pause, answer } = pausing(count, signalled);
    const running = runJob(jobIdOf(message), replyDependencies(answer));
    if (count < SENTENCES.length) {
      await pause.reached;
      await requestStop(message);
      expect(await running).toBe('done');
      expect(signalled.current?.aborted).toBe(true);
      const text = SENTENCES.slice(0, count).join('');
      await expectOneReply(message, { state: 'stopped', text });
    } else {
      expect(await running).toBe('done');
      // Too late: it is whole.
      await requestStop(message);
      await expectOneReply(message);
    }
  }
});

it('answers nothing to a message that was stopped before anybody began', async () => {
  const message = await askedMessage();
  await requestStop(message);
  let answers = 0;
  const onConversation = () => {
    answers += 1;
  };
  await runJob(jobIdOf(message), replyDependencies(scripted({ onConversation })));
  expect(answers).toBe(0);
  await expectOneReply(message, { state: 'stopped', text: '' });
});

it('keeps what a holder released who died, when it is stopped before the next begins', async () => {
  const message = await askedMessage();
  const victim = killableProcess({ say: async () => Promise.resolve() }, 1000, 'before');
  const answer = scripted({
    say: async (index) => {
      if (index !== 3) return;
      await storedText(message, SENTENCES.slice(0, 3).join(''));
      victim.isDead = true;
      await victim.services.say();
    },
  });
  await runJob(jobIdOf(message), replyDependencies(answer)).catch(() => undefined);
  victim.release();
  await requestStop(message);
  clock.passSeconds(REPLY_LIMITS.leaseSeconds + 1);
  await sweepHere(replyDependencies(scripted()));
  const text = SENTENCES.slice(0, 3).join('');
  await expectOneReply(message, { state: 'stopped', text });
});

it('begins anew at any point but while it is being written, in the same document', async () => {
  const message = await askedMessage();
  const caller = { uid: message.uid, now: clock.date() };
  const retry = async () => retryReply(message, caller, { firestore: chatFirestore, startJob });
  const { createdAt } = await replyTo(message);
  for (let count = 0; count < SENTENCES.length; count += 1) {
    const { pause, answer } = pausing(count, { current: null });
    const running = runJob(jobIdOf(message), replyDependencies(answer));
    await pause.reached;
    // Pressed while it is being written: nothing happens.
    expect(await retry()).toEqual({ state: 'writing' });
    await requestStop(message);
    expect(await running).toBe('done');
    const text = SENTENCES.slice(0, count).join('');
    await expectOneReply(message, { state: 'stopped', text });
    expect(await retry()).toEqual({ state: 'writing' });
    expect(await replyTo(message)).toMatchObject({ state: 'writing', text: '', createdAt });
    const again = ['Said anew. ', `After ${count}.`];
    expect(await runJob(jobIdOf(message), replyDependencies(scripted({ sentences: again })))).toBe(
      'done',
    );
    await expectOneReply(message, { state: 'done', text: again.join(''), createdAt });
    await retry();
  }
});

it('begins anew as often as somebody writes, and no more', async () => {
  const message = await askedMessage();
  const retry = async (now: Date) =>
    retryReply(message, { uid: message.uid, now }, { firestore: chatFirestore, startJob });
  const now = clock.date();
  for (let count = 0; count < RETRY_TURNS.burst; count += 1) await retry(now);
  await expect(retry(now)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
  const later = new Date(now.getTime() + RETRY_TURNS.intervalSeconds * 1000);
  expect(await retry(later)).toEqual({ state: 'writing' });
});

it('begins anew once when that is asked for twice at once', async () => {
  const message = await askedMessage();
  await runJob(jobIdOf(message), replyDependencies(scripted({ sentences: ['Once. '] })));
  const caller = { uid: message.uid, now: clock.date() };
  const retry = async () => retryReply(message, caller, { firestore: chatFirestore, startJob });
  expect(await Promise.all([retry(), retry()])).toEqual(Array(2).fill({ state: 'writing' }));
  const dependencies = replyDependencies(scripted());
  const outcomes = await Promise.all(
    [1, 2].map(async () => runJob(jobIdOf(message), dependencies)),
  );
  expect(outcomes.toSorted()).toEqual(['done', 'taken elsewhere']);
  await expectOneReply(message);
});
