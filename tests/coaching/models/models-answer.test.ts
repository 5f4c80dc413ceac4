import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL, modelOf, type ModelKey } from '@tasuki/domain/chat/model-registry';
import type { FallbackReason } from '@tasuki/domain/chat/message';
import { LANGUAGES } from '@tasuki/domain/language';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import type { ModelBehaviour } from '../../../sandbox/models/model-behaviours.ts';
import { answerFixture } from '../../builders/answer-dependencies.ts';
import {
  answer,
  conversation,
  expectSound,
  GPT,
  sandbox,
  spokenRequests,
  startModels,
} from './asked-models.ts';
import { silenceLog } from '../../builders/silent-log.ts';

silenceLog();

startModels();

/** So that nobody waits for a model that says nothing; elsewhere a busy machine has its time. */
const IMPATIENT = { attempt: { firstToken: 300, betweenTokens: 300, whole: 3_000 } };
const FORMATS: readonly ModelKey[] = [
  'gpt-6-luna',
  'gpt-4o',
  'gemini-3-5-flash',
  'claude-sonnet-5',
];

describe.each(FORMATS)('%s', (key) => {
  const { apiId } = modelOf(key);

  it.each(LANGUAGES)('answers in %s, figures as references only', async (language) => {
    const asked = { ...conversation(), language };
    const fixture = answerFixture(sandbox);
    const received = await answer(asked, key, fixture);
    expect(received.answered).toMatchObject({
      answeredBy: key,
      askedModel: key,
      fallbackReason: null,
      isFlagged: false,
      isSafetyFirst: false,
    });
    expectSound(received, asked);
    expect(received.answered.facts.length).toBeGreaterThan(0);
    expect(received.restarts).toBe(0);
    expect(fixture.book.reserved).toHaveLength(1);
    expect(fixture.book.settled[0]?.outputTokens).toBeGreaterThan(0);
  });

  it.each<[FallbackReason, ModelBehaviour, number]>([
    ['rate-limited', { kind: 'fail', status: 429 }, 1],
    ['failed', { kind: 'fail', status: 500 }, 1],
    ['failed', { kind: 'fail', status: 401 }, 1],
    ['time-out', { kind: 'stall', afterEvents: 0 }, 1],
    ['time-out', { kind: 'stall', afterEvents: 20 }, 1],
    ['refused', { kind: 'refuse' }, 1],
    ['empty', { kind: 'say-nothing' }, 2],
    ['failed', { kind: 'break-off', afterEvents: 20, isClean: false }, 2],
    ['failed', { kind: 'break-off', afterEvents: 20, isClean: true }, 2],
    ['failed', { kind: 'fail-within', afterEvents: 20 }, 1],
    ['untrue-figures', { kind: 'write-bare-figures' }, 2],
    ['untrue-figures', { kind: 'use-unknown-facts' }, 2],
    ['untrue-figures', { kind: 'swap-splits' }, 2],
  ])('leaves the word to the embedded coach: %s (%o)', async (reason, behaviour, attempts) => {
    await sandbox.setBehaviours([behaviour], { apiId, isRepeated: true });
    const fixture = answerFixture(sandbox, behaviour.kind === 'stall' ? { limits: IMPATIENT } : {});
    const asked = conversation();
    const received = await answer(asked, key, fixture);
    expect(received.answered).toMatchObject({
      answeredBy: 'embedded',
      askedModel: key,
      fallbackReason: reason,
      isFlagged: reason === 'refused',
    });
    expectSound(received, asked);
    expect(fixture.book.reserved).toHaveLength(attempts);
    expect(fixture.book.settled).toHaveLength(attempts);
  });

  it.each<ModelBehaviour>([
    { kind: 'write-bare-figures' },
    { kind: 'break-off', afterEvents: 25, isClean: false },
    { kind: 'say-nothing' },
  ])('is asked once more, and may do better: $kind', async (behaviour) => {
    await sandbox.setBehaviours([behaviour], { apiId });
    const asked = conversation();
    const received = await answer(asked, key);
    expect(received.answered).toMatchObject({ answeredBy: key, fallbackReason: null });
    expectSound(received, asked);
    const requests = (await sandbox.requests()).filter((request) => request.apiId === apiId);
    expect(requests).toHaveLength(2);
    const isGivenReason = JSON.stringify(requests[0]?.body).includes('a figure written out');
    expect(isGivenReason).toBe(behaviour.kind === 'write-bare-figures');
  });

  it('keeps the whole sentences of a reply that was cut by its length', async () => {
    await sandbox.setBehaviours([{ kind: 'cut-short' }], { apiId });
    const asked = conversation();
    const received = await answer(asked, key);
    expect(received.answered.answeredBy).toBe(key);
    expectSound(received, asked);
    expect(received.sentences.at(-1)).toMatch(/[.!?]\s*$/);
  });

  it('stops where the runner stops it, with what was said', async () => {
    await sandbox.setPace({ charactersPerEvent: 5, millisecondsBetweenEvents: 5 });
    const caller = new AbortController();
    const asked = conversation();
    const said: string[] = [];
    const answered = await answerConversation(
      asked,
      {
        askedModel: key,
        uid: 'runner',
        runner: { uid: 'runner', reader: 'runner' },
        signal: caller.signal,
      },
      {
        onSentence: (sentence) => {
          said.push(sentence);
          caller.abort();
        },
        onRestart: () => said.splice(0),
      },
      answerFixture(sandbox).dependencies,
    );
    expect(said).toHaveLength(1);
    expect(answered).toMatchObject({ answeredBy: key, sentences: said, fallbackReason: null });
  });
});

