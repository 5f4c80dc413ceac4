import { describe, expect, it } from 'vitest';
import type { Split } from '../../activities/computed-analysis.ts';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { sourcePolicy } from '../../activities/source-policy.ts';
import {
  EMBEDDED_ACTIVITY_LIMITS,
  embeddedIdOf,
  runnerOfEmbedded,
  speedsOf,
  wasInGroup,
  whyWithheld,
} from './embedded-activity.ts';

const MESSAGE = { text: 'Look.', embeddedActivityId: 'run' };

describe('an activity in a message', () => {
  it('is shown where a sharing coach may read it', () => {
    expect(whyWithheld(exampleActivityRow(), { isShared: true })).toBeNull();
  });

  it.each([
    ['source', { policy: sourcePolicy('strava', 'standard') }],
    ['source', { visibleToCoach: false }],
    ['hidden', { isHidden: true }],
    ['hidden', { duplicateOf: 'main' }],
  ])('is withheld: %s', (reason, changes) => {
    expect(whyWithheld(exampleActivityRow(changes), { isShared: true })).toBe(reason);
    // A person with whom nothing is shared learns nothing of the activity either.
    expect(whyWithheld(exampleActivityRow(changes), { isShared: false })).toBe('notShared');
  });

  it('goes with its message', () => {
    expect(embeddedIdOf(MESSAGE)).toBe('run');
    expect(embeddedIdOf({ ...MESSAGE, text: '', deletedAt: new Date() })).toBeNull();
    expect(embeddedIdOf({ text: 'No activity.' })).toBeNull();
  });

  it('is of the runner whom the conversation is about, and in a group of its author', () => {
    const message = { authorUid: 'coach' };
    expect(runnerOfEmbedded({ kind: 'coach', runnerUid: 'runner' }, message)).toBe('runner');
    expect(runnerOfEmbedded({ kind: 'group', runnerUid: '' }, message)).toBe('coach');
  });

  it('is for those who were in the group', () => {
    const memberSince = { early: new Date(1000), late: new Date(3000) };
    expect(wasInGroup({ memberSince }, 'early', new Date(2000))).toBe(true);
    expect(wasInGroup({ memberSince }, 'late', new Date(2000))).toBe(false);
    expect(wasInGroup({}, 'nobody', new Date(2000))).toBe(false);
  });
});

describe('the bars of its chart', () => {
  const split = (paceSecondsPerKilometer: number, isRemainder = false) =>
    ({ paceSecondsPerKilometer, isRemainder }) as Split;

  it('are the kilometres without the remainder', () => {
    expect(speedsOf([split(250), split(400), split(100, true)])).toEqual([4, 2.5]);
    expect(speedsOf([])).toEqual([]);
  });

  it('stay few, each the mean of its kilometres', () => {
    const speeds = speedsOf(
      Array.from({ length: 100 }, (_, index) => split(index === 0 ? 500 : 250)),
    );
    expect(speeds.length).toBeLessThanOrEqual(EMBEDDED_ACTIVITY_LIMITS.bars);
    expect(speeds[0]).toBe(3);
    expect(speeds.at(-1)).toBe(4);
  });

  it('leave out what no time was measured for', () => {
    expect(speedsOf([split(0), split(Number.POSITIVE_INFINITY), split(250)])).toEqual([4]);
  });
});
