import { expect, it } from 'vitest';
import { messageAboutActivity, stretchesOf } from './message-about-activity.ts';

const ORIGIN = 'https://tasuki.example';

it('finds the activity again in the message that was written about it', () => {
  const address = `${ORIGIN}/activities/run_1`;
  const text = messageAboutActivity('  Well paced. ', { label: 'Run · Nov 21, 2026', address });
  expect(stretchesOf(text, ORIGIN)).toEqual([
    { kind: 'words', text: 'Well paced.\n\nRun · Nov 21, 2026\n' },
    { kind: 'activity', activityId: 'run_1' },
  ]);
});

it('leaves everything else the text that it is', () => {
  for (const text of [
    'no address',
    'https://elsewhere.example/activities/run1',
    `${ORIGIN}/activities/`,
    `${ORIGIN}/activities/__run1__`,
    `${ORIGIN}/activities/run1/../../signout`,
    `${ORIGIN}/activities/run1?next=x`,
    `${ORIGIN}.elsewhere.example/activities/run1`,
    `${ORIGIN}/activities/${'x'.repeat(129)}`,
  ]) {
    const stretches = stretchesOf(text, ORIGIN);
    expect(stretches.every(({ kind }) => kind === 'words')).toBe(true);
    expect(stretches.map((one) => (one.kind === 'words' ? one.text : '')).join('')).toBe(text);
  }
});

it('finds several, with the words between and after them', () => {
  const text = `${ORIGIN}/activities/a, then ${ORIGIN}/activities/b。`;
  expect(stretchesOf(text, ORIGIN)).toEqual([
    { kind: 'activity', activityId: 'a' },
    { kind: 'words', text: ', then ' },
    { kind: 'activity', activityId: 'b' },
    { kind: 'words', text: '。' },
  ]);
});
