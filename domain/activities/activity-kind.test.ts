import { describe, expect, it } from 'vitest';
import { activityKindKey, activityRate, activityTitle } from './activity-kind.ts';

describe('what an activity was', () => {
  it('is what a run was for, where that is known', () => {
    expect(activityKindKey({ sport: 'Run', purpose: 'intervals' })).toBe(
      'sports:purpose.intervals',
    );
    expect(activityKindKey({ sport: 'Run', purpose: 'unclear' })).toBe('sports:Run');
    expect(activityKindKey({ sport: 'Run', purpose: null })).toBe('sports:Run');
  });

  it('is the sport for everything else', () => {
    expect(activityKindKey({ sport: 'Ride', purpose: 'cross-training' })).toBe('sports:Ride');
  });
});

describe('the name of an activity', () => {
  const row = { sport: 'Run', purpose: null, title: null, sourceTitle: 'Park loop' } as const;

  it('is the runner’s own where there is one', () => {
    expect(activityTitle({ ...row, title: 'First of spring' })).toBe('First of spring');
  });

  it('is what it was called where it was recorded, unless it is known what the run was for', () => {
    expect(activityTitle(row)).toBe('Park loop');
    expect(activityTitle({ ...row, sport: 'Ride', purpose: 'cross-training' })).toBe('Park loop');
    expect(activityTitle({ ...row, purpose: 'intervals' })).toBeNull();
    expect(activityTitle({ ...row, sourceTitle: null })).toBeNull();
  });
});

describe('how fast it was', () => {
  const figures = { averagePaceSecondsPerKilometer: 300, averageSpeedMetersPerSecond: 3.33 };

  it('is a pace on foot and a speed elsewhere', () => {
    expect(activityRate({ sport: 'Hike', ...figures })).toEqual({
      value: 300,
      unit: 'secondsPerKilometer',
    });
    expect(activityRate({ sport: 'Ride', ...figures })).toEqual({
      value: 3.33,
      unit: 'metersPerSecond',
    });
  });

  it('is a pace of 100 m in the water', () => {
    const swum = { averagePaceSecondsPerKilometer: 1250, averageSpeedMetersPerSecond: 0.8 };
    expect(activityRate({ sport: 'Swim', ...swum })).toEqual({
      value: 125,
      unit: 'secondsPer100Meters',
    });
  });

  it('is nothing without distance', () => {
    const none = { averagePaceSecondsPerKilometer: null, averageSpeedMetersPerSecond: null };
    expect(activityRate({ sport: 'Run', ...none })).toBeNull();
    expect(activityRate({ sport: 'Yoga', ...none })).toBeNull();
  });
});