describe('who is asked', () => {
  it('nobody where the embedded coach was chosen', async () => {
    const received = await answer(conversation(), 'embedded');
    expect(received.answered).toMatchObject({
      answeredBy: 'embedded',
      askedModel: 'embedded',
      fallbackReason: null,
    });
    expect(await sandbox.requests()).toEqual([]);
  });

  it("the product's default where nobody was chosen", async () => {
    const received = await answer(conversation(), null);
    expect(received.answered).toMatchObject({ answeredBy: DEFAULT_MODEL, fallbackReason: null });
  });

  it('nobody without a key, which is worth a word only to who chose the model', async () => {
    const { google, anthropic } = sandbox.configuration;
    const models = {
      ...sandbox.configuration,
      google: { ...google, key: null },
      anthropic: { ...anthropic, key: null },
    };
    const fixture = answerFixture(sandbox, { models });
    const chosen = await answer(conversation(), 'claude-sonnet-5', fixture);
    expect(chosen.answered).toMatchObject({
      answeredBy: 'embedded',
      askedModel: 'claude-sonnet-5',
      fallbackReason: 'no-key',
    });
    const unchosen = await answer(conversation(), null, fixture);
    expect(unchosen.answered).toMatchObject({
      answeredBy: 'embedded',
      askedModel: null,
      fallbackReason: null,
    });
    expect(fixture.book.reserved).toEqual([]);
  });

  it('names the default where it is why another answered', async () => {
    const received = await answer(conversation(), null, answerFixture(sandbox, { budget: 0 }));
    expect(received.answered).toMatchObject({
      askedModel: DEFAULT_MODEL,
      fallbackReason: 'budget',
    });
  });

  it('nobody above the budget', async () => {
    const received = await answer(conversation(), GPT, answerFixture(sandbox, { budget: 0 }));
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', fallbackReason: 'budget' });
    expect(await spokenRequests()).toEqual([]);
  });

  it('nobody where the replies of the month are used up', async () => {
    const fixture = answerFixture(sandbox, { replies: 0 });
    const received = await answer(conversation(), GPT, fixture);
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', fallbackReason: 'month' });
    expect(await spokenRequests()).toEqual([]);
  });

  it('for what nobody asked for, whatever the month has left, and counts it in none', async () => {
    const fixture = answerFixture(sandbox, { replies: 0 });
    const answered = await answerConversation(
      conversation(),
      {
        askedModel: GPT,
        uid: 'coach',
        isUnasked: true,
        runner: { uid: 'runner', reader: 'coach' },
        signal: new AbortController().signal,
      },
      { onSentence: () => undefined, onRestart: () => undefined },
      fixture.dependencies,
    );
    expect(answered).toMatchObject({ answeredBy: GPT, fallbackReason: null });
    expect(fixture.book.taken).toBe(0);
    expect(fixture.book.reserved).toHaveLength(1);
  });

  it('and says how many replies are left, where the model has answered', async () => {
    const near = await answer(conversation(), GPT, answerFixture(sandbox, { repliesLeft: 3 }));
    expect(near.answered).toMatchObject({ fallbackReason: null, repliesLeft: 3 });
    const over = answerFixture(sandbox, { repliesLeft: 3, budget: 0 });
    const ours = await answer(conversation(), GPT, over);
    expect(ours.answered).not.toHaveProperty('repliesLeft');
  });

  it('the embedded coach above the budget, and gives the reply of the month back', async () => {
    const fixture = answerFixture(sandbox, { budget: 0 });
    await answer(conversation(), GPT, fixture);
    expect(fixture.book.taken).toBe(0);
  });

  it.each<[string, ModelBehaviour]>([
    ['ends with a link', { kind: 'say', text: 'Run easily today. See www.example.com for more.' }],
    ['breaks off', { kind: 'break-off', afterEvents: 40, isClean: false }],
    ['fails', { kind: 'fail-within', afterEvents: 40 }],
  ])('a reply of the month counts where its first words were heard: %s', async (_what, said) => {
    await sandbox.setBehaviours([said], { apiId: GPT, isRepeated: true });
    const fixture = answerFixture(sandbox, { repliesLeft: 3 });
    const received = await answer(conversation(), GPT, fixture);
    expect(received.restarts).toBeGreaterThan(0);
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', repliesLeft: 3 });
    expect(fixture.book.taken).toBe(1);
  });

  it('a reply of the month counts where the model was heard and then nothing could go on', async () => {
    const said: ModelBehaviour = { kind: 'say', text: 'Run easily. See www.example.com for more.' };
    await sandbox.setBehaviours([said], { apiId: GPT });
    const fixture = answerFixture(sandbox, { budget: 1 });
    const received = await answer(conversation(), GPT, fixture);
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', fallbackReason: 'budget' });
    expect(fixture.book.taken).toBe(1);
  });

  it.each<[string, ModelBehaviour]>([
    ['says nothing', { kind: 'say-nothing' }],
    ['is refused at its first sentence', { kind: 'say', text: 'See www.example.com for more.' }],
    ['cannot be reached', { kind: 'fail', status: 500 }],
  ])('a reply of the month is given back where the model %s', async (_what, said) => {
    await sandbox.setBehaviours([said], { apiId: GPT, isRepeated: true });
    const fixture = answerFixture(sandbox, { repliesLeft: 3 });
    const received = await answer(conversation(), GPT, fixture);
    expect(received.answered).not.toHaveProperty('repliesLeft');
    expect(fixture.book.taken).toBe(0);
  });

  it('nobody where the budget cannot be counted', async () => {
    const fixture = answerFixture(sandbox);
    const dependencies = {
      ...fixture.dependencies,
      reserve: async () => Promise.reject(new Error('no database')),
    };
    const received = await answer(conversation(), GPT, { ...fixture, dependencies });
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', fallbackReason: 'budget' });
  });

  it('the successor of a model that is off', async () => {
    const received = await answer(conversation(), 'gpt-4');
    expect(received.answered).toMatchObject({
      answeredBy: 'gpt-5-6-sol',
      askedModel: 'gpt-4',
      fallbackReason: null,
    });
  });

  it('nobody about what needs a doctor first', async () => {
    const received = await answer(
      conversation('I had chest pain on the last hill, what now?'),
      GPT,
    );
    expect(received.answered).toMatchObject({
      answeredBy: 'embedded',
      fallbackReason: null,
      isSafetyFirst: true,
    });
    expect(await sandbox.requests()).toEqual([]);
  });

  it('nobody where moderation flags the question', async () => {
    await sandbox.setBehaviours([{ kind: 'flag' }], { apiId: 'omni-moderation-latest' });
    const received = await answer(conversation(), GPT);
    expect(received.answered).toMatchObject({
      answeredBy: 'embedded',
      fallbackReason: 'refused',
      isFlagged: true,
    });
    expect((await sandbox.requests()).map(({ apiId }) => apiId)).toEqual([
      'omni-moderation-latest',
    ]);
  });

  it('and the answer is marked where moderation flags that', async () => {
    await sandbox.setBehaviours([{ kind: 'answer' }, { kind: 'flag' }], {
      apiId: 'omni-moderation-latest',
    });
    const received = await answer(conversation(), 'claude-haiku-4-5');
    expect(received.answered).toMatchObject({ answeredBy: 'claude-haiku-4-5', isFlagged: true });
  });

  it('nobody, not even moderation, where the budget is spent', async () => {
    const received = await answer(conversation(), GPT, answerFixture(sandbox, { budget: 0 }));
    expect(received.answered).toMatchObject({ answeredBy: 'embedded', fallbackReason: 'budget' });
    expect(await sandbox.requests()).toEqual([]);
  });

  it('moderation about question and reply, both within the budget, and once however often is tried', async () => {
    await sandbox.setBehaviours([{ kind: 'say-nothing' }], { apiId: GPT });
    const fixture = answerFixture(sandbox);
    await answer(conversation(), GPT, fixture);
    expect(fixture.book.reserved.map(({ moderations }) => moderations)).toEqual([2, 0]);
    const moderated = (await sandbox.requests()).filter(({ path }) => path.endsWith('moderations'));
    expect(moderated).toHaveLength(2);
  });

  it('nothing of the cost of a question that moderation flags, but the question counts', async () => {
    await sandbox.setBehaviours([{ kind: 'flag' }], { apiId: 'omni-moderation-latest' });
    const fixture = answerFixture(sandbox);
    await answer(conversation(), GPT, fixture);
    expect(fixture.book.reserved).toHaveLength(1);
    expect(fixture.book.settled).toEqual([{ inputTokens: 0, outputTokens: 0 }]);
  });

  it('as ever where moderation does not answer', async () => {
    await sandbox.setBehaviours([{ kind: 'fail', status: 500 }], {
      apiId: 'omni-moderation-latest',
      isRepeated: true,
    });
    const received = await answer(conversation(), GPT);
    expect(received.answered).toMatchObject({ answeredBy: GPT, isFlagged: false });
  });
});
