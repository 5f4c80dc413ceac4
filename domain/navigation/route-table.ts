/**
 * The visitors of a page: `signIn` pages decide their own next step, `public` ones are for anyone,
 * `auth` ones are behind the guard.
 */
export type RouteAccess = 'signIn' | 'public' | 'auth';

/** `main`: inside the frame with header and bottom bar or rail; `bare`: the page alone. */
export type RouteLayout = 'bare' | 'main';

interface RouteShape {
  /** The path without a leading slash; `:name` is a parameter. */
  path: string;
  access: RouteAccess;
  layout: RouteLayout;
  /** Key of the words for header and document title. */
  titleKey: `common:title.${string}`;
  /** The route it lies under, which the back button leads to. */
  parent?: string;
  hasBackButton?: true;
  isHeaderHidden?: true;
  isMainChatButtonHidden?: true;
  /** The list that stays visible beside this page on a wide screen. */
  beside?: string;
  /** Exactly as high as the screen, and scrolls within itself. */
  isScreenHigh?: true;
  /** Has a table or charts, which take a wide screen's room. */
  isWide?: true;
}

const routes = {
  signIn: { path: 'signin', access: 'signIn', layout: 'bare', titleKey: 'common:title.signIn' },
  signUp: { path: 'signup', access: 'signIn', layout: 'bare', titleKey: 'common:title.signUp' },
  signOut: { path: 'signout', access: 'signIn', layout: 'bare', titleKey: 'common:title.signOut' },
  resetPassword: {
    path: 'reset-password',
    access: 'signIn',
    layout: 'bare',
    titleKey: 'common:title.resetPassword',
  },
  authAction: {
    path: 'auth/action',
    access: 'signIn',
    layout: 'bare',
    titleKey: 'common:title.authAction',
  },
  googleCallback: {
    path: 'auth/google/callback',
    access: 'signIn',
    layout: 'bare',
    titleKey: 'common:title.providerCallback',
  },
  stravaCallback: {
    path: 'auth/strava/callback',
    access: 'signIn',
    layout: 'bare',
    titleKey: 'common:title.providerCallback',
  },
  garminCallback: {
    path: 'auth/garmin/callback',
    access: 'signIn',
    layout: 'bare',
    titleKey: 'common:title.providerCallback',
  },

  referral: {
    path: 'r/:refCode',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.referral',
  },
  terms: { path: 'terms', access: 'public', layout: 'bare', titleKey: 'common:title.terms' },
  privacy: { path: 'privacy', access: 'public', layout: 'bare', titleKey: 'common:title.privacy' },
  commerceDisclosure: {
    path: 'commerce-disclosure',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.commerceDisclosure',
  },
  serviceLevel: {
    path: 'service-level',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.serviceLevel',
  },
  serviceStatus: {
    path: 'status',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.serviceStatus',
  },
  externalTransmission: {
    path: 'external-transmission',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.externalTransmission',
  },
  contact: { path: 'contact', access: 'public', layout: 'bare', titleKey: 'common:title.contact' },

  product: { path: 'product', access: 'public', layout: 'bare', titleKey: 'common:title.product' },
  productIn: {
    path: 'product/:language',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.product',
  },
  forCoaches: {
    path: 'for-coaches',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.forCoaches',
  },
  forCoachesIn: {
    path: 'for-coaches/:language',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.forCoaches',
  },

  sampleRun: {
    path: 'sample-run',
    access: 'public',
    layout: 'bare',
    titleKey: 'common:title.sampleRun',
  },

  onboarding: {
    path: 'onboarding',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.onboarding',
  },
  updateProfile: {
    path: 'onboarding/update-profile',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.updateProfile',
  },
  selectPlan: {
    path: 'onboarding/select-plan',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.selectPlan',
  },
  onboardingPayment: {
    path: 'onboarding/payment',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.payment',
  },
  feedback: {
    path: 'feedback',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.feedback',
  },
  coaches: {
    path: 'coaches',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.coaches',
    parent: 'myCoach',
  },
  coachPlanCallback: {
    path: 'coaches/:coachId/plans/:planId/stripe/callback',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.paymentResult',
  },
  coachSubscriptionEditCallback: {
    path: 'coaches/:coachId/subscription/edit/stripe/callback',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.paymentResult',
  },
  subscriptionPayment: {
    path: 'subscriptions/:subscriptionId/payment',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.payment',
  },
  subscriptionCallback: {
    path: 'subscriptions/:subscriptionId/callback',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.paymentResult',
  },
  purchaseCallback: {
    path: 'purchases/:purchaseId/callback',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.paymentResult',
  },
  topicChat: {
    path: 'topics/:topicId/chat',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.topicChat',
    parent: 'activities',
    hasBackButton: true,
    isMainChatButtonHidden: true,
    beside: 'topics',
    isScreenHigh: true,
  },
  coachTopicChat: {
    path: 'coach-app/topics/:topicId/chat',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.coachTopicChat',
    parent: 'coachTopics',
    hasBackButton: true,
    isMainChatButtonHidden: true,
    beside: 'coachTopics',
    isScreenHigh: true,
  },
  joinGroup: {
    path: 'groups/join/:token',
    access: 'auth',
    layout: 'bare',
    titleKey: 'common:title.joinGroup',
  },

  home: { path: '', access: 'auth', layout: 'main', titleKey: 'common:title.activities' },
  activities: {
    path: 'activities',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.activities',
  },
  activity: {
    path: 'activities/:activityId',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.activity',
    parent: 'activities',
    hasBackButton: true,
    beside: 'activities',
  },
  tasks: {
    path: 'tasks',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.tasks',
    parent: 'activities',
    hasBackButton: true,
    isHeaderHidden: true,
  },
  topics: { path: 'topics', access: 'auth', layout: 'main', titleKey: 'common:title.topics' },
  subscriptions: {
    path: 'subscriptions',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.subscriptions',
    parent: 'account',
    hasBackButton: true,
  },
  account: {
    path: 'account',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.account',
    parent: 'activities',
    hasBackButton: true,
  },
  profile: {
    path: 'profile',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.profile',
    parent: 'account',
    hasBackButton: true,
  },
  memories: {
    path: 'memories',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.memories',
    parent: 'account',
    hasBackButton: true,
  },
  target: {
    path: 'target',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.target',
    parent: 'account',
    hasBackButton: true,
  },
  myCoach: { path: 'coach', access: 'auth', layout: 'main', titleKey: 'common:title.myCoach' },
  plan: { path: 'plan', access: 'auth', layout: 'main', titleKey: 'common:title.plan' },
  calendar: {
    path: 'calendar',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.calendar',
    parent: 'activities',
    hasBackButton: true,
  },
  trends: {
    path: 'trends',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.trends',
    isWide: true,
    parent: 'activities',
    hasBackButton: true,
  },
  purchasePayment: {
    path: 'purchases/:purchaseId/payment',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.payment',
    parent: 'purchases',
    hasBackButton: true,
  },
  purchase: {
    path: 'purchases/:purchaseId',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.purchase',
    parent: 'purchases',
    hasBackButton: true,
  },
  purchases: {
    path: 'purchases',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.purchases',
    parent: 'account',
    hasBackButton: true,
  },
  quickResponses: {
    path: 'quick-responses',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.quickResponses',
    isMainChatButtonHidden: true,
  },
  newQuickResponse: {
    path: 'quick-responses/new',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.newQuickResponse',
    parent: 'quickResponses',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  editQuickResponse: {
    path: 'quick-responses/:templateId/edit',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.editQuickResponse',
    parent: 'quickResponses',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  coachApplication: {
    path: 'coaches/apply',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachApplication',
    parent: 'coaches',
    hasBackButton: true,
  },
  coachProfile: {
    path: 'coaches/:coachId',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachProfile',
    parent: 'coaches',
    hasBackButton: true,
  },
  coachSubscribe: {
    path: 'coaches/:coachId/subscribe',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachSubscribe',
    parent: 'coaches',
    hasBackButton: true,
  },
  coachSubscriptionEdit: {
    path: 'coaches/:coachId/subscription/edit',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachSubscriptionEdit',
    parent: 'account',
    hasBackButton: true,
  },
  coachProducts: {
    path: 'coaches/:coachId/products',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachProducts',
    parent: 'coaches',
    hasBackButton: true,
  },

  coachHome: {
    path: 'coach-app',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachHome',
    isMainChatButtonHidden: true,
  },
  ownCoach: {
    path: 'coach-app/profile',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.ownCoach',
    isMainChatButtonHidden: true,
  },
  ownProducts: {
    path: 'coach-app/products',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.ownProducts',
    parent: 'ownCoach',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  newProduct: {
    path: 'coach-app/products/new',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.newProduct',
    parent: 'ownProducts',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  editProduct: {
    path: 'coach-app/products/:productId/edit',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.editProduct',
    parent: 'ownProducts',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  ownCoachPlans: {
    path: 'coach-app/paid-plans',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.ownCoachPlans',
    parent: 'ownCoach',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  newCoachPlan: {
    path: 'coach-app/paid-plans/new',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.newCoachPlan',
    parent: 'ownCoachPlans',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  editCoachPlan: {
    path: 'coach-app/paid-plans/:planId/edit',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.editCoachPlan',
    parent: 'ownCoachPlans',
    hasBackButton: true,
    isMainChatButtonHidden: true,
  },
  coachRunner: {
    path: 'coach-app/runners/:runnerUid',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.coachRunner',
    parent: 'coachHome',
    hasBackButton: true,
    beside: 'coachHome',
    isMainChatButtonHidden: true,
  },
  coachActivity: {
    path: 'coach-app/runners/:runnerUid/activities/:activityId',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.activity',
    parent: 'coachHome',
    hasBackButton: true,
    beside: 'coachHome',
    isMainChatButtonHidden: true,
  },
  coachTopics: {
    path: 'coach-app/topics',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.topics',
    isMainChatButtonHidden: true,
  },
  adminUsers: {
    path: 'admin/users',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.adminUsers',
    isWide: true,
    isMainChatButtonHidden: true,
  },
  adminFeedback: {
    path: 'admin/feedback',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.adminFeedback',
    isMainChatButtonHidden: true,
  },
  adminMoney: {
    path: 'admin/money',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.adminMoney',
    isMainChatButtonHidden: true,
  },
  adminModeration: {
    path: 'admin/moderation',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.adminModeration',
    isMainChatButtonHidden: true,
  },
  adminCoupons: {
    path: 'admin/coupons',
    access: 'auth',
    layout: 'main',
    parent: 'adminMoney',
    hasBackButton: true,
    titleKey: 'common:title.adminCoupons',
    isMainChatButtonHidden: true,
  },
  adminLog: {
    path: 'admin/log',
    access: 'auth',
    layout: 'main',
    titleKey: 'common:title.adminLog',
    isMainChatButtonHidden: true,
  },
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof routes;

export interface RouteDefinition extends RouteShape {
  name: RouteName;
  parent?: RouteName;
  beside?: RouteName;
}

/** Every route of the app, in the order of the table. */
export const ROUTE_NAMES = Object.keys(routes) as readonly RouteName[];

/** Every route's path, layout, title and place, by name. */
export const ROUTE_TABLE: Readonly<Record<RouteName, RouteDefinition>> = Object.fromEntries(
  ROUTE_NAMES.map((name): [RouteName, RouteDefinition] => [name, { ...routes[name], name }]),
) as Record<RouteName, RouteDefinition>;

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's path asks for. */
export type RouteParameters<Name extends RouteName> = Record<
  ParametersOf<(typeof routes)[Name]['path']>,
  string
>;

/**
 * The address of a page.
 *
 * @example routePath('activity', { activityId: 'a1' }) // '/activities/a1'
 * @throws RangeError when a parameter is missing or empty
 */
export function routePath<Name extends RouteName>(
  name: Name,
  ...[parameters]: keyof RouteParameters<Name> extends never ? [] : [RouteParameters<Name>]
): string {
  const values: Readonly<Record<string, string>> = parameters ?? {};
  const path = ROUTE_TABLE[name].path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = values[parameter];
    if (!value) throw new RangeError(`The route ${name} needs ${parameter}`);
    return encodeURIComponent(value);
  });
  return `/${path}`;
}
