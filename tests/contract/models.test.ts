import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelOf, type ModelKey } from '@tasuki/domain/chat/model-registry';
import { languageModel } from '../../functions/src/integrations/models/language-model.ts';
import type { ModelTimeLimits } from '../../functions/src/integrations/models/model-clock.ts';
import type { ModelOutcome } from '../../functions/src/integrations/models/model-outcome.ts';
import { modelTool } from '../../functions/src/integrations/models/model-tool.ts';
import { streamModel } from '../../functions/src/integrations/models/stream-model.ts';
import {
  moderatedPicture,
  moderateText,
} from '../../functions/src/integrations/models/moderate-text.ts';
import {
  MODERATION_PAUSE,
  ModerationPause,
} from '../../functions/src/integrations/models/moderation-pause.ts';
import type { ModelBehaviour } from '../../sandbox/models/model-behaviours.ts';
import { startModelSandbox, type ModelSandbox } from '../builders/model-sandbox.ts';
import { silenceLog } from '../builders/silent-log.ts';

silenceLog();

/** One model for each of the four formats. */
const MODELS: readonly (readonly [format: string, key: ModelKey])[] = [
  ['OpenAI Responses', 'gpt-6-luna'],
  ['OpenAI Chat Completions', 'gpt-4o'],
  ['Gemini', 'gemini-3-5-flash'],
  ['Anthropic', 'claude-sonnet-5'],
];
/** Longer than a test may take. */
const ENDLESS: ModelTimeLimits = { firstToken: 60_000, betweenTokens: 60_000, whole: 60_000 };
const PATIENT: ModelTimeLimits = { firstToken: 5_000, betweenTokens: 5_000, whole: 10_000 };
const WORDS = 'Gut gelaufen. よく走れました。跑得好🏃‍♀️ \u{20BB7}野家. Chạy tốt lắm.';

let sandbox: ModelSandbox;
beforeAll(async () => {
  sandbox = await startModelSandbox();
});
beforeEach(async () => sandbox.forget());
afterAll(async () => sandbox.close());

interface ReceivedAnswer {
  text: string;
  outcome: ModelOutcome;
  toolInputs: unknown[];
}

async function ask(
  key: ModelKey,
  options: {
    timeLimits?: ModelTimeLimits;
    signal?: AbortSignal;
    onText?: (text: string) => boolean;
  } = {},
): Promise<ReceivedAnswer> {
  const model = await languageModel(modelOf(key), sandbox.configuration);
  if (!model) throw new Error('The sandbox has a key for every provider');
  const received: Omit<ReceivedAnswer, 'outcome'> = { text: '', toolInputs: [] };
  const outcome = await streamModel(
    {
      model,
      instructions: 'Answer in English. {"id":"pace.average","value":"5:00/km"}',
      messages: [
        { role: 'user', content: 'How was it?' },
        { role: 'assistant', content: 'Fine.' },
        { role: 'user', content: 'And next?' },
      ],
      tools: {
        splits: await modelTool(
          'The splits of an activity',
          {
            type: 'object',
            properties: { activity: { type: 'string' } },
            required: ['activity'],
            additionalProperties: false,
          },
          (input) => {
            received.toolInputs.push(input);
            return { facts: [{ id: 'split.1.pace', value: '5:10/km' }] };
          },
        ),
      },
      toolStepsMaximum: 2,
      mayGoOn: async () => Promise.resolve(true),
      outputTokensMaximum: 500,
      timeLimits: options.timeLimits ?? PATIENT,
      signal: options.signal ?? new AbortController().signal,
    },
    (text) => {
      received.text += text;
      return options.onText?.(text) ?? true;
    },
  );
  return { ...received, outcome };
}

