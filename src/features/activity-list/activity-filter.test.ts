import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import {
  activityFilterOf,
  EVERYTHING_LISTED,
  listedActivities,
  searchOf,
  type ActivityFilter,
} from './activity-filter.ts';

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

  it('shows duplicates and hidden ones when asked to, change-overs never', () => {
    expect(listed({ showsDuplicates: true })).toEqual(['run', 'treadmill', 'ride', 'copy']);
    expect(listed({ showsHidden: true })).toEqual(['run', 'treadmill', 'ride', 'hidden']);
  });
});

describe('a filter in the address', () => {
  it.each<ActivityFilter>([
    EVERYTHING_LISTED,
    { sport: 'runs', showsDuplicates: true, showsHidden: false },
    { sport: 'others', showsDuplicates: true, showsHidden: true },
  ])('comes back as it was: %j', (filter) => {
    expect(activityFilterOf(searchOf(filter))).toEqual(filter);
  });

  it('is empty for the usual list, and what it does not know is the usual list', () => {
    expect(searchOf(EVERYTHING_LISTED).toString()).toBe('');
    expect(activityFilterOf(new URLSearchParams('sport=chess&show=ghosts'))).toEqual(
      EVERYTHING_LISTED,
    );
  });
});
