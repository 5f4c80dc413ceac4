import type { RouteName } from '@tasuki/domain/navigation/route-table';
import type { FurtherPageName } from './further-pages.ts';
import HomePage from '../../pages/home-page.tsx';
import { givenPage, lazyPage, type LazyPage } from './lazy-page.ts';

const PRODUCT_PAGE = lazyPage(() => import('../../pages/product-page.tsx'), ['landing']);
const FOR_COACHES_PAGE = lazyPage(() => import('../../pages/for-coaches-page.tsx'), ['landing']);

/** A page that most visits do not open. The list of those follows the start of the app. */
function furtherPage(name: FurtherPageName, namespaces: readonly string[]): LazyPage {
  return lazyPage(async () => {
    const { FURTHER_PAGES } = await import('./further-pages.ts');
    return FURTHER_PAGES[name]();
  }, namespaces);
}

/** Every page, with the words it speaks. */
const PAGES: Readonly<Record<RouteName, LazyPage>> = {
  signIn: lazyPage(() => import('../../pages/sign-in/sign-in-page.tsx'), ['account']),
  signUp: lazyPage(() => import('../../pages/sign-in/sign-up-page.tsx'), ['account']),
  signOut: lazyPage(() => import('../../pages/sign-in/sign-out-page.tsx'), ['account']),
  resetPassword: furtherPage('resetPassword', ['account']),
  authAction: furtherPage('authAction', ['account']),
  googleCallback: furtherPage('googleCallback', ['account', 'failures']),
  stravaCallback: furtherPage('stravaCallback', ['account', 'failures']),
  garminCallback: furtherPage('garminCallback', ['account', 'failures']),
  terms: furtherPage('terms', ['legal']),
  privacy: furtherPage(
    'privacy',
    import.meta.env.VITE_MAP_STYLE_URL ? ['legal', 'consent'] : ['legal'],
  ),
  commerceDisclosure: furtherPage('commerceDisclosure', ['billing', 'legal']),
  serviceLevel: furtherPage('serviceLevel', ['serviceLevel', 'legal']),
  serviceStatus: furtherPage('serviceStatus', ['serviceLevel', 'failures']),
  externalTransmission: furtherPage('externalTransmission', ['consent']),
  contact: furtherPage('contact', ['feedback', 'failures']),
  product: PRODUCT_PAGE,
  productIn: PRODUCT_PAGE,
  forCoaches: FOR_COACHES_PAGE,
  forCoachesIn: FOR_COACHES_PAGE,
  selectPlan: furtherPage('selectPlan', ['billing', 'failures']),
  onboardingPayment: furtherPage('onboardingPayment', ['billing', 'failures']),
  coachPlanCallback: furtherPage('coachPlanCallback', ['billing', 'failures']),
  coachSubscribe: furtherPage('coachSubscribe', ['billing', 'failures']),
  subscriptions: furtherPage('subscriptions', ['billing', 'failures']),
  coachSubscriptionEdit: furtherPage('coachSubscriptionEdit', ['billing', 'failures']),
  coachSubscriptionEditCallback: furtherPage('coachSubscriptionEditCallback', []),
  subscriptionPayment: furtherPage('subscriptionPayment', ['billing', 'failures']),
  subscriptionCallback: furtherPage('subscriptionCallback', ['billing', 'failures']),
  sampleRun: furtherPage('sampleRun', ['activities', 'sports', 'facts', 'failures']),
  referral: furtherPage('referral', ['onboarding', 'failures']),
  onboarding: furtherPage('onboarding', ['onboarding', 'links', 'athlete', 'failures']),
  updateProfile: furtherPage('updateProfile', ['onboarding']),
  tasks: furtherPage('tasks', ['onboarding', 'links', 'failures']),
  profile: furtherPage('profile', ['athlete', 'failures']),
  memories: furtherPage('memories', ['athlete', 'failures']),
  target: furtherPage('target', ['athlete', 'failures']),
  home: givenPage(HomePage),
  activities: lazyPage(
    () => import('../../pages/activities/activities-page.tsx'),
    ['activities', 'sports', 'uploads'],
  ),
  activity: lazyPage(
    () => import('../../pages/activities/activity-page.tsx'),
    ['activities', 'sports', 'facts', 'questions', 'failures'],
  ),
  calendar: furtherPage('calendar', ['activities', 'plan', 'sports', 'failures']),
  trends: furtherPage('trends', ['trends', 'sports', 'failures']),
  joinGroup: furtherPage('joinGroup', ['groups', 'failures']),
  topics: lazyPage(
    () => import('../../pages/chat/topics-page.tsx'),
    ['chat', 'groups', 'sports', 'failures'],
  ),
  topicChat: lazyPage(
    () => import('../../pages/chat/topic-chat-page.tsx'),
    ['chat', 'groups', 'questions', 'sports', 'failures'],
  ),
  coachTopics: furtherPage('coachTopics', ['chat', 'groups', 'coaches', 'failures']),
  coachTopicChat: furtherPage('coachTopicChat', [
    'chat',
    'groups',
    'quickResponses',
    'roster',
    'questions',
    'sports',
    'coaches',
    'failures',
  ]),
  account: lazyPage(
    () => import('../../pages/accounts/account-page.tsx'),
    ['account', 'links', 'coaches', 'failures'],
  ),
  plan: lazyPage(() => import('../../pages/plans/plan-page.tsx'), ['plan', 'planning']),
  myCoach: furtherPage('myCoach', ['coaches', 'failures']),
  coaches: furtherPage('coaches', ['coaches']),
  coachProfile: furtherPage('coachProfile', ['coaches', 'products', 'billing', 'failures']),
  coachProducts: furtherPage('coachProducts', ['products', 'failures']),
  ownProducts: furtherPage('ownProducts', ['products', 'coaches', 'failures']),
  newProduct: furtherPage('newProduct', ['products', 'coaches', 'failures']),
  editProduct: furtherPage('editProduct', ['products', 'coaches', 'failures']),
  ownCoachPlans: furtherPage('ownCoachPlans', ['products', 'billing', 'coaches', 'failures']),
  newCoachPlan: furtherPage('newCoachPlan', ['products', 'coaches', 'failures']),
  editCoachPlan: furtherPage('editCoachPlan', ['products', 'coaches', 'failures']),
  purchases: furtherPage('purchases', ['products', 'billing', 'failures']),
  purchase: furtherPage('purchase', ['products', 'billing', 'failures']),
  purchasePayment: furtherPage('purchasePayment', ['products', 'billing', 'failures']),
  purchaseCallback: furtherPage('purchaseCallback', ['products', 'billing', 'failures']),
  coachApplication: furtherPage('coachApplication', ['coaches', 'failures']),
  coachHome: furtherPage('coachHome', ['roster', 'coaches', 'failures']),
  ownCoach: furtherPage('ownCoach', ['coaches', 'failures']),
  coachRunner: furtherPage('coachRunner', [
    'roster',
    'athlete',
    'activities',
    'sports',
    'coaches',
    'plan',
    'planning',
    'failures',
  ]),
  coachActivity: furtherPage('coachActivity', [
    'roster',
    'activities',
    'sports',
    'facts',
    'coaches',
    'failures',
  ]),
  quickResponses: furtherPage('quickResponses', ['quickResponses', 'coaches', 'failures']),
  newQuickResponse: furtherPage('newQuickResponse', ['quickResponses', 'coaches', 'failures']),
  editQuickResponse: furtherPage('editQuickResponse', ['quickResponses', 'coaches', 'failures']),
  feedback: furtherPage('feedback', ['feedback', 'failures']),
  adminFeedback: furtherPage('adminFeedback', ['feedback', 'people', 'chat', 'failures']),
  adminMoney: furtherPage('adminMoney', ['people', 'failures']),
  adminModeration: furtherPage('adminModeration', ['people', 'chat', 'failures']),
  adminCoupons: furtherPage('adminCoupons', ['people', 'failures']),
  adminLog: furtherPage('adminLog', ['people', 'failures']),
  adminUsers: furtherPage('adminUsers', ['people', 'coaches', 'failures']),
};

export function pageOf(name: RouteName): LazyPage {
  return PAGES[name];
}
