import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { EVERYTHING_LISTED, listedActivities, type ActivityFilter } from './activity-filter.ts';

const ROWS = [
  exampleActivityRow({ id: 'run' }),
  exampleActivityRow({ id: 'treadmill', sport: 'VirtualRun' }),
  exampleActivityRow({ id: 'ride', sport: 'Ride' }),
  exampleActivityRow({ id: 'change-over', isTransition: true }),
  exampleActivityRow({ id: 'copy', duplicateOf: 'run' }),
  exampleActivityRow({ id: 'hidden', isHidden: true }),
];
const listed = (change: Partial<ActivityFilter>) =>
  listedActivities(ROWS, { ...EVERYTHING_LISTED, ...change }).map(({ id }) => id);

describe('what is listed', () => {
  it('leaves out change-overs, duplicates and hidden ones', () => {
    expect(listed({})).toEqual(['run', 'treadmill', 'ride']);
  });

  it('is runs or everything else', () => {
    expect(listed({ sport: 'runs' })).toEqual(['run', 'treadmill']);
    expect(listed({ sport: 'others' })).toEqual(['ride']);
  });

  it('shows a duplicate that its runner wants listed', () => {
    const rows = [exampleActivityRow({ id: 'copy', duplicateOf: 'run', isDuplicateShown: true })];
    expect(listedActivities(rows, EVERYTHING_LISTED)).toHaveLength(1);
  });

  it('shows duplicates and hidden ones when asked to, change-overs never', () => {
    expect(listed({ showsDuplicates: true })).toEqual(['run', 'treadmill', 'ride', 'copy']);
    expect(listed({ showsHidden: true })).toEqual(['run', 'treadmill', 'ride', 'hidden']);
  });
});
