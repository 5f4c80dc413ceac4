import { describe, expect, test } from 'vitest';
import { APPLICATION_PLACES } from './application.ts';
import { ROUTE_NAMES, ROUTE_TABLE, type RouteName } from './route-table.ts';
import { nextStep, type GuardVisitor, type NextStep } from './next-step.ts';
import type { AccountClaims } from '../accounts/user-account.ts';

/** Routes that the guard treats alike. */
type Kind =
  | 'open'
  | 'chat'
  | 'profile'
  | 'welcome'
  | 'onboarding'
  | 'coachless'
  | 'stoppable'
  | 'inside';

const KIND_OF: Readonly<Record<RouteName, Kind>> = {
  signIn: 'open',
  signUp: 'open',
  signOut: 'open',
  resetPassword: 'open',
  authAction: 'open',
  googleCallback: 'open',
  stravaCallback: 'open',
  garminCallback: 'open',
  referral: 'open',
  terms: 'open',
  product: 'open',
  productIn: 'open',
  forCoaches: 'open',
  forCoachesIn: 'open',
  sampleRun: 'open',
  privacy: 'open',
  commerceDisclosure: 'open',
  serviceLevel: 'open',
  serviceStatus: 'open',
  externalTransmission: 'open',
  contact: 'open',
  updateProfile: 'profile',
  onboarding: 'welcome',
  selectPlan: 'onboarding',
  onboardingPayment: 'onboarding',
  coaches: 'coachless',
  coachProfile: 'coachless',
  joinGroup: 'coachless',
  coachSubscribe: 'coachless',
  coachPlanCallback: 'coachless',
  coachApplication: 'coachless',
  coachHome: 'coachless',
  ownCoach: 'coachless',
  ownProducts: 'coachless',
  newProduct: 'coachless',
  editProduct: 'coachless',
  ownCoachPlans: 'coachless',
  newCoachPlan: 'coachless',
  editCoachPlan: 'coachless',
  coachRunner: 'coachless',
  coachActivity: 'coachless',
  coachTopics: 'coachless',
  coachTopicChat: 'coachless',
  adminUsers: 'coachless',
  adminModeration: 'coachless',
  adminFeedback: 'coachless',
  adminMoney: 'coachless',
  adminCoupons: 'coachless',
  adminLog: 'coachless',
  subscriptionPayment: 'coachless',
  feedback: 'inside',
  coachSubscriptionEditCallback: 'inside',
  subscriptionCallback: 'coachless',
  purchaseCallback: 'inside',
  topicChat: 'chat',
  home: 'inside',
  activities: 'inside',
  activity: 'inside',
  tasks: 'inside',
  topics: 'inside',
  subscriptions: 'stoppable',
  account: 'inside',
  profile: 'inside',
  memories: 'inside',
  target: 'inside',
  myCoach: 'inside',
  plan: 'inside',
  calendar: 'inside',
  trends: 'inside',
  purchasePayment: 'inside',
  purchase: 'inside',
  purchases: 'inside',
  quickResponses: 'inside',
  newQuickResponse: 'inside',
  editQuickResponse: 'inside',
  coachSubscriptionEdit: 'inside',
  coachProducts: 'inside',
};

/** Beta claim, start page seen, coach link: a letter where it is so. */
const LETTERS = ['---', '--l', '-s-', '-sl', 'b--', 'b-l', 'bs-', 'bsl'] as const;
type Letters = (typeof LETTERS)[number];

interface Expected {
  pending: string;
  signedOut: string;
  incomplete: string;
  complete: Readonly<Record<Letters, string>>;
}

const ALWAYS = (step: string): Readonly<Record<Letters, string>> => ({
  '---': step,
  '--l': step,
  '-s-': step,
  '-sl': step,
  'b--': step,
  'b-l': step,
  'bs-': step,
  bsl: step,
});

const GATED = (withoutLink: string): Readonly<Record<Letters, string>> => ({
  '---': 'onboarding',
  '--l': 'onboarding',
  '-s-': 'onboarding',
  '-sl': 'onboarding',
  'b--': 'onboarding',
  'b-l': 'onboarding',
  'bs-': withoutLink,
  bsl: 'pass',
});

const EXPECTED: Readonly<Record<Kind, Expected>> = {
  open: { pending: 'pass', signedOut: 'pass', incomplete: 'pass', complete: ALWAYS('pass') },
  profile: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'pass',
    complete: ALWAYS('pass'),
  },
  welcome: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'updateProfile',
    complete: ALWAYS('pass'),
  },
  onboarding: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'updateProfile',
    complete: GATED('pass'),
  },
  coachless: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'updateProfile',
    complete: GATED('pass'),
  },
  stoppable: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'pass',
    complete: ALWAYS('pass'),
  },
  chat: {
    pending: 'wait',
    signedOut: 'signUp?lp=1',
    incomplete: 'updateProfile',
    complete: GATED('coaches'),
  },
  inside: {
    pending: 'wait',
    signedOut: 'signUp',
    incomplete: 'updateProfile',
    complete: GATED('coaches'),
  },
};

