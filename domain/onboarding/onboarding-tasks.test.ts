import { describe, expect, it } from 'vitest';
import {
  askedTasks,
  missingGoalsParts,
  onboardingProgress,
  type OnboardingFacts,
  type OnboardingOffer,
} from './onboarding-tasks.ts';
import type { OnboardingTask } from './onboarding-state.ts';

const ALL: OnboardingOffer = { isGarminOffered: true, isStravaOffered: true, hasClub: true };

const NOTHING: OnboardingFacts = {
  links: [],
  country: null,
  athlete: null,
  targets: [],
  checked: { invitedCount: 0, isClubMember: false },
};
const TARGET = { event: 'Beppu', date: '2027-02-07' };
const FILLED = {
  country: 'JP',
  athlete: {
    trainingSessionsPerWeek: 4,
    trainingPurpose: 'Run a marathon under three hours',
    sportsWatchManufacturer: 'COROS',
  },
  targets: [TARGET],
};
const EVERYTHING: OnboardingFacts = {
  ...FILLED,
  links: [{ provider: 'strava', state: 'connected', missingScopes: [] }],
  checked: { invitedCount: 5, isClubMember: true },
};

const link = (
  provider: 'garmin' | 'strava',
  state: 'connected' | 'expired' | 'revoked' | 'unlinking' = 'connected',
  missingScopes: string[] = [],
) => [{ provider, state, missingScopes }];

describe('what is asked', () => {
  it.each<[OnboardingOffer, OnboardingTask[]]>([
    [ALL, ['watch', 'strava', 'club', 'goals', 'invitation']],
    [{ ...ALL, hasClub: false }, ['watch', 'strava', 'goals', 'invitation']],
    [{ ...ALL, isGarminOffered: false }, ['strava', 'club', 'goals', 'invitation']],
    // A club at Strava cannot be looked up without Strava.
    [{ ...ALL, isStravaOffered: false }, ['watch', 'goals', 'invitation']],
    [{ isGarminOffered: false, isStravaOffered: false, hasClub: false }, ['goals', 'invitation']],
  ])('leaves out what %j cannot do', (offer, asked) => {
    expect(askedTasks(offer)).toEqual(asked);
  });
});

describe('what counts as done', () => {
  const watch = (sportsWatchManufacturer: string | null) => ({
    athlete: { ...FILLED.athlete, sportsWatchManufacturer },
  });
  it.each<[OnboardingTask, string, Partial<OnboardingFacts>, boolean]>([
    ['watch', 'Garmin connected', { links: link('garmin') }, true],
    [
      'watch',
      'no history allowed',
      { links: link('garmin', 'connected', ['HISTORICAL_DATA_EXPORT']) },
      true,
    ],
    [
      'watch',
      'no activities allowed',
      { links: link('garmin', 'connected', ['ACTIVITY_EXPORT']) },
      false,
    ],
    ['watch', 'another maker named', watch('COROS'), true],
    ['watch', 'a maker that is on no list', watch('Pebble'), true],
    ['watch', 'no watch at all', watch('none'), true],
    ['watch', 'a Garmin, not connected', watch('Garmin'), false],
    ['watch', 'a Garmin, spelled otherwise', watch(' garmin '), false],
    ['watch', 'an empty name', watch('  '), false],
    ['watch', 'nothing given', watch(null), false],
    ['watch', 'Strava connected only', { links: link('strava') }, false],
    ['watch', 'Garmin expired', { links: link('garmin', 'expired') }, false],
    ['strava', 'connected', { links: link('strava') }, true],
    ['strava', 'expired', { links: link('strava', 'expired') }, false],
    ['strava', 'revoked', { links: link('strava', 'revoked') }, false],
    ['strava', 'being taken apart', { links: link('strava', 'unlinking') }, false],
    ['strava', 'a scope missing', { links: link('strava', 'connected', ['read']) }, false],
    [
      'strava',
      'no posting allowed',
      { links: link('strava', 'connected', ['activity:write']) },
      true,
    ],
    ['strava', 'Garmin connected only', { links: link('garmin') }, false],
    ['club', 'seen there', { checked: { invitedCount: 0, isClubMember: true } }, true],
    ['club', 'not seen there', { links: link('strava') }, false],
    ['invitation', 'four friends', { checked: { invitedCount: 4, isClubMember: true } }, false],
    ['invitation', 'five friends', { checked: { invitedCount: 5, isClubMember: false } }, true],
    ['invitation', 'six friends', { checked: { invitedCount: 6, isClubMember: false } }, true],
    ['goals', 'all given', FILLED, true],
    ['goals', 'nothing given', {}, false],
    [
      'goals',
      'no training at all is given too',
      { ...FILLED, athlete: { ...FILLED.athlete, trainingSessionsPerWeek: 0 } },
      true,
    ],
  ])('%s: %s', (task, _what, facts, isDone) => {
    const { tasks } = onboardingProgress([task], { ...NOTHING, ...facts });
    expect(tasks).toEqual([{ task, isDone }]);
  });

  it.each<[string, Partial<OnboardingFacts>, string[]]>([
    ['country', { country: null }, ['country']],
    [
      'frequency',
      { athlete: { ...FILLED.athlete, trainingSessionsPerWeek: null } },
      ['trainingFrequency'],
    ],
    ['purpose', { athlete: { ...FILLED.athlete, trainingPurpose: null } }, ['trainingPurpose']],
    [
      'a purpose of spaces',
      { athlete: { ...FILLED.athlete, trainingPurpose: ' ' } },
      ['trainingPurpose'],
    ],
    ['any target', { targets: [] }, ['target']],
    ['the day of a target', { targets: [{ ...TARGET, date: '' }] }, ['target']],
    ['the event of a target', { targets: [{ ...TARGET, event: ' ' }] }, ['target']],
    ['nothing but one of two targets', { targets: [{ ...TARGET, date: '' }, TARGET] }, []],
    [
      'everything',
      { athlete: null, country: null, targets: [] },
      ['country', 'trainingFrequency', 'trainingPurpose', 'target'],
    ],
  ])('says that the goals lack %s', (_what, facts, missing) => {
    expect(missingGoalsParts({ ...NOTHING, ...FILLED, ...facts })).toEqual(missing);
  });
});

describe('how far somebody has come', () => {
  it('is nowhere at first, and complete with everything', () => {
    const asked = askedTasks(ALL);
    expect(onboardingProgress(asked, NOTHING)).toMatchObject({
      doneCount: 0,
      percent: 0,
      isComplete: false,
    });
    expect(onboardingProgress(asked, EVERYTHING)).toMatchObject({
      doneCount: 5,
      percent: 100,
      isComplete: true,
    });
  });

  it('is never rounded up to done', () => {
    const asked: OnboardingTask[] = ['strava', 'club', 'goals'];
    const facts = { ...NOTHING, ...FILLED, links: EVERYTHING.links };
    expect(onboardingProgress(asked, facts)).toMatchObject({
      doneCount: 2,
      percent: 66,
      isComplete: false,
    });
  });

  it('does not wait for what this operator does not ask', () => {
    const asked = askedTasks({ isGarminOffered: false, isStravaOffered: false, hasClub: false });
    const facts = { ...NOTHING, ...FILLED, checked: { invitedCount: 5, isClubMember: false } };
    expect(onboardingProgress(asked, facts).isComplete).toBe(true);
  });

  it('names the tasks in the order of the list, whatever order they are asked in', () => {
    const { tasks } = onboardingProgress(['invitation', 'watch'], NOTHING);
    expect(tasks.map(({ task }) => task)).toEqual(['watch', 'invitation']);
  });
});
