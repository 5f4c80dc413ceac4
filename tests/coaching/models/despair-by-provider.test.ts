import { describe, expect, it } from 'vitest';
import { despairWords } from '@tasuki/domain/coaching/answers/safety-words';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { LANGUAGES } from '@tasuki/domain/language';
import { silenceLog } from '../../builders/silent-log.ts';
import { answer, conversation, GPT, sandbox, spokenRequests, startModels } from './asked-models.ts';

silenceLog();
startModels();

const MODERATION = 'omni-moderation-latest';
/** Our own rules find nothing in it. */
const QUIET = 'Everything is arranged and the letters are written. What should I run tomorrow?';

describe('a question in which a provider sees despair and our own rules see none', () => {
  it.each(LANGUAGES)(
    'is answered with the words of help and nothing else: %s',
    async (language) => {
      expect(findRedFlag(QUIET)).toBeNull();
      await sandbox.setBehaviours([{ kind: 'flag', category: 'self-harm/intent' }], {
        apiId: MODERATION,
      });
      const received = await answer({ ...conversation(QUIET), language }, GPT);
      expect(received.sentences.join('')).toBe(despairWords(language));
      expect(received.answered).toMatchObject({
        answeredBy: 'embedded',
        fallbackReason: null,
        isSafetyFirst: true,
        needsCare: true,
        providedSign: 'self-harm',
        isFlagged: false,
      });
      expect(received.answered.planCard ?? null).toBeNull();
      expect(await spokenRequests()).toEqual([]);
    },
  );

  it.each(['self-harm', 'self-harm/instructions'] as const)('also as %s', async (category) => {
    await sandbox.setBehaviours([{ kind: 'flag', category }], { apiId: MODERATION });
    const { answered } = await answer(conversation(QUIET), GPT);
    expect(answered).toMatchObject({ isSafetyFirst: true, needsCare: true });
  });

  it('is no despair where the words urge it on somebody else', async () => {
    await sandbox.setBehaviours([{ kind: 'flag', category: 'self-harm' }], { apiId: MODERATION });
    const { answered } = await answer(conversation('Just kill yourself.'), GPT);
    expect(answered).toMatchObject({ fallbackReason: 'refused', isFlagged: true });
    expect(answered.providedSign).toBeUndefined();
  });

  it('is no despair where something else is flagged', async () => {
    await sandbox.setBehaviours([{ kind: 'flag', category: 'violence' }], { apiId: MODERATION });
    const { answered } = await answer(conversation(QUIET), GPT);
    expect(answered).toMatchObject({ fallbackReason: 'refused', isFlagged: true });
  });
});
