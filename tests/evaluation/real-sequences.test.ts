import { expect, test } from 'vitest';
import { buildActivity } from '../builders/recording-builder.ts';
import { inSequence } from './real-sequences.ts';

function session(day: number) {
  const decoded = buildActivity([{ seconds: 1800, speedMetersPerSecond: 2.8, heartRate: 140 }], {
    seed: day,
  });
  return { ...decoded, startedAt: new Date(Date.parse('2026-05-01T06:00:00Z') + day * 86_400_000) };
}

test('recordings of one runner know what came before, whatever the order of their files', () => {
  const read = inSequence([
    { file: 'trackeR__c', sessions: [session(4)] },
    { file: 'trackeR__a', sessions: [session(0), session(1)] },
    { file: 'runalyze__b', sessions: [session(3)] },
    { file: 'trackeR__again', sessions: [session(4)] },
  ]);
  const earlier = Object.fromEntries(
    read.map(({ id, history }) => [id, history.map((one) => one.id)]),
  );
  expect(earlier).toEqual({
    'trackeR__a #0': [],
    'trackeR__a #1': ['trackeR__a #0'],
    'trackeR__c #0': ['trackeR__a #0', 'trackeR__a #1'],
    'trackeR__again #0': ['trackeR__a #0', 'trackeR__a #1'],
    // Files of many people: none is the history of another.
    'runalyze__b #0': [],
  });
});
