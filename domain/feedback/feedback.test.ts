import { expect, it } from 'vitest';
import { FEEDBACK_LIMITS, messageFeedbackId, nextNoteNumber } from './feedback.ts';

it('takes the first number that is free for a note, and none beyond the last', () => {
  expect(nextNoteNumber([])).toBe(1);
  expect(nextNoteNumber([{ number: 1 }, { number: 3 }])).toBe(2);
  const all = Array.from({ length: FEEDBACK_LIMITS.productNotesMaximum }, (_, index) => ({
    number: index + 1,
  }));
  expect(nextNoteNumber(all)).toBeNull();
});

it('names what one person thinks of one message', () => {
  const given = { uid: 'u', topicId: 'with_u_c', messageId: 'm-reply' };
  expect(messageFeedbackId(given)).toBe('u_with_u_c_m-reply');
});