function visitor(letters: Letters, isProfileComplete: boolean): GuardVisitor {
  return {
    state: 'signedIn',
    // A token that never held the claim says nothing of it.
    claims: letters.includes('b') ? { canAccessBeta: true } : {},
    isProfileComplete,
    isStartPageShown: letters.includes('s'),
    hasCoachLink: letters.includes('l'),
  };
}

function written(step: NextStep): string {
  return step.kind === 'redirect' ? `${step.to}${step.search}` : step.kind;
}

describe.each(ROUTE_NAMES)('on the way to %s', (route) => {
  const expected = EXPECTED[KIND_OF[route]];

  test('an unknown visitor', () => {
    expect(written(nextStep(route, { state: 'pending' }))).toBe(expected.pending);
  });

  test('a signed-out visitor', () => {
    expect(written(nextStep(route, { state: 'signedOut' }))).toBe(expected.signedOut);
  });

  test.each(LETTERS)('a runner with an incomplete profile, %s', (letters) => {
    expect(written(nextStep(route, visitor(letters, false)))).toBe(expected.incomplete);
  });

  test.each(LETTERS)('a runner with a complete profile, %s', (letters) => {
    expect(written(nextStep(route, visitor(letters, true)))).toBe(expected.complete[letters]);
  });
});

test('a claim that was taken back counts as none', () => {
  const step = nextStep('activities', {
    state: 'signedIn',
    claims: { canAccessBeta: false },
    isProfileComplete: true,
    isStartPageShown: true,
    hasCoachLink: true,
  });
  expect(written(step)).toBe('onboarding');
});

describe('without a coach link', () => {
  const uncoached = (claims: AccountClaims): Extract<GuardVisitor, { state: 'signedIn' }> => ({
    state: 'signedIn',
    claims: { canAccessBeta: true, ...claims },
    isProfileComplete: true,
    isStartPageShown: true,
    hasCoachLink: false,
  });

  test.each<[string, AccountClaims, RouteName[]]>([
    ['a coach', { isCoach: true }, [...APPLICATION_PLACES.coach, 'newQuickResponse']],
    ['an admin', { isAdmin: true }, [...APPLICATION_PLACES.admin]],
  ])('%s reaches the places of their application, and no other', (_who, claims, places) => {
    for (const place of places) expect(written(nextStep(place, uncoached(claims)))).toBe('pass');
    for (const route of ['activities', 'profile', 'myCoach', 'topicChat'] as const) {
      expect(written(nextStep(route, uncoached(claims)))).toBe('coaches');
    }
  });

  test.each<[string, AccountClaims, RouteName]>([
    ['a coach', { isCoach: true }, 'coachHome'],
    ['an admin', { isAdmin: true }, 'adminUsers'],
    ['who is both', { isCoach: true, isAdmin: true }, 'coachHome'],
    ['a runner', {}, 'coaches'],
  ])('the home address leads %s to their own application', (_who, claims, landing) => {
    expect(written(nextStep('home', uncoached(claims)))).toBe(landing);
    expect(written(nextStep('home', { ...uncoached(claims), hasCoachLink: true }))).toBe('pass');
  });

  test('the places of a role that somebody has not are no way past a coach', () => {
    expect(written(nextStep('quickResponses', uncoached({ isAdmin: true })))).toBe('coaches');
    expect(written(nextStep('account', uncoached({})))).toBe('coaches');
  });

  test('a role opens nothing before its person is let in', () => {
    const shut: GuardVisitor = { ...uncoached({ isAdmin: true }), claims: { isAdmin: true } };
    expect(written(nextStep('account', shut))).toBe('onboarding');
  });
});

test('every redirect ends on a page that lets the visitor in at once', () => {
  const visitors: GuardVisitor[] = [
    { state: 'signedOut' },
    {
      state: 'signedIn',
      claims: { canAccessBeta: true, isAdmin: true },
      isProfileComplete: true,
      isStartPageShown: true,
      hasCoachLink: false,
    },
    ...LETTERS.flatMap((letters) => [visitor(letters, true), visitor(letters, false)]),
  ];
  for (const one of visitors) {
    for (const route of ROUTE_NAMES) {
      const step = nextStep(route, one);
      if (step.kind === 'redirect') expect(nextStep(step.to, one).kind).toBe('pass');
    }
  }
});

test('everything outside the sign-in and public pages is behind the guard', () => {
  for (const route of ROUTE_NAMES) {
    expect(ROUTE_TABLE[route].access === 'auth').toBe(KIND_OF[route] !== 'open');
  }
});
