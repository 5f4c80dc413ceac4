import { ROLES, type AccountClaims, type Role } from '../accounts/user-account.ts';
import type { RouteName } from './route-table.ts';

/** The app has three sides, one a role; who has more than one role switches between them. */
export type Application = Role;

/** The page with which each begins. */
export const APPLICATION_LANDING = {
  runner: 'activities',
  coach: 'coachHome',
  admin: 'adminUsers',
} as const satisfies Record<Application, RouteName>;

/** The places of bottom bar and rail, by application. */
export const APPLICATION_PLACES = {
  runner: ['activities', 'myCoach', 'plan', 'account'],
  coach: ['coachHome', 'coachTopics', 'quickResponses', 'ownCoach', 'account'],
  admin: ['adminUsers', 'adminModeration', 'adminFeedback', 'adminMoney', 'adminLog', 'account'],
} as const satisfies Record<Application, readonly RouteName[]>;
export type Place = (typeof APPLICATION_PLACES)[Application][number];

/** Pages that belong to the person, in whichever application they are. */
const SHARED: ReadonlySet<RouteName> = new Set([
  'account',
  'updateProfile',
  'terms',
  'privacy',
  'sampleRun',
  'feedback',
  'joinGroup',
]);
const COACHES: ReadonlySet<RouteName> = new Set([
  'coachHome',
  'ownCoach',
  'coachRunner',
  'coachActivity',
  'coachTopics',
  'coachTopicChat',
  'quickResponses',
  'newQuickResponse',
  'editQuickResponse',
  'ownProducts',
  'newProduct',
  'editProduct',
  'ownCoachPlans',
  'newCoachPlan',
  'editCoachPlan',
]);
const ADMINS: ReadonlySet<RouteName> = new Set([
  'adminUsers',
  'adminModeration',
  'adminFeedback',
  'adminMoney',
  'adminCoupons',
  'adminLog',
]);

/** The applications that a person's sign-in token opens, the runner's first. */
export function applicationsOf({ isCoach, isAdmin }: AccountClaims): readonly Application[] {
  const isOpen: Readonly<Record<Application, boolean>> = {
    runner: true,
    coach: isCoach === true,
    admin: isAdmin === true,
  };
  return ROLES.filter((application) => isOpen[application]);
}

/** The application that a page belongs to; null = to all of them. */
export function applicationOf(route: RouteName): Application | null {
  if (COACHES.has(route)) return 'coach';
  if (ADMINS.has(route)) return 'admin';
  return SHARED.has(route) ? null : 'runner';
}
