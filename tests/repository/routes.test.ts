import { describe, expect, test } from 'vitest';
import {
  ROUTE_NAMES,
  ROUTE_TABLE,
  routePath,
  type RouteDefinition,
} from '@tasuki/domain/navigation/route-table';

/** What the specification's table says of each path: access, layout, and what is special about it. */
const SPECIFIED: Readonly<Record<string, string>> = {
  signin: 'signIn bare',
  signup: 'signIn bare',
  signout: 'signIn bare',
  'reset-password': 'signIn bare',
  'auth/action': 'signIn bare',
  'auth/google/callback': 'signIn bare',
  'auth/strava/callback': 'signIn bare',
  'auth/garmin/callback': 'signIn bare',
  'r/:refCode': 'public bare',
  terms: 'public bare',
  privacy: 'public bare',
  'commerce-disclosure': 'public bare',
  'service-level': 'public bare',
  status: 'public bare',
  'external-transmission': 'public bare',
  contact: 'public bare',
  product: 'public bare',
  'product/:language': 'public bare',
  'for-coaches': 'public bare',
  'for-coaches/:language': 'public bare',
  'sample-run': 'public bare',
  onboarding: 'auth bare',
  'onboarding/update-profile': 'auth bare',
  'onboarding/select-plan': 'auth bare',
  'onboarding/payment': 'auth bare',
  feedback: 'auth bare',
  coaches: 'auth bare',
  'coaches/:coachId/plans/:planId/stripe/callback': 'auth bare',
  'coaches/:coachId/subscription/edit/stripe/callback': 'auth bare',
  'subscriptions/:subscriptionId/payment': 'auth bare',
  'subscriptions/:subscriptionId/callback': 'auth bare',
  'purchases/:purchaseId/callback': 'auth bare',
  'topics/:topicId/chat': 'auth bare, back to activities, no chat button',
  'groups/join/:token': 'auth bare',
  '': 'auth main',
  activities: 'auth main',
  'activities/:activityId': 'auth main, back to activities',
  tasks: 'auth main, back to activities, no header',
  topics: 'auth main',
  subscriptions: 'auth main, back to account',
  account: 'auth main, back to activities',
  profile: 'auth main, back to account',
  target: 'auth main, back to account',
  coach: 'auth main',
  plan: 'auth main',
  calendar: 'auth main, back to activities',
  trends: 'auth main, back to activities',
  'purchases/:purchaseId/payment': 'auth main, back to purchases',
  'purchases/:purchaseId': 'auth main, back to purchases',
  purchases: 'auth main, back to account',
  memories: 'auth main, back to account',
  'quick-responses': 'auth main, no chat button',
  'quick-responses/new': 'auth main, back to quick-responses, no chat button',
  'quick-responses/:templateId/edit': 'auth main, back to quick-responses, no chat button',
  'coaches/:coachId': 'auth main, back to coaches',
  'coaches/apply': 'auth main, back to coaches',
  'coaches/:coachId/subscribe': 'auth main, back to coaches',
  'coaches/:coachId/subscription/edit': 'auth main, back to account',
  'coaches/:coachId/products': 'auth main, back to coaches',
  'coach-app': 'auth main, no chat button',
  'coach-app/profile': 'auth main, no chat button',
  'coach-app/products': 'auth main, back to coach-app/profile, no chat button',
  'coach-app/products/new': 'auth main, back to coach-app/products, no chat button',
  'coach-app/products/:productId/edit': 'auth main, back to coach-app/products, no chat button',
  'coach-app/paid-plans': 'auth main, back to coach-app/profile, no chat button',
  'coach-app/paid-plans/new': 'auth main, back to coach-app/paid-plans, no chat button',
  'coach-app/paid-plans/:planId/edit': 'auth main, back to coach-app/paid-plans, no chat button',
  'coach-app/runners/:runnerUid': 'auth main, back to coach-app, no chat button',
  'coach-app/runners/:runnerUid/activities/:activityId':
    'auth main, back to coach-app, no chat button',
  'coach-app/topics': 'auth main, no chat button',
  'coach-app/topics/:topicId/chat': 'auth bare, back to coach-app/topics, no chat button',
  'admin/moderation': 'auth main, no chat button',
  'admin/feedback': 'auth main, no chat button',
  'admin/money': 'auth main, no chat button',
  'admin/coupons': 'auth main, back to admin/money, no chat button',
  'admin/log': 'auth main, no chat button',
  'admin/users': 'auth main, no chat button',
};

function described(route: RouteDefinition): string {
  return [
    `${route.access} ${route.layout}`,
    ...(route.hasBackButton && route.parent ? [`back to ${ROUTE_TABLE[route.parent].path}`] : []),
    ...(route.isHeaderHidden ? ['no header'] : []),
    ...(route.isMainChatButtonHidden ? ['no chat button'] : []),
  ].join(', ');
}

describe('the route table', () => {
  test('holds every specified path, and no other', () => {
    const table = Object.fromEntries(
      ROUTE_NAMES.map((name) => [ROUTE_TABLE[name].path, described(ROUTE_TABLE[name])]),
    );
    expect(table).toEqual(SPECIFIED);
  });

  test('gives every back button a place to lead to, and never in a circle', () => {
    for (const name of ROUTE_NAMES) {
      const seen = new Set<string>();
      for (
        let route: RouteDefinition | undefined = ROUTE_TABLE[name];
        route;
        route = route.parent && ROUTE_TABLE[route.parent]
      ) {
        expect(seen.has(route.name)).toBe(false);
        seen.add(route.name);
      }
      const { hasBackButton, parent } = ROUTE_TABLE[name];
      if (hasBackButton) expect(parent).toBeDefined();
      // A parent's address is known without the parameters of its child.
      if (parent) expect(ROUTE_TABLE[parent].path).not.toContain(':');
    }
  });

  test('writes addresses, escapes what is in them and refuses a hole', () => {
    expect(routePath('home')).toBe('/');
    expect(routePath('activity', { activityId: 'a1' })).toBe('/activities/a1');
    expect(routePath('activity', { activityId: 'a/1?' })).toBe('/activities/a%2F1%3F');
    expect(routePath('coachPlanCallback', { coachId: 'c', planId: 'p' })).toBe(
      '/coaches/c/plans/p/stripe/callback',
    );
    expect(() => routePath('activity', { activityId: '' })).toThrow(RangeError);
  });
});
