import { expect, it } from 'vitest';
import type { CautionEnd } from '@tasuki/domain/coaching/facts/conversation';
import { LANGUAGES } from '@tasuki/domain/language';
import { wordsOf } from '../../journeys/words.ts';
import { lastAnswer } from '../answers/talks.ts';

const COMPLAINTS: Readonly<Record<CautionEnd, string>> = {
  doctor: 'I had chest pain on my run today.',
  recovery: 'I have a fever of 39 degrees.',
  painGone: 'My knee hurts when I run.',
};

it.each(LANGUAGES)('the offered words in %s end the caution that offers them', (language) => {
  const words = wordsOf(language);
  for (const [end, complaint] of Object.entries(COMPLAINTS)) {
    const caution = lastAnswer([complaint]);
    expect({ complaint, ...caution }).toMatchObject({ isSafetyFirst: true, endedBy: end });
    const said = words(`chat:endOfCaution.${end}`);
    expect({ said, ...lastAnswer([complaint, said]) }).toMatchObject({
      isSafetyFirst: false,
    });
  }
});

it('offers no ready words where more than the body is at stake', () => {
  const answer = lastAnswer(['I want to kill myself.']);
  expect(answer).toMatchObject({ isSafetyFirst: true, endedBy: null });
});
