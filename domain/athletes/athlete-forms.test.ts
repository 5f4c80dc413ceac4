import { describe, expect, it } from 'vitest';
import { NO_TIME } from '../measures/time-parts.ts';
import {
  physiologyFormOf,
  physiologyOf,
  physiologySchema,
  recordsFormOf,
  recordsOf,
  recordsSchema,
  targetFormOf,
  targetOf,
  targetSchema,
  trainingFormOf,
  trainingOf,
  trainingSchema,
  type PhysiologyForm,
  type TargetForm,
  type TrainingForm,
} from './athlete-forms.ts';
import {
  athleteProfileDocumentSchema,
  athleteTargetDocumentSchema,
} from './athlete-profile-documents.ts';
import { UNKNOWN_PHYSIOLOGY } from './athlete-physiology.ts';

/** Field → broken rule. */
function broken(
  schema: { validateSync: (value: unknown, options: object) => unknown },
  value: unknown,
) {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (cause) {
    const { inner } = cause as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

const NOTHING_GIVEN: PhysiologyForm = {
  birthYear: '',
  sex: '',
  restingHeartRate: '',
  maximumHeartRate: '',
  thresholdHeartRate: '',
  availableWeekdays: [],
};

describe('the form of body and week', () => {
  it.each<[Partial<PhysiologyForm>, Record<string, string>]>([
    [{}, {}],
    [{ birthYear: '1984' }, {}],
    [{ birthYear: '2027' }, { birthYear: 'outOfRange' }],
    [{ birthYear: '84' }, { birthYear: 'outOfRange' }],
    [{ restingHeartRate: '4O' }, { restingHeartRate: 'outOfRange' }],
    [{ restingHeartRate: '48.5' }, { restingHeartRate: 'outOfRange' }],
    [{ restingHeartRate: '12' }, { restingHeartRate: 'outOfRange' }],
    [{ restingHeartRate: '48', thresholdHeartRate: '168', maximumHeartRate: '186' }, {}],
    [
      { thresholdHeartRate: '188', maximumHeartRate: '186' },
      { maximumHeartRate: 'heartRateOrder' },
    ],
    [{ restingHeartRate: '110', maximumHeartRate: '105' }, { maximumHeartRate: 'heartRateOrder' }],
    [
      { restingHeartRate: '110', thresholdHeartRate: '100' },
      { maximumHeartRate: 'heartRateOrder' },
    ],
  ])('%j breaks %j', (changes, rules) => {
    expect(broken(physiologySchema(2026), { ...NOTHING_GIVEN, ...changes })).toEqual(rules);
  });

  it('is stored as it is read, in the order of the week', () => {
    const form = {
      birthYear: '1984',
      sex: 'female',
      restingHeartRate: ' 48 ',
      maximumHeartRate: '186',
      thresholdHeartRate: '',
      availableWeekdays: [7, 2, 4],
    };
    const stored = physiologyOf(form);
    expect(stored).toEqual({
      birthYear: 1984,
      sex: 'female',
      restingHeartRateBeatsPerMinute: 48,
      maximumHeartRateBeatsPerMinute: 186,
      thresholdHeartRateBeatsPerMinute: null,
      availableWeekdays: [2, 4, 7],
    });
    expect(physiologyOf(physiologyFormOf(stored))).toEqual(stored);
    expect(physiologyOf(NOTHING_GIVEN)).toEqual({ ...UNKNOWN_PHYSIOLOGY, availableWeekdays: [] });
  });
});

describe('the form of the training', () => {
  const FILLED: TrainingForm = {
    country: 'JP',
    trainingSessionsPerWeek: '4',
    trainingPurpose: 'Sub 3',
    watchMaker: 'COROS',
    otherWatchMaker: '',
  };
  it.each<[Partial<TrainingForm>, Record<string, string>]>([
    [{}, {}],
    [{ trainingSessionsPerWeek: '0', watchMaker: '' }, {}],
    [{ trainingSessionsPerWeek: '４' }, {}],
    [{ trainingSessionsPerWeek: '２２' }, { trainingSessionsPerWeek: 'outOfRange' }],
    [{ country: '' }, { country: 'required' }],
    [{ trainingSessionsPerWeek: '' }, { trainingSessionsPerWeek: 'required' }],
    [{ trainingSessionsPerWeek: '22' }, { trainingSessionsPerWeek: 'outOfRange' }],
    [{ trainingPurpose: '  ' }, { trainingPurpose: 'required' }],
    [{ trainingPurpose: 'x'.repeat(201) }, { trainingPurpose: 'tooLong' }],
    [{ watchMaker: 'other' }, { otherWatchMaker: 'required' }],
    [{ watchMaker: 'other', otherWatchMaker: 'Pebble' }, {}],
  ])('%j breaks %j', (changes, rules) => {
    expect(broken(trainingSchema, { ...FILLED, ...changes })).toEqual(rules);
  });

  it('stores full-width digits as the number they are', () => {
    expect(trainingOf({ ...FILLED, trainingSessionsPerWeek: '４' })).toMatchObject({
      trainingSessionsPerWeek: 4,
    });
  });

  it.each([
    [null, '', ''],
    ['COROS', 'COROS', ''],
    ['coros', 'COROS', ''],
    ['none', 'none', ''],
    ['Pebble', 'other', 'Pebble'],
  ])('shows the watch %j as %j and %j', (stored, watchMaker, otherWatchMaker) => {
    const form = trainingFormOf({ ...trainingOf(FILLED), sportsWatchManufacturer: stored }, 'JP');
    expect(form).toMatchObject({ watchMaker, otherWatchMaker });
    const back = trainingOf(form).sportsWatchManufacturer;
    expect(back?.toLowerCase() ?? null).toBe(stored?.toLowerCase() ?? null);
  });
});

describe('the forms of records and goals', () => {
  const TARGET: TargetForm = {
    event: ' Beppu ',
    distance: 'marathon',
    time: { hours: '2', minutes: '59', seconds: '59' },
    date: '2027-02-07',
  };

  it('keep what the rules of the database take', () => {
    const records = recordsOf({
      ...recordsFormOf(recordsOf(emptyRecords())),
      marathon: TARGET.time,
    });
    expect(records).toMatchObject({ fiveKilometers: null, marathon: 10_799 });
    const profile = {
      ...physiologyOf(NOTHING_GIVEN),
      trainingSessionsPerWeek: null,
      trainingPurpose: null,
      sportsWatchManufacturer: null,
      recordSeconds: records,
    };
    expect(athleteProfileDocumentSchema.isValidSync(profile)).toBe(true);
    expect(athleteTargetDocumentSchema.isValidSync(targetOf(TARGET))).toBe(true);
    expect(targetOf(targetFormOf(targetOf(TARGET)))).toEqual(targetOf(TARGET));
  });

  it.each<[Partial<TargetForm>, Record<string, string>]>([
    [{}, {}],
    [{ distance: '' }, {}],
    [{ event: ' ' }, { event: 'required' }],
    [{ event: 'x'.repeat(121) }, { event: 'tooLong' }],
    [{ time: { hours: '', minutes: '70', seconds: '' } }, { time: 'timeInvalid' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2027-02-30' }, { date: 'dateInvalid' }],
    [{ date: '27-2-7' }, { date: 'dateInvalid' }],
  ])('a goal with %j breaks %j', (changes, rules) => {
    expect(broken(targetSchema, { ...TARGET, ...changes })).toMatchObject(rules);
  });

  it('takes a goal without a time: to finish', () => {
    expect(broken(targetSchema, { ...TARGET, time: NO_TIME })).toEqual({});
    expect(targetOf({ ...TARGET, time: NO_TIME }).recordSeconds).toBeNull();
  });

  it('names the record that is no time', () => {
    const form = { ...emptyRecords(), tenKilometers: { hours: '', minutes: '41', seconds: '61' } };
    expect(broken(recordsSchema, form)).toEqual({ tenKilometers: 'timeInvalid' });
  });

  function emptyRecords() {
    return {
      fiveKilometers: NO_TIME,
      tenKilometers: NO_TIME,
      halfMarathon: NO_TIME,
      marathon: NO_TIME,
      fiftyKilometers: NO_TIME,
      hundredKilometers: NO_TIME,
    };
  }
});
