import type { RouteName } from '@tasuki/domain/navigation/route-table';
import { lazyPage, type LazyPage } from './lazy-page.ts';

const PRODUCT_PAGE = lazyPage(() => import('../../pages/product-page.tsx'), ['landing']);
const FOR_COACHES_PAGE = lazyPage(() => import('../../pages/for-coaches-page.tsx'), ['landing']);

/** Every page, with the words it speaks. */
const PAGES: Readonly<Record<RouteName, LazyPage>> = {
  signIn: lazyPage(() => import('../../pages/sign-in/sign-in-page.tsx'), ['account']),
  signUp: lazyPage(() => import('../../pages/sign-in/sign-up-page.tsx'), ['account']),
  signOut: lazyPage(() => import('../../pages/sign-in/sign-out-page.tsx'), ['account']),
  resetPassword: lazyPage(() => import('../../pages/sign-in/reset-password-page.tsx'), ['account']),
  authAction: lazyPage(() => import('../../pages/sign-in/auth-action-page.tsx'), ['account']),
  googleCallback: lazyPage(
    () => import('../../pages/sign-in/google-callback-page.tsx'),
    ['account', 'failures'],
  ),
  stravaCallback: lazyPage(
    () => import('../../pages/sign-in/strava-callback-page.tsx'),
    ['account', 'failures'],
  ),
  garminCallback: lazyPage(
    () => import('../../pages/sign-in/garmin-callback-page.tsx'),
    ['account', 'failures'],
  ),
  terms: lazyPage(() => import('../../pages/terms-page.tsx'), ['legal']),
  privacy: lazyPage(
    () => import('../../pages/privacy-page.tsx'),
    import.meta.env.VITE_MAP_STYLE_URL ? ['legal', 'consent'] : ['legal'],
  ),
  commerceDisclosure: lazyPage(
    () => import('../../pages/commerce-disclosure-page.tsx'),
    ['billing', 'legal'],
  ),
  serviceLevel: lazyPage(
    () => import('../../pages/service-level-page.tsx'),
    ['serviceLevel', 'legal'],
  ),
  serviceStatus: lazyPage(
    () => import('../../pages/service-status-page.tsx'),
    ['serviceLevel', 'failures'],
  ),
  externalTransmission: lazyPage(
    () => import('../../pages/external-transmission-page.tsx'),
    ['consent'],
  ),
  contact: lazyPage(() => import('../../pages/contact-page.tsx'), ['feedback', 'failures']),
  product: PRODUCT_PAGE,
  productIn: PRODUCT_PAGE,
  forCoaches: FOR_COACHES_PAGE,
  forCoachesIn: FOR_COACHES_PAGE,
  selectPlan: lazyPage(
    () => import('../../pages/billing/select-plan-page.tsx'),
    ['billing', 'failures'],
  ),
  onboardingPayment: lazyPage(
    () => import('../../pages/billing/onboarding-payment-page.tsx'),
    ['billing', 'failures'],
  ),
  coachPlanCallback: lazyPage(
    () => import('../../pages/billing/coach-plan-callback-page.tsx'),
    ['billing', 'failures'],
  ),
  coachSubscribe: lazyPage(
    () => import('../../pages/billing/coach-subscribe-page.tsx'),
    ['billing', 'failures'],
  ),
  subscriptions: lazyPage(
    () => import('../../pages/billing/subscriptions-page.tsx'),
    ['billing', 'failures'],
  ),
  coachSubscriptionEdit: lazyPage(
    () => import('../../pages/billing/subscription-edit-page.tsx'),
    ['billing', 'failures'],
  ),
  coachSubscriptionEditCallback: lazyPage(
    () => import('../../pages/billing/subscription-edit-callback-page.tsx'),
    [],
  ),
  subscriptionPayment: lazyPage(
    () => import('../../pages/billing/subscription-payment-page.tsx'),
    ['billing', 'failures'],
  ),
  subscriptionCallback: lazyPage(
    () => import('../../pages/billing/subscription-callback-page.tsx'),
    ['billing', 'failures'],
  ),
  sampleRun: lazyPage(
    () => import('../../pages/activities/sample-run-page.tsx'),
    ['activities', 'sports', 'facts', 'failures'],
  ),
  referral: lazyPage(
    () => import('../../pages/onboarding/referral-page.tsx'),
    ['onboarding', 'failures'],
  ),
  onboarding: lazyPage(
    () => import('../../pages/onboarding/onboarding-page.tsx'),
    ['onboarding', 'links', 'athlete', 'failures'],
  ),
  updateProfile: lazyPage(
    () => import('../../pages/athletes/update-profile-page.tsx'),
    ['onboarding'],
  ),
  tasks: lazyPage(
    () => import('../../pages/onboarding/tasks-page.tsx'),
    ['onboarding', 'links', 'failures'],
  ),
  profile: lazyPage(() => import('../../pages/athletes/profile-page.tsx'), ['athlete', 'failures']),
  memories: lazyPage(
    () => import('../../pages/memories/memories-page.tsx'),
    ['athlete', 'failures'],
  ),
  target: lazyPage(() => import('../../pages/athletes/target-page.tsx'), ['athlete', 'failures']),
  home: lazyPage(() => import('../../pages/home-page.tsx'), []),
  activities: lazyPage(
    () => import('../../pages/activities/activities-page.tsx'),
    ['activities', 'sports', 'uploads', 'failures'],
  ),
  activity: lazyPage(
    () => import('../../pages/activities/activity-page.tsx'),
    ['activities', 'sports', 'facts', 'questions', 'failures'],
  ),
  calendar: lazyPage(
    () => import('../../pages/calendar/calendar-page.tsx'),
    ['activities', 'plan', 'sports', 'failures'],
  ),
  trends: lazyPage(
    () => import('../../pages/trends/trends-page.tsx'),
    ['trends', 'sports', 'failures'],
  ),
  joinGroup: lazyPage(() => import('../../pages/chat/join-group-page.tsx'), ['groups', 'failures']),
  topics: lazyPage(
    () => import('../../pages/chat/topics-page.tsx'),
    ['chat', 'groups', 'sports', 'failures'],
  ),
  topicChat: lazyPage(
    () => import('../../pages/chat/topic-chat-page.tsx'),
    ['chat', 'groups', 'questions', 'sports', 'failures'],
  ),
  coachTopics: lazyPage(
    () => import('../../pages/chat/coach-topics-page.tsx'),
    ['chat', 'groups', 'coaches', 'failures'],
  ),
  coachTopicChat: lazyPage(
    () => import('../../pages/chat/coach-topic-chat-page.tsx'),
    ['chat', 'groups', 'quickResponses', 'roster', 'questions', 'sports', 'coaches', 'failures'],
  ),
  account: lazyPage(
    () => import('../../pages/accounts/account-page.tsx'),
    ['account', 'links', 'coaches', 'failures'],
  ),
  plan: lazyPage(() => import('../../pages/plans/plan-page.tsx'), ['plan', 'planning', 'failures']),
  myCoach: lazyPage(() => import('../../pages/coaches/my-coach-page.tsx'), ['coaches', 'failures']),
  coaches: lazyPage(() => import('../../pages/coaches/coaches-page.tsx'), ['coaches']),
  coachProfile: lazyPage(
    () => import('../../pages/coaches/coach-profile-page.tsx'),
    ['coaches', 'products', 'billing', 'failures'],
  ),
  coachProducts: lazyPage(
    () => import('../../pages/products/coach-products-page.tsx'),
    ['products', 'failures'],
  ),
  ownProducts: lazyPage(
    () => import('../../pages/products/own-products-page.tsx'),
    ['products', 'coaches', 'failures'],
  ),
  newProduct: lazyPage(
    () => import('../../pages/products/new-product-page.tsx'),
    ['products', 'coaches', 'failures'],
  ),
  editProduct: lazyPage(
    () => import('../../pages/products/edit-product-page.tsx'),
    ['products', 'coaches', 'failures'],
  ),
  ownCoachPlans: lazyPage(
    () => import('../../pages/coach-plans/own-coach-plans-page.tsx'),
    ['products', 'billing', 'coaches', 'failures'],
  ),
  newCoachPlan: lazyPage(
    () => import('../../pages/coach-plans/new-coach-plan-page.tsx'),
    ['products', 'coaches', 'failures'],
  ),
  editCoachPlan: lazyPage(
    () => import('../../pages/coach-plans/edit-coach-plan-page.tsx'),
    ['products', 'coaches', 'failures'],
  ),
  purchases: lazyPage(
    () => import('../../pages/products/purchases-page.tsx'),
    ['products', 'billing', 'failures'],
  ),
  purchase: lazyPage(
    () => import('../../pages/products/purchase-page.tsx'),
    ['products', 'billing', 'failures'],
  ),
  purchasePayment: lazyPage(
    () => import('../../pages/products/purchase-payment-page.tsx'),
    ['products', 'billing', 'failures'],
  ),
  purchaseCallback: lazyPage(
    () => import('../../pages/products/purchase-callback-page.tsx'),
    ['products', 'billing', 'failures'],
  ),
  coachApplication: lazyPage(
    () => import('../../pages/coaches/coach-application-page.tsx'),
    ['coaches', 'failures'],
  ),
  coachHome: lazyPage(
    () => import('../../pages/coaches/coach-home-page.tsx'),
    ['roster', 'coaches', 'failures'],
  ),
  ownCoach: lazyPage(
    () => import('../../pages/coaches/own-coach-page.tsx'),
    ['coaches', 'failures'],
  ),
  coachRunner: lazyPage(
    () => import('../../pages/coaches/coach-runner-page.tsx'),
    ['roster', 'athlete', 'activities', 'sports', 'coaches', 'plan', 'planning', 'failures'],
  ),
  coachActivity: lazyPage(
    () => import('../../pages/activities/coach-activity-page.tsx'),
    ['roster', 'activities', 'sports', 'facts', 'coaches', 'failures'],
  ),
  quickResponses: lazyPage(
    () => import('../../pages/quick-responses/quick-responses-page.tsx'),
    ['quickResponses', 'coaches', 'failures'],
  ),
  newQuickResponse: lazyPage(
    () => import('../../pages/quick-responses/new-quick-response-page.tsx'),
    ['quickResponses', 'coaches', 'failures'],
  ),
  editQuickResponse: lazyPage(
    () => import('../../pages/quick-responses/edit-quick-response-page.tsx'),
    ['quickResponses', 'coaches', 'failures'],
  ),
  feedback: lazyPage(
    () => import('../../pages/feedback/feedback-page.tsx'),
    ['feedback', 'failures'],
  ),
  adminFeedback: lazyPage(
    () => import('../../pages/feedback/admin-feedback-page.tsx'),
    ['feedback', 'people', 'chat', 'failures'],
  ),
  adminMoney: lazyPage(
    () => import('../../pages/billing/admin-money-page.tsx'),
    ['people', 'failures'],
  ),
  adminModeration: lazyPage(
    () => import('../../pages/chat/admin-moderation-page.tsx'),
    ['people', 'chat', 'failures'],
  ),
  adminCoupons: lazyPage(
    () => import('../../pages/billing/admin-coupons-page.tsx'),
    ['people', 'failures'],
  ),
  adminLog: lazyPage(
    () => import('../../pages/accounts/admin-log-page.tsx'),
    ['people', 'failures'],
  ),
  adminUsers: lazyPage(
    () => import('../../pages/accounts/admin-users-page.tsx'),
    ['people', 'coaches', 'failures'],
  ),
};

export function pageOf(name: RouteName): LazyPage {
  return PAGES[name];
}
