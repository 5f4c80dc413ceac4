import { describe, expect, it } from 'vitest';
import { RECORD_DISTANCES, type RecordDistance } from '../../athletes/athlete-profile.ts';
import { readGoal, readRace, readRecords } from './record-readings.ts';

const NONE = Object.fromEntries(RECORD_DISTANCES.map((distance) => [distance, null])) as Record<
  RecordDistance,
  number | null
>;
const clock = (text: string): number =>
  text.split(':').reduce((total, part) => total * 60 + Number(part), 0);

describe('a race time', () => {
  // Daniels' Running Formula, table 5.1, to a tenth or two.
  it.each<[RecordDistance, string, number]>([
    ['fiveKilometers', '19:57', 50],
    ['tenKilometers', '41:21', 50],
    ['halfMarathon', '1:31:35', 50],
    ['marathon', '3:10:49', 50],
    ['fiveKilometers', '30:40', 30],
    ['tenKilometers', '30:16', 72],
  ])('over %s of %s is worth %i', (distance, time, vdot) => {
    expect(Math.abs((readRace(distance, clock(time)).vdot ?? 0) - vdot)).toBeLessThan(0.2);
  });

  it.each<[RecordDistance, string, string]>([
    ['marathon', '4:30:00', 'tooLong'],
    ['fiftyKilometers', '4:30:00', 'tooLong'],
    ['hundredKilometers', '9:00:00', 'tooLong'],
    ['fiveKilometers', '45:00', 'tooSlow'],
    ['fiveKilometers', '11:00', 'tooFast'],
    ['marathon', '3:10', 'tooFast'],
  ])('over %s of %s says nothing: %s', (distance, time, unreadable) => {
    expect(readRace(distance, clock(time))).toMatchObject({ vdot: null, unreadable });
  });

  it('has a pace however long it took', () => {
    expect(readRace('hundredKilometers', clock('10:00:00')).secondsPerKilometer).toBe(360);
  });
});

describe('the records', () => {
  it('say nothing where none is given', () => {
    expect(readRecords(NONE)).toEqual({ records: [], best: null });
  });

  it('are best where the VDOT is highest, whatever the distance', () => {
    const { records, best } = readRecords({
      ...NONE,
      fiveKilometers: clock('20:30'),
      halfMarathon: clock('1:28:00'),
      hundredKilometers: clock('9:30:00'),
    });
    expect(records.map(({ distance }) => distance)).toEqual([
      'fiveKilometers',
      'halfMarathon',
      'hundredKilometers',
    ]);
    expect(best?.distance).toBe('halfMarathon');
  });

  it('have no best one among those that the method cannot read', () => {
    expect(readRecords({ ...NONE, marathon: clock('5:00:00') }).best).toBeNull();
  });
});

describe('a goal', () => {
  const { best } = readRecords({ ...NONE, tenKilometers: clock('41:21') });

  it('says what it takes, and nothing of a runner without records', () => {
    const goal = { distance: 'marathon', seconds: clock('3:00:00') } as const;
    const { reading, missingVdot, predicted } = readGoal(goal, null);
    expect(reading.vdot).toBeCloseTo(53.5, 1);
    expect({ missingVdot, predicted }).toEqual({ missingVdot: null, predicted: null });
  });

  it('says how far away it is', () => {
    const far = readGoal({ distance: 'halfMarathon', seconds: clock('1:25:00') }, best);
    expect(far.missingVdot).toBeCloseTo(4.6, 0);
    expect(far.predicted?.fromSeconds).toBe(far.predicted?.toSeconds);
    expect(Math.abs((far.predicted?.fromSeconds ?? 0) - clock('1:31:35'))).toBeLessThan(15);
    const near = readGoal({ distance: 'halfMarathon', seconds: clock('1:35:00') }, best);
    expect(near.missingVdot).toBeLessThan(0);
  });

  it('predicts a marathon as a range that leaves room for the tired end', () => {
    const { predicted } = readGoal({ distance: 'marathon', seconds: clock('3:30:00') }, best);
    expect(predicted?.fromSeconds).toBeGreaterThan(clock('3:05:00'));
    expect(predicted?.toSeconds).toBeGreaterThan((predicted?.fromSeconds ?? 0) + 599);
    expect(predicted?.toSeconds).toBeLessThan(clock('3:35:00'));
  });

  it('takes a marathon that was run for what it is', () => {
    const marathon = readRecords({ ...NONE, marathon: clock('3:10:49') }).best;
    const { predicted } = readGoal({ distance: 'marathon', seconds: clock('3:05:00') }, marathon);
    expect(predicted).toEqual({ fromSeconds: clock('3:10:49'), toSeconds: clock('3:10:49') });
  });

  it('is not predicted beyond what the method reads', () => {
    const { reading, missingVdot, predicted } = readGoal(
      { distance: 'hundredKilometers', seconds: clock('10:00:00') },
      best,
    );
    expect(reading).toMatchObject({ vdot: null, secondsPerKilometer: 360 });
    expect({ missingVdot, predicted }).toEqual({ missingVdot: null, predicted: null });
  });
});
