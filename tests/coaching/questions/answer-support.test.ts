import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { readingsWithoutSupport } from '@tasuki/domain/coaching/questions/doubt/answer-support';
import { leftAsked } from '@tasuki/domain/coaching/questions/forms/asked-left';
import { isChangeSupported } from '@tasuki/domain/coaching/questions/doubt/plan-ask-support';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { EASIER_CAUSES } from '@tasuki/domain/plans/changes/gentler-session';
import { describe, expect, it, test } from 'vitest';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';

const TODAY = 20_413;

describe('a question whose words say what hardly any similar question asked', () => {
  it('is no sum of kilometres by a pace without its colon', () => {
    const text =
      '到西藏出差，海拔3600，平时530的慢跑今天跑出620心率还一样高，这周的节奏跑还要不要做';
    expect(readQuestion(text, TODAY).subject?.kind).not.toBe('left');
    expect(leftAsked('这周还差多少到80', TODAY)).toEqual({ span: 'week', kilometers: 80 });
  });

  it('is asked back with what the words say as well', () => {
    const readings = readingsWithoutSupport({ intent: 'splits', subject: null, weight: 1 }, [
      { topic: 'racePlan', probability: 0.9 },
      { topic: 'hills', probability: 0.02 },
    ]);
    expect(readings).toEqual(['racePlan', 'splits']);
  });

  test.each([
    ['similar questions do not know it', [{ topic: 'racePlan', probability: 0.4 }]],
    [
      'some of them asked it',
      [
        { topic: 'racePlan', probability: 0.9 },
        { topic: 'splits', probability: 0.06 },
      ],
    ],
  ] as const)('is answered where %s', (_name, guesses) => {
    const read = { intent: 'splits', subject: null, weight: 1 } as const;
    expect(readingsWithoutSupport(read, guesses)).toBeNull();
  });
});

it('answers what phrases say for certain, whatever similar questions asked', () => {
  const guesses = [{ topic: 'pace', probability: 0.99 }] as const;
  const read = { intent: 'splits', subject: null } as const;
  expect(readingsWithoutSupport({ ...read, weight: 16 }, guesses)).toBeNull();
  expect(readingsWithoutSupport({ ...read, weight: 8 }, guesses)).toEqual(['pace', 'splits']);
});

describe('a change of the plan', () => {
  test.each([
    ['missed', 'week'],
    ['move', 'gear'],
    ['easier', 'race'],
  ] as const)('(%s) is not read where similar questions asked of %s', (kind, topic) => {
    const ask =
      kind === 'move'
        ? { kind, fromDay: null, toDay: null }
        : kind === 'easier'
          ? { kind, cause: EASIER_CAUSES[0] }
          : { kind };
    expect(isChangeSupported(ask, [{ topic, probability: 0.9 }])).toBe(false);
    expect(isChangeSupported(ask, [{ topic, probability: 0.4 }])).toBe(true);
  });

  it('stands where they asked for one', () => {
    const guesses = [{ topic: 'missed', probability: 0.9 }] as const;
    expect(isChangeSupported({ kind: 'missed' }, guesses)).toBe(true);
  });
});

test('a day without a run that is only reported gets no change of the plan', () => {
  const talk = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language: 'ja' as const };
  const { planCard } = answerQuestion(asking('ただいま。今日は走りませんでした、以上です', talk));
  expect(planCard ?? null).toBeNull();
});
