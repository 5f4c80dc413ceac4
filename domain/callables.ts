import { accountCallSchemas, type AccountCalls } from './accounts/account-calls.ts';
import { adminCallSchemas, type AdminCalls } from './accounts/admin-calls.ts';
import { activityCallSchemas, type ActivityCalls } from './activities/activity-calls.ts';
import { billingCallSchemas, type BillingCalls } from './billing/billing-calls.ts';
import { coachPlanCallSchemas, type CoachPlanCalls } from './billing/coach-plan-calls.ts';
import { couponCallSchemas, type CouponCalls } from './billing/coupon-calls.ts';
import { moneyCallSchemas, type MoneyCalls } from './billing/money/money-calls.ts';
import {
  attachmentCallSchemas,
  type AttachmentCalls,
} from './chat/attachments/attachment-calls.ts';
import { draftCallSchemas, type DraftCalls } from './chat/drafts/draft-calls.ts';
import {
  embeddedActivityCallSchemas,
  type EmbeddedActivityCalls,
} from './chat/embedded/embedded-activity-calls.ts';
import { groupCallSchemas, type GroupCalls } from './chat/groups/group-calls.ts';
import { moderationCallSchemas, type ModerationCalls } from './chat/moderation/moderation-calls.ts';
import {
  replyCallSchemas,
  type ReplyCalls,
  type ReplyStreams,
} from './chat/replies/reply-calls.ts';
import { searchCallSchemas, type SearchCalls } from './chat/search/search-calls.ts';
import { topicCallSchemas, type TopicCalls } from './chat/topics/topic-calls.ts';
import { coachCallSchemas, type CoachCalls } from './coaches/coach-calls.ts';
import { contactCallSchemas, type ContactCalls } from './contact/contact-calls.ts';
import { onboardingCallSchemas, type OnboardingCalls } from './onboarding/onboarding-calls.ts';
import { productCallSchemas, type ProductCalls } from './products/product-calls.ts';
import { providerCallSchemas, type ProviderCalls } from './provider-links/provider-calls.ts';
import { pushCallSchemas, type PushCalls } from './push/push-calls.ts';
import {
  secondFactorCallSchemas,
  type SecondFactorCalls,
} from './second-factor/second-factor-calls.ts';
import { signInCallSchemas, type SignInCalls } from './sign-in/sign-in-calls.ts';
import { uploadCallSchemas, type UploadCalls } from './uploads/upload-calls.ts';
import type { CallSchemas } from './call-schemas.ts';

/**
 * The callable functions: name → request and response. Each subject has its own in a `*-calls.ts` of its
 * folder; this is the index of all. The browser and the functions take their types from there, the
 * functions also the schemas.
 */
export interface Callables
  extends
    AccountCalls,
    AdminCalls,
    ActivityCalls,
    BillingCalls,
    CoachPlanCalls,
    CouponCalls,
    MoneyCalls,
    AttachmentCalls,
    DraftCalls,
    EmbeddedActivityCalls,
    GroupCalls,
    ModerationCalls,
    ReplyCalls,
    SearchCalls,
    TopicCalls,
    CoachCalls,
    ContactCalls,
    OnboardingCalls,
    ProductCalls,
    ProviderCalls,
    PushCalls,
    SecondFactorCalls,
    SignInCalls,
    UploadCalls {}
export type CallableName = keyof Callables;

/** The chunks that a callable sends before it answers, by name; the others send none. */
export type CallableStreams = ReplyStreams;

export const callableSchemas: CallSchemas<Callables> = {
  ...accountCallSchemas,
  ...adminCallSchemas,
  ...activityCallSchemas,
  ...billingCallSchemas,
  ...coachPlanCallSchemas,
  ...couponCallSchemas,
  ...moneyCallSchemas,
  ...attachmentCallSchemas,
  ...draftCallSchemas,
  ...embeddedActivityCallSchemas,
  ...groupCallSchemas,
  ...moderationCallSchemas,
  ...replyCallSchemas,
  ...searchCallSchemas,
  ...topicCallSchemas,
  ...coachCallSchemas,
  ...contactCallSchemas,
  ...onboardingCallSchemas,
  ...productCallSchemas,
  ...providerCallSchemas,
  ...pushCallSchemas,
  ...secondFactorCallSchemas,
  ...signInCallSchemas,
  ...uploadCallSchemas,
};

/** Those that may be called without being signed in. */
export const OPEN_CALLABLES = [
  'beginProviderSignIn',
  'finishProviderSignIn',
  'sendContactMessage',
] as const satisfies readonly CallableName[];
export type OpenCallableName = (typeof OPEN_CALLABLES)[number];

/**
 * Those that somebody needs who is signed in and not let in yet: to be let in, and to take
 * everything along or leave. All others are closed to them; docs/security.md says why each is here.
 */
export const ONBOARDING_CALLABLES: ReadonlySet<CallableName> = new Set([
  'admitSignIn',
  'checkEmailProof',
  'announceEmail',
  'proveEmail',
  'openInvitation',
  'checkOnboarding',
  'requestUpload',
  'completeUpload',
  'unlinkProvider',
  'exportAccount',
  'downloadExport',
  'deleteAccount',
  'sendPlanToGarmin',
  'changePushSubscription',
  'leaveGroup',
  'changeSubscription',
  'refreshBilling',
  'listInvoices',
  'openReceipt',
]);
