import { APPLICATION_LANDING, applicationOf, applicationsOf } from './application.ts';
import { ROUTE_TABLE, type RouteName } from './route-table.ts';
import type { AccountClaims } from '../accounts/user-account.ts';

/** The visitor, as far as the guard knows them. */
export type GuardVisitor =
  /** The stored credential, the account or the links are still being read. */
  | { state: 'pending' }
  | { state: 'signedOut' }
  | {
      state: 'signedIn';
      /** Fresh claims of the sign-in token. */
      claims: AccountClaims;
      isProfileComplete: boolean;
      isStartPageShown: boolean;
      hasCoachLink: boolean;
    };

export type NextStep =
  | { kind: 'wait' }
  | { kind: 'pass' }
  | { kind: 'redirect'; to: RouteName; search: '' | '?lp=1' };

const PASS: NextStep = { kind: 'pass' };
const WAIT: NextStep = { kind: 'wait' };

function redirect(to: RouteName, search: '' | '?lp=1' = ''): NextStep {
  return { kind: 'redirect', to, search };
}

/**
 * The pages on which the profile and the beta gate are dealt with, so neither gate may send away
 * from them.
 */
const GATE_ROUTES: ReadonlySet<RouteName> = new Set(['onboarding', 'updateProfile']);

/** Open to whoever is signed in: what somebody pays can be stopped in every state of an account. */
const ALWAYS_OPEN: ReadonlySet<RouteName> = new Set(['subscriptions']);

/** Open to a runner who has no coach yet. */
const WITHOUT_COACH: ReadonlySet<RouteName> = new Set([
  'coaches',
  'coachProfile',
  'coachSubscribe',
  'coachPlanCallback',
  'coachApplication',
  'joinGroup',
  'subscriptionPayment',
  'subscriptionCallback',
  'onboarding',
  'updateProfile',
  'selectPlan',
  'onboardingPayment',
  // Coaches and admins need no coach.
  'coachHome',
  'ownCoach',
  'coachRunner',
  'coachActivity',
  'coachTopics',
  'coachTopicChat',
  'ownProducts',
  'newProduct',
  'editProduct',
  'ownCoachPlans',
  'newCoachPlan',
  'editCoachPlan',
  'adminUsers',
  'adminModeration',
  'adminFeedback',
  'adminMoney',
  'adminCoupons',
  'adminLog',
]);

/**
 * Being coached is asked of runners. Coaches and admins are let through to the pages of their own
 * application. They are also let through to those that belong to the person, as the account.
 */
function isOfOwnRole(route: RouteName, claims: AccountClaims): boolean {
  const own = applicationsOf(claims);
  const application = applicationOf(route);
  if (application === 'runner') return false;
  return application === null ? own.length > 1 : own.includes(application);
}

/**
 * The guard of every navigation: public → credential → profile → beta and
 * start page → coach link. The first rule that applies decides.
 *
 * @example
 * nextStep('topicChat', { state: 'signedOut' })
 * // { kind: 'redirect', to: 'signUp', search: '?lp=1' }
 */
export function nextStep(route: RouteName, visitor: GuardVisitor): NextStep {
  if (ROUTE_TABLE[route].access !== 'auth') return PASS;
  if (visitor.state === 'pending') return WAIT;
  if (visitor.state === 'signedOut') {
    return redirect('signUp', route === 'topicChat' ? '?lp=1' : '');
  }
  if (ALWAYS_OPEN.has(route)) return PASS;
  if (!visitor.isProfileComplete) {
    return route === 'updateProfile' ? PASS : redirect('updateProfile');
  }
  if (!GATE_ROUTES.has(route)) {
    const mayEnter = visitor.claims.canAccessBeta === true && visitor.isStartPageShown;
    if (!mayEnter) return redirect('onboarding');
  }
  if (route === 'home' && !visitor.hasCoachLink) {
    // Coaches and admins begin in their own application.
    const own = applicationsOf(visitor.claims).find((application) => application !== 'runner');
    if (own !== undefined) return redirect(APPLICATION_LANDING[own]);
  }
  const needsNoCoach = WITHOUT_COACH.has(route) || isOfOwnRole(route, visitor.claims);
  return visitor.hasCoachLink || needsNoCoach ? PASS : redirect('coaches');
}
