import { describe, expect, it } from 'vitest';
import {
  coachTopicId,
  isConversationOfNow,
  newConversationId,
  partiesOfCoachTopic,
  placeOfTopic,
  topicIdOf,
} from './topic.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

describe('the id of a topic', () => {
  it('says what it is about', () => {
    const places = [
      { activityId: null, conversation: null },
      { activityId: null, conversation: '2026-11-22-3' },
      { activityId: 'a1b2-0', conversation: null },
    ];
    for (const place of places) {
      const id = topicIdOf('runner', place.activityId, place.conversation);
      expect(placeOfTopic('runner', id)).toEqual(place);
      expect(placeOfTopic('other', id)).toBeNull();
    }
    expect(placeOfTopic('runner', 'runner-')).toBeNull();
  });
});

describe('a further conversation', () => {
  it('is of this day, or of the days beside it for clocks that differ', () => {
    for (const number of ['2026-11-21-1', '2026-11-22-9', '2026-11-23-1']) {
      expect(isConversationOfNow(number, NOW)).toBe(true);
    }
    for (const number of ['2026-11-20-1', '2026-11-24-1', '2026-11-22-10', '2026-99-99-1', '1']) {
      expect(isConversationOfNow(number, NOW)).toBe(false);
    }
  });

  it('takes an empty one first, then a free number, and none beyond the ninth', () => {
    const said = (id: string) => ({ id, activityId: null, lastText: 'Rest.' });
    const nine = Array.from({ length: 9 }, (_, index) =>
      said(topicIdOf('runner', null, `2026-11-22-${index + 1}`)),
    );
    const empty = { ...said('runner-coach'), lastText: '' };
    expect(newConversationId('runner', [...nine, empty], NOW)).toBe('runner-coach');
    expect(newConversationId('runner', nine.slice(1), NOW)).toBe('runner-coach-2026-11-22-1');
    expect(newConversationId('runner', nine, NOW)).toBeNull();
  });
});

it.each([
  ['runner1', { runnerUid: 'runner1', coachId: 'coach1' }],
  ['coach1', { runnerUid: 'runner1', coachId: 'coach1' }],
  ['somebody', null],
  ['', null],
  ['runner1_coach1', null],
])('finds out of its id for %s whose conversation with a coach it is', (uid, parties) => {
  expect(partiesOfCoachTopic(uid, coachTopicId('runner1', 'coach1'))).toEqual(parties);
});

it.each(['runner1-coach', 'with_runner1', 'with_runner1_', 'with_', 'runner1_coach1'])(
  'takes %s for no conversation with a coach',
  (topicId) => {
    expect(partiesOfCoachTopic('runner1', topicId)).toBeNull();
  },
);