describe.each(MODELS)('%s', (_format, key) => {
  const { apiId } = modelOf(key);

  it('streams a reply to its end, every character whole, and says what it used', async () => {
    await sandbox.setBehaviours([{ kind: 'say', text: WORDS }]);
    const { text, outcome } = await ask(key);
    expect(text).toBe(WORDS);
    expect(outcome).toMatchObject({ end: { kind: 'whole' }, isFlagged: false });
    expect(outcome.usage?.inputTokens).toBeGreaterThan(10);
    expect(outcome.usage?.outputTokens).toBeGreaterThan(5);
  });

  it('is asked with instructions, all turns in order, and its tools', async () => {
    await ask(key);
    const [request] = await sandbox.requests();
    expect(request?.apiId).toBe(apiId);
    const body = JSON.stringify(request?.body);
    for (const part of ['Answer in English', 'How was it?', 'Fine.', 'And next?', 'splits']) {
      expect(body).toContain(part);
    }
    expect(body.indexOf('How was it?')).toBeLessThan(body.indexOf('And next?'));
  });

  it('uses a tool and goes on with what it gave', async () => {
    await sandbox.setBehaviours([
      { kind: 'call-tools', calls: [{ name: 'splits', input: { activity: 'a' } }] },
    ]);
    const { toolInputs, outcome } = await ask(key);
    expect(toolInputs).toEqual([{ activity: 'a' }]);
    expect(outcome.end.kind).toBe('whole');
    const [second] = await sandbox.requests();
    expect(JSON.stringify(second?.body)).toContain('split.1.pace');
  });

  it('has to speak when it would use tools without end', async () => {
    const calls = [{ name: 'splits', input: { activity: 'a' } }];
    await sandbox.setBehaviours([{ kind: 'call-tools', calls }], { isRepeated: true });
    const { toolInputs } = await ask(key);
    expect(toolInputs.length).toBeLessThanOrEqual(2);
    expect((await sandbox.requests()).length).toBeLessThanOrEqual(3);
  });

  it.each<[string, ModelBehaviour, ModelOutcome['end'] | object]>([
    [
      'too many requests',
      { kind: 'fail', status: 429 },
      { reason: 'rate-limited', isRepeatable: false },
    ],
    ['a fault', { kind: 'fail', status: 500 }, { reason: 'failed', isRepeatable: false }],
    ['overload', { kind: 'fail', status: 503 }, { reason: 'failed', isRepeatable: false }],
    ['a wrong key', { kind: 'fail', status: 401 }, { reason: 'failed', isRepeatable: false }],
    ['a refusal', { kind: 'refuse' }, { reason: 'refused', isRepeatable: false }],
    [
      'a torn stream',
      { kind: 'break-off', afterEvents: 4, isClean: false },
      { reason: 'failed', isRepeatable: true },
    ],
    [
      'a stream without an end',
      { kind: 'break-off', afterEvents: 4, isClean: true },
      { reason: 'failed', isRepeatable: true },
    ],
    ['an error in the stream', { kind: 'fail-within', afterEvents: 4 }, { reason: 'failed' }],
  ])('distinguishes %s, after one request and no more', async (_what, behaviour, end) => {
    await sandbox.setBehaviours([behaviour], { isRepeated: true });
    const { outcome } = await ask(key);
    expect(outcome.end).toMatchObject({ kind: 'failed', ...end });
    expect(outcome.isFlagged).toBe(behaviour.kind === 'refuse');
    expect(await sandbox.requests()).toHaveLength(1);
  });

  it('ends in order without a word', async () => {
    await sandbox.setBehaviours([{ kind: 'say-nothing' }]);
    const { text, outcome } = await ask(key);
    expect(text).toBe('');
    expect(outcome.end).toEqual({ kind: 'whole' });
  });

  it('says when the limit of tokens cut it off', async () => {
    await sandbox.setBehaviours([{ kind: 'cut-short' }]);
    const { outcome } = await ask(key);
    expect(outcome.end).toEqual({ kind: 'cut-short' });
  });

  it.each([
    ['firstToken', 0],
    ['betweenTokens', 6],
  ] as const)('is given up when it stalls: %s', async (limit, afterEvents) => {
    await sandbox.setBehaviours([{ kind: 'stall', afterEvents }]);
    const from = performance.now();
    const { outcome } = await ask(key, { timeLimits: { ...ENDLESS, [limit]: 150 } });
    expect(outcome.end).toMatchObject({ kind: 'failed', reason: 'time-out', isRepeatable: false });
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it('is given up when it goes on for ever', async () => {
    await sandbox.setBehaviours([{ kind: 'say', text: 'On and on. '.repeat(500) }]);
    await sandbox.setPace({ charactersPerEvent: 5, millisecondsBetweenEvents: 10 });
    const { text, outcome } = await ask(key, { timeLimits: { ...PATIENT, whole: 1_500 } });
    expect(outcome.end).toMatchObject({ kind: 'failed', reason: 'time-out' });
    expect(text).toContain('On and on.');
  });

  it('stops at once when the caller stops, or has received enough', async () => {
    await sandbox.setPace({ charactersPerEvent: 5, millisecondsBetweenEvents: 10 });
    await sandbox.setBehaviours([{ kind: 'say', text: 'On and on. '.repeat(500) }], {
      isRepeated: true,
    });
    const caller = new AbortController();
    const stopped = await ask(key, {
      signal: caller.signal,
      onText: () => {
        caller.abort();
        return true;
      },
    });
    expect(stopped.outcome.end).toEqual({ kind: 'stopped' });
    const enough = await ask(key, { onText: () => false });
    expect(enough.outcome.end).toEqual({ kind: 'stopped' });
    expect(enough.text.length).toBeLessThan(50);
  });
});

describe('safety', () => {
  it('takes over Google’s ratings', async () => {
    await sandbox.setBehaviours([{ kind: 'flag' }]);
    const { outcome } = await ask('gemini-3-5-flash');
    expect(outcome).toMatchObject({ end: { kind: 'whole' }, isFlagged: true });
  });

  const never = new AbortController().signal;
  const moderated = async (text: string, pause = new ModerationPause()) =>
    moderateText(text, sandbox.configuration.openai, never, pause);

  it('asks OpenAI’s moderation', async () => {
    expect(await moderated('How should I run tomorrow?')).toBe('clear');
    expect(await moderated('I want to kill myself')).toBe('flagged');
    const [request] = await sandbox.requests();
    expect(request?.body).toEqual({
      model: 'omni-moderation-latest',
      input: 'I want to kill myself',
    });
  });

  it('asks the same about a picture, which stands in the request itself', async () => {
    const picture = { type: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) };
    const seen = async () =>
      moderatedPicture(picture, sandbox.configuration.openai, never, new ModerationPause());
    expect(await seen()).toEqual({ isFlagged: false, categories: [] });
    await sandbox.setBehaviours([{ kind: 'flag', category: 'sexual' }], {
      apiId: 'omni-moderation-latest',
    });
    expect(await seen()).toEqual({ isFlagged: true, categories: ['sexual'] });
    const [request] = await sandbox.requests();
    expect(request?.body).toEqual({
      model: 'omni-moderation-latest',
      input: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } }],
    });
  });

  const asJpeg = { type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) };

  it('judges what comes after pictures that it cannot read, however many', async () => {
    const pause = new ModerationPause();
    const seen = async () => moderatedPicture(asJpeg, sandbox.configuration.openai, never, pause);
    await sandbox.setBehaviours([{ kind: 'fail', status: 400 }], {
      apiId: 'omni-moderation-latest',
      isRepeated: true,
    });
    for (let count = 0; count < 2 * MODERATION_PAUSE.failures; count += 1) {
      expect(await seen()).toBe('unchecked');
    }
    await sandbox.forget();
    await sandbox.setBehaviours([{ kind: 'flag', category: 'sexual' }], {
      apiId: 'omni-moderation-latest',
    });
    expect(await seen()).toEqual({ isFlagged: true, categories: ['sexual'] });
  });

  it('judges texts while it is left alone because of pictures', async () => {
    vi.resetModules();
    const anew = await import('../../functions/src/integrations/models/moderate-text.ts');
    const { openai } = sandbox.configuration;
    await sandbox.setBehaviours([{ kind: 'fail', status: 500 }], {
      apiId: 'omni-moderation-latest',
      isRepeated: true,
    });
    for (let count = 0; count < MODERATION_PAUSE.failures; count += 1) {
      expect(await anew.moderatedPicture(asJpeg, openai, never)).toBe('unchecked');
    }
    await sandbox.forget();
    expect(await anew.moderateText('I want to kill myself', openai, never)).toBe('flagged');
  });

  it.each<ModelBehaviour>([
    { kind: 'fail', status: 500 },
    { kind: 'fail', status: 429 },
    { kind: 'stall', afterEvents: 0 },
  ])('leaves a text unchecked when moderation does not answer: $kind', async (behaviour) => {
    await sandbox.setBehaviours([behaviour], { apiId: 'omni-moderation-latest' });
    const from = performance.now();
    expect(await moderated('I want to kill myself')).toBe('unchecked');
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it.each([
    ['one answer that there were too many requests', 429, 1],
    ['a few failures one after the other', 500, 3],
  ])('leaves moderation alone for a while after %s', async (_what, status, failures) => {
    await sandbox.setBehaviours([{ kind: 'fail', status }], {
      apiId: 'omni-moderation-latest',
      isRepeated: true,
    });
    const time = { now: 0 };
    const pause = new ModerationPause(() => time.now);
    for (let count = 0; count < failures + 4; count += 1) {
      expect(await moderated('I want to kill myself', pause)).toBe('unchecked');
    }
    expect(await sandbox.requests()).toHaveLength(failures);
    await sandbox.forget();
    time.now += 60_000;
    expect(await moderated('I want to kill myself', pause)).toBe('flagged');
  });

  it('asks nobody without a key', async () => {
    const openai = { ...sandbox.configuration.openai, key: null };
    expect(await moderateText('I want to kill myself', openai, never)).toBe('unchecked');
    expect(await languageModel(modelOf('gpt-6-luna'), { ...sandbox.configuration, openai })).toBe(
      null,
    );
    expect(await sandbox.requests()).toEqual([]);
  });
});
