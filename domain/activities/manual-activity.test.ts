import { describe, expect, it } from 'vitest';
import {
  isManualActivity,
  isPossibleEntry,
  manualActivityOf,
  manualFormOf,
  type ManualForm,
} from './manual-activity.ts';
import { manualFormSchema } from './manual-schemas.ts';

const KILOMETER = 1000;
const MILE = 1609.344;
const FORM: ManualForm = {
  sport: 'Run',
  date: '2026-11-25',
  clock: '06:30',
  duration: { hours: '', minutes: '45', seconds: '' },
  distance: '8.2',
  note: '',
};

function problemsOf(changes: Partial<ManualForm>): string[] {
  try {
    manualFormSchema('2026-11-26', KILOMETER).validateSync(
      { ...FORM, ...changes },
      { abortEarly: false },
    );
    return [];
  } catch (cause) {
    return (cause as { errors: string[] }).errors;
  }
}

describe('the form of an entry', () => {
  it('takes a run, also without a distance, and typed on another keyboard', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ distance: '' })).toEqual([]);
    expect(problemsOf({ distance: '８,２' })).toEqual([]);
  });

  it.each([
    [{ date: '2026-11-27' }, 'dateInvalid'],
    [{ date: '' }, 'required'],
    [{ clock: '' }, 'required'],
    [{ clock: '25:00' }, 'timeInvalid'],
    [{ duration: { hours: '', minutes: '', seconds: '' } }, 'timeInvalid'],
    [{ duration: { hours: '', minutes: '', seconds: '59' } }, 'timeInvalid'],
    [{ duration: { hours: '49', minutes: '', seconds: '' } }, 'timeInvalid'],
    [{ distance: 'eight' }, 'outOfRange'],
    [{ distance: '0' }, 'outOfRange'],
    [{ distance: '82' }, 'outOfRange'],
    [{ sport: '' }, 'required'],
    [{ note: 'x'.repeat(2001) }, 'tooLong'],
  ])('refuses %o', (changes, problem) => {
    expect(problemsOf(changes)).toContain(problem);
  });

  it('shows an entry as it was typed, in the units of the runner', () => {
    const entry = { ...manualActivityOf(FORM, KILOMETER), note: 'Easy.' };
    expect(entry).toMatchObject({ durationSeconds: 2700, distanceMeters: 8200 });
    expect(manualFormOf(entry, { today: '2026-11-26', metersPerUnit: KILOMETER })).toEqual({
      ...FORM,
      duration: { hours: '0', minutes: '45', seconds: '0' },
      note: 'Easy.',
    });
    expect(manualFormOf(entry, { today: '', metersPerUnit: MILE }).distance).toBe('5.1');
    expect(manualActivityOf({ ...FORM, distance: '5.1' }, MILE).distanceMeters).toBe(8208);
  });
});

it('knows which distance nobody covers in the time', () => {
  const run = { sport: 'Run', durationSeconds: 60, distanceMeters: 540 } as const;
  expect(isPossibleEntry(run)).toBe(true);
  expect(isPossibleEntry({ ...run, distanceMeters: 541 })).toBe(false);
  expect(isPossibleEntry({ ...run, sport: 'Ride', distanceMeters: 1800 })).toBe(true);
  expect(isPossibleEntry({ ...run, distanceMeters: null })).toBe(true);
});

it('takes nothing for an entry that came from elsewhere', () => {
  expect(isManualActivity({ id: 'manual-0123456789abcdef' })).toBe(true);
  expect(isManualActivity({ id: 'strava-123' })).toBe(false);
});
