import { ACTIVITY_LIMITS } from './activities/activity-row.ts';
import { MANUAL_ID_PATTERN, type ManualActivity } from './activities/manual-activity.ts';
import { manualActivitySchema } from './activities/manual-schemas.ts';
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { momentSchema } from './measures/moment.ts';
import {
  couponApplicationSchema,
  couponEntrySchema,
  coveredOrderSchema,
  ownPlanOrderSchema,
  setUpReferenceSchema,
  subscriptionChangeSchema,
  subscriptionReferenceSchema,
  switchAgreementSchema,
  switchWishSchema,
  type BillingResult,
  type CouponApplication,
  type CouponEntry,
  type CoveredOrder,
  type OwnPlanOrder,
  type SetUpReference,
  type SetUpStart,
  type SubscriptionChange,
  type SubscriptionReference,
  type SwitchAgreement,
  type SwitchWish,
} from './billing/billing-calls.ts';
import {
  receiptWishSchema,
  type InvoiceRow,
  type ReceiptWish,
} from './billing/invoices/invoice-row.ts';
import {
  newCouponSchema,
  promotionCodeReferenceSchema,
  type CouponRow,
  type NewCoupon,
  type PromotionCodeReference,
} from './billing/coupon-admin.ts';
import type { CouponTerms } from './billing/coupon.ts';
import {
  coachPlanOrderSchema,
  coachPlanReferenceSchema,
  coachPlanWishSchema,
  type CoachPlanOrder,
  type CoachPlanReference,
  type CoachPlanStart,
  type CoachPlanWish,
} from './billing/coach-plan-calls.ts';
import {
  productChoiceSchema,
  productReferenceSchema,
  productWishSchema,
  purchaseReferenceSchema,
  type ProductChoice,
  type ProductReference,
  type ProductWish,
  type PurchasePayment,
  type PurchaseReference,
  type PurchaseResult,
} from './products/product-calls.ts';
import type { MonthlyStatement } from './billing/money/coach-statement.ts';
import {
  moneyPageWishSchema,
  statementWishSchema,
  type MoneyPage,
  type MoneyPageWish,
  type StatementWish,
} from './billing/money/money-calls.ts';
import { pushSubscriptionWishSchema, type PushSubscriptionWish } from './push/push-subscription.ts';
import type { SwitchPreview } from './billing/switches/plan-switch.ts';
import { CONTENT_HASH_PATTERN, UPLOAD_LIMITS, type UploadState } from './uploads/upload.ts';
import type { AnswererKey } from './chat/chosen-model.ts';
import { chosenModelSchema } from './chat/chosen-model-schema.ts';
import {
  groupHistoryChoiceSchema,
  groupLeavingSchema,
  groupTokenSchema,
  mailedInvitationSchema,
  newGroupInvitationSchema,
  newGroupSchema,
  type GroupHistoryChoice,
  type GroupInvitationView,
  type GroupLeaving,
  type GroupToken,
  type MailedInvitation,
  type NewGroup,
  type NewGroupInvitation,
} from './chat/groups/group-calls.ts';
import {
  attachmentLinksRequestSchema,
  attachmentReferenceSchema,
  attachmentRequestSchema,
  messageWithAttachmentsSchema,
  type AttachmentLink,
  type AttachmentLinksRequest,
  type AttachmentReference,
  type AttachmentRequest,
  type AttachmentRequestAnswer,
  type MessageWithAttachments,
} from './chat/attachments/attachment-calls.ts';
import type { Attachment } from './chat/attachments/attachment.ts';
import {
  EMBEDDED_ACTIVITY_LIMITS,
  type EmbeddedActivitiesRequest,
  type EmbeddedActivityAnswer,
} from './chat/embedded/embedded-activity.ts';
import {
  messageSearchSchema,
  type FoundMessages,
  type MessageSearch,
} from './chat/search/message-search.ts';
import {
  moderationDecidedSchema,
  moderationPlaceSchema,
  newReportSchema,
  type ModerationDecided,
  type ModerationPlace,
  type ModerationRow,
  type NewReport,
} from './chat/moderation/moderation-calls.ts';
import type { CoachTopicParties, ConversationNumber } from './chat/topic.ts';
import { CORRECTION_LIMITS } from './chat/correction.ts';
import { DRAFT_ACTIONS, type DraftAction } from './chat/drafts/coach-draft.ts';
import {
  MESSAGE_ID_PATTERN,
  MESSAGE_LIMITS,
  QUOTED_MESSAGE_ID_PATTERN,
  type ReplyState,
} from './chat/message.ts';
import type { QuotedFact } from './coaching/facts/conversation.ts';
import type { FailureCode } from './failure-codes.ts';
import type { ContactMessage } from './contact/contact-message.ts';
import { contactMessageSchema } from './contact/contact-message-schema.ts';
import type { OnboardingState } from './onboarding/onboarding-state.ts';
import { COACH_APPLICATION_LIMITS } from './coaches/coach-application.ts';
import { COACH_LIMITS } from './coaches/coach.ts';
import { SHARING_CONSENT_VERSION, type SharingConsentVersion } from './coaches/coach-sharing.ts';
import {
  LINKED_PROVIDERS,
  SIGN_IN_PROVIDERS,
  type LinkedProvider,
  type SignInProvider,
} from './provider-links/provider.ts';
import {
  providerSignInBeginningSchema,
  providerSignInReturnSchema,
  type ProviderSignInBeginning,
  type ProviderSignInResult,
  type ProviderSignInReturn,
} from './sign-in/provider-sign-in.ts';
import { USER_ACCOUNT_LIMITS } from './accounts/user-account.ts';
import { TAKEN_RIGHTS, type TakenRight } from './accounts/audit-entry.ts';
import {
  SECOND_FACTOR_CODE_PATTERN,
  type SecondFactorCode,
} from './second-factor/second-factor.ts';

/**
 * The callable functions: name → request and response. The browser and the
 * functions both take their types from here, the functions also the schemas.
 */
export interface Callables {
  /** Asks where to put a recording's bytes. Safe to repeat. */
  requestUpload: { request: UploadRequest; response: UploadAnswer };
  /** Says that the bytes are there; starts the decoding. Safe to repeat. */
  completeUpload: { request: UploadCompletion; response: { state: UploadState } };
  /** Takes a plan that costs 0 JPY, which links the runner to its coach. Safe to repeat. */
  takeFreePlan: { request: FreePlanRequest; response: { coachLinkId: string } };
  /** Lets a coach whom the runner has taken read what the text of the version names. Safe to repeat. */
  shareWithCoach: { request: SharingConsent; response: { isSharing: boolean } };
  /** Ends a coach's link to a runner, with what the runner pays the coach for. Safe to repeat. */
  endCoachingOf: { request: CoachedRunner; response: { isEnded: boolean } };
  /** Opens the topic of one's own activity, or the general one. Safe to repeat. */
  openTopic: { request: TopicOpening; response: { topicId: string } };
  /** Opens the conversation of a runner with a coach of theirs, for either of them. Safe to repeat. */
  openCoachTopic: { request: CoachTopicParties; response: { topicId: string } };
  /** Starts a group conversation. Safe to repeat. */
  startGroup: { request: NewGroup; response: { topicId: string } };
  /** Makes an invitation to a group, by the digest of its token. Safe to repeat. */
  inviteToGroup: { request: NewGroupInvitation; response: { expiresAt: string } };
  /** Sends an invitation to the caller's coach or runner by mail. Safe to repeat. */
  mailGroupInvitation: { request: MailedInvitation; response: { isAsked: true } };
  /** What somebody who was invited to a group reads before they join. */
  readGroupInvitation: { request: GroupToken; response: GroupInvitationView };
  /** Joins a group. Safe to repeat. */
  joinGroup: { request: GroupToken; response: { topicId: string } };
  /** Leaves a group, or removes somebody from one's own. Safe to repeat. */
  leaveGroup: { request: GroupLeaving; response: { isOut: true } };
  /** Whether members of one's own group read what was said before they came. Safe to repeat. */
  shareGroupHistory: { request: GroupHistoryChoice; response: { isShared: boolean } };
  /**
   * Has a message answered, and sends the reply while it is being written, also to whoever comes
   * late. Safe to repeat, and to leave: the reply is written all the same. `writing`: this call's
   * time was over first; call again.
   */
  streamReply: { request: MessageReference; response: { state: ReplyState } };
  /** Begins the reply to one's own message anew, in the same document. One that is being written stays as it is. */
  retryReply: { request: MessageReference; response: { state: ReplyState } };
  /** Puts one's own correction beside a reply of the AI; null takes it away. Safe to repeat. */
  correctReply: { request: ReplyCorrection; response: CorrectionAnswer };
  /** Sends or discards what the AI drafted for a coach to send to a runner. Safe to repeat. */
  settleDraft: { request: DraftDecision; response: SettledDraft };
  /** Asks where to put the parts of a file for a message. Safe to repeat: what is there need not be sent again. */
  requestAttachment: { request: AttachmentRequest; response: AttachmentRequestAnswer };
  /** Says that the parts are there; checks the file and takes out what it says of place and device. Safe to repeat. */
  completeAttachment: { request: AttachmentReference; response: { attachment: Attachment } };
  /** Writes a message with files that were checked. Safe to repeat. */
  sendWithAttachments: { request: MessageWithAttachments; response: { messageId: string } };
  /** Where the files of messages are to be seen, for some minutes. */
  linkToAttachments: { request: AttachmentLinksRequest; response: { links: AttachmentLink[] } };
  /** The activities that messages show, as far as the caller may see them now. */
  readEmbeddedActivities: {
    request: EmbeddedActivitiesRequest;
    response: { activities: EmbeddedActivityAnswer[] };
  };
  /** Looks for words in the caller's own messages, a bounded number of them at once. */
  searchOwnMessages: { request: MessageSearch; response: FoundMessages };
  /** Reports a message of somebody else that the caller reads. Safe to repeat. */
  reportMessage: { request: NewReport; response: { isReported: boolean } };
  /** Admins: what was flagged or reported and waits, the newest first. */
  listModerationCases: {
    request: ModerationPlace;
    response: { cases: ModerationRow[]; isLast: boolean };
  };
  /** Admins: what becomes of a flagged or reported message. Safe to repeat. */
  decideModeration: { request: ModerationDecided; response: { isDecided: boolean } };
  /** Who answers in one's own topic; null = the account's default again. */
  chooseTopicModel: { request: TopicModelChoice; response: { model: AnswererKey | null } };
  /** Asks for the page at a provider on which the person consents. Also for who is signed out. */
  beginProviderSignIn: { request: ProviderSignInBeginning; response: { authorizeUrl: string } };
  /** Writes to whoever runs the service. Also for who is signed out. Safe to repeat. */
  sendContactMessage: { request: ContactMessage; response: { isAsked: boolean } };
  /** Ends what was begun, once. Also for who is signed out. */
  finishProviderSignIn: { request: ProviderSignInReturn; response: ProviderSignInResult };
  /**
   * Ends a link: notifies the provider, deletes tokens and, for Strava, its data. Google is a sign-in
   * method and nothing else. Safe to repeat.
   */
  unlinkProvider: { request: SignInProviderReference; response: { isUnlinked: boolean } };
  /** Looks at once for what is new at a linked provider, and goes on with its history. Safe to repeat. */
  importFromProvider: { request: ProviderReference; response: { isAsked: boolean } };
  /** Has the sessions of the caller's plan sent to Garmin, or no longer. Safe to repeat. */
  sendPlanToGarmin: { request: { isOn: boolean }; response: { isOn: boolean } };
  /** Fetches what an activity's page shows and is not kept here. Safe to repeat. */
  openActivity: { request: ActivityReference; response: ActivityOpening };
  /** Writes a session that the caller enters by hand, or corrects one. Safe to repeat. */
  saveManualActivity: { request: SaveManualActivity; response: { isSaved: boolean } };
  /** Deletes what the caller entered by hand. Safe to repeat. */
  deleteManualActivity: { request: ActivityReference; response: { isDeleted: boolean } };
  /** Makes a link, good for some minutes, to the file that an activity was read from. */
  downloadRecording: { request: ActivityReference; response: { url: string } };
  /** Has the weather of an activity looked up; it comes into its row. Safe to repeat. */
  askForWeather: { request: ActivityReference; response: { isComing: boolean } };
  /** Makes an activity the main one of those that repeat it. Safe to repeat. */
  chooseMainActivity: { request: ActivityReference; response: { isMain: boolean } };
  /** Takes the coach's words out of the activity's description at Strava. Safe to repeat. */
  removeStravaPost: { request: ActivityReference; response: { isAsked: boolean } };
  /** Collects everything of the person in one file; its document says when it is there. Only soon after signing in. */
  exportAccount: { request: Nothing; response: { isAsked: boolean } };
  /** A link to the collected file, good for some minutes. Only soon after signing in. */
  downloadExport: { request: Nothing; response: { url: string } };
  /** Deletes the account and everything in it. Only soon after signing in. */
  deleteAccount: { request: Nothing; response: { deletedBy: string } };
  /** The person's code to invite with; made once. */
  openInvitation: { request: Nothing; response: { refCode: string } };
  /** Looks again at everything that onboarding asks for and only a function can see. */
  checkOnboarding: {
    request: Nothing;
    response: OnboardingCheck;
  };
  /**
   * Judges the caller's sign-in: until then the session opens nothing, unless the address is proven. Also
   * asks whether the session may change the password, for which the address must be proven. Safe to repeat.
   */
  admitSignIn: { request: SignInAdmission; response: { isAdmitted: true } };
  /** Announces to which address the caller changes next; a mail to any other proves nothing. Safe to repeat. */
  announceEmail: { request: NewEmail; response: { isAnnounced: true } };
  /** Notes that the caller reads the mails to their address; the mail's code is used up afterwards. Safe to repeat. */
  proveEmail: { request: MailedProof; response: { provenEmail: string } };
  /** Shows admins that the person has proven their email; no function is notified of it. Safe to repeat. */
  checkEmailProof: { request: Nothing; response: { isEmailProven: boolean } };
  /** Notes that a device of the caller is notified, or not any more. Safe to repeat. */
  changePushSubscription: { request: PushSubscriptionWish; response: { isWanted: boolean } };
  /** Admins: lets a person in. Safe to repeat, as those below. */
  approveBeta: { request: PersonReference; response: { isApproved: boolean } };
  makeAdmin: { request: PersonReference; response: { isAdmin: boolean } };
  /** Makes a coach of who applied; what the admin has read becomes their profile, and is published. */
  appointCoach: { request: CoachAppointment; response: { isCoach: boolean } };
  /** Admins: takes a right away, or disables an account; ends the person's sessions at once. */
  takeRight: { request: RightTaking; response: { isTaken: boolean } };
  enableAccount: { request: PersonReference; response: { isEnabled: boolean } };
  /** Decides against the application that the admin has read; the applicant reads the reason. */
  declineApplication: { request: ApplicationDecline; response: { isDeclined: boolean } };
  /** Admins: what a coach wants to change of the public profile becomes public, or does not. Safe to repeat. */
  decideCoachRevision: { request: RevisionDecision; response: { isDecided: boolean } };
  /** Coaches and admins: the secret for an authenticator app. Only soon after signing in. */
  beginSecondFactor: { request: Nothing; response: SecondFactorSetUp };
  /** Ends that with the first code; from then on those rights need a session that has shown one. */
  confirmSecondFactor: { request: SecondFactorCode; response: SecondFactorSession };
  /** Takes a code; once. */
  proveSecondFactor: { request: SecondFactorCode; response: SecondFactorSession };
  removeSecondFactor: { request: SecondFactorCode; response: { isRemoved: boolean } };
  /** Coaches: the plan that costs nothing, offered or archived. */
  offerFreePlan: { request: FreePlanOffer; response: { planId: string } };
  /** Begins a subscription to Tasuki's own plan by setting a payment method up. Safe to repeat. */
  beginSubscription: { request: OwnPlanOrder; response: SetUpStart };
  /** Begins one that a coupon covers wholly, without a payment method. Safe to repeat. */
  beginCoveredSubscription: { request: CoveredOrder; response: BillingResult };
  /** What a coupon takes off that somebody has the code of. */
  checkCoupon: { request: CouponEntry; response: CouponTerms };
  /** Uses a coupon for a subscription that runs, in place of one that it has. Safe to repeat. */
  applyCoupon: { request: CouponApplication; response: CouponTerms };
  /** Does what a confirmed set-up was begun for; takes effect once. Safe to repeat. */
  finishSetUp: { request: SetUpReference; response: BillingResult };
  /** Cancels, ends, resumes or pays a subscription of one's own. Safe to repeat. */
  changeSubscription: { request: SubscriptionChange; response: BillingResult };
  /** Admins: makes a coupon with its code. Safe to repeat. */
  createCoupon: { request: NewCoupon; response: PromotionCodeReference };
  /** Admins: nobody may use the code from now on. Safe to repeat. */
  archiveCoupon: { request: PromotionCodeReference; response: { isArchived: boolean } };
  /** Admins: the newest coupons. */
  listCoupons: { request: Nothing; response: { coupons: CouponRow[] } };
  /** Admins: one page of everybody's subscriptions, failed payments, refunds or disputes. */
  listMoney: { request: MoneyPageWish; response: MoneyPage };
  /** Admins: what each seller earned in a month. */
  monthlyStatement: { request: StatementWish; response: MonthlyStatement };
  /** What a switch to the other term would charge, and when; changes nothing. */
  previewSwitch: { request: SwitchWish; response: SwitchPreview };
  /** Switches on the terms that were previewed, or refuses. Safe to repeat. */
  switchPlan: { request: SwitchAgreement; response: BillingResult };
  /** Begins to set up another method for a subscription. */
  beginMethodChange: { request: SubscriptionReference; response: SetUpStart };
  /** Mirrors what Stripe says, unless that was done within a minute. Safe to repeat. */
  refreshBilling: { request: Nothing; response: { isRefreshed: boolean } };
  /** One's own newest invoices. */
  listInvoices: { request: Nothing; response: { invoices: InvoiceRow[] } };
  /** Where the PDF of one's own invoice, or the receipt of a purchase, is at Stripe. */
  openReceipt: { request: ReceiptWish; response: { url: string } };
  /** Coaches: makes or changes a plan of one's own that has a price. Safe to repeat. */
  saveCoachPlan: { request: CoachPlanWish; response: CoachPlanReference };
  /** Coaches: offers a plan no more. Safe to repeat. */
  archiveCoachPlan: { request: CoachPlanReference; response: { isArchived: boolean } };
  /** Begins to set up a method for a coach's plan; charges nothing. Safe to repeat. */
  beginCoachSubscription: { request: CoachPlanOrder; response: CoachPlanStart };
  /** Coaches: makes or changes a product of one's own. Safe to repeat. */
  saveProduct: { request: ProductWish; response: ProductReference };
  /** Coaches: sells a product no more. Safe to repeat. */
  archiveProduct: { request: ProductReference; response: { isArchived: boolean } };
  /** Notes what the caller is about to buy; charges nothing. Safe to repeat. */
  beginPurchase: { request: ProductChoice; response: PurchaseReference };
  /** Begins the payment of a purchase, which the browser confirms. Safe to repeat. */
  payPurchase: { request: PurchaseReference; response: PurchasePayment };
  /** Reads from Stripe what became of it, and grants it once. Safe to repeat. */
  settlePurchase: { request: PurchaseReference; response: PurchaseResult };
}
export type CallableName = keyof Callables;

/** What a callable sends before it answers, by name; the others send nothing. */
export interface CallableStreams {
  streamReply: ReplyChunk;
}

/** A stretch of a reply, in order and without gaps. */
export type ReplyChunk =
  | {
      kind: 'text';
      /** Whole sentences, to be put behind what came before. */
      text: string;
      /** Those that `text` refers to. */
      facts: readonly QuotedFact[];
    }
  /** What came before does not count: the reply begins anew. */
  | { kind: 'restart' };

export interface UploadRequest {
  contentHash: string;
  fileName: string;
  sizeBytes: number;
}
export interface UploadCompletion {
  contentHash: string;
}
export interface FreePlanRequest {
  coachId: string;
  planId: string;
  /** Which text the runner agreed to, by which the coach may read their data; left out = they did not. */
  consentVersion?: SharingConsentVersion | undefined;
}
/** A runner agrees to what a coach of theirs may read. */
export interface SharingConsent {
  coachId: string;
  consentVersion: SharingConsentVersion;
}
/** A coach ends what they have with a runner of theirs. */
export interface CoachedRunner {
  runnerUid: string;
}

export interface TopicOpening {
  /** null = a general conversation. */
  activityId: string | null;
  /** A further general one; null or absent = the first. */
  conversation?: ConversationNumber | null | undefined;
}
/** One message of a participant. */
export interface MessageReference {
  topicId: string;
  messageId: string;
}
export interface ReplyCorrection {
  topicId: string;
  /** Of the reply. */
  messageId: string;
  text: string | null;
}

export interface DraftDecision {
  runnerUid: string;
  draftId: string;
  action: DraftAction;
  /** What is sent in place of the draft; null unless the action is `sendEdited`. */
  text: string | null;
}

/** `messageId`: what the draft became; null = it was discarded. */
export interface SettledDraft {
  messageId: string | null;
}

export interface CorrectionAnswer {
  isCorrected: boolean;
  /** What must be said first where the runner wrote of a sign that belongs to a doctor. */
  safetyWords: string | null;
}

export interface TopicModelChoice {
  topicId: string;
  model: AnswererKey | null;
}

export interface SignInProviderReference {
  provider: SignInProvider;
}
export interface ProviderReference {
  provider: LinkedProvider;
}
/** One of the caller's own activities. */
export interface ActivityReference {
  activityId: string;
}
/** `words`: what the runner says of a new entry; null = as they were. */
export interface SaveManualActivity {
  activityId: string;
  entry: ManualActivity;
  words: { note: string | null; effort: number | null } | null;
}
/** `waiting`: the provider's limits are reached; `resumesAt` is an ISO instant. */
export type ActivityOpening = { state: 'ready' } | { state: 'waiting'; resumesAt: string };
/** `clubFailure`: why Strava could not be asked about the club; null = it could, or need not be. */
export type OnboardingCheck = Pick<OnboardingState, 'invitedCount' | 'isClubMember'> & {
  clubFailure: FailureCode | null;
};
export interface PersonReference {
  uid: string;
}
export interface CoachAppointment extends PersonReference {
  /** When the application was written that the admin has read, in milliseconds since 1970. */
  applicationUpdatedAt: number;
}
export interface SignInAdmission {
  /** The session changes the password next; left out = it does not. */
  isPasswordNext?: boolean | undefined;
}
export interface NewEmail {
  newEmail: string;
}
export interface MailedProof {
  /** Of the mail that proves an address, or changes it. */
  oobCode: string;
}
export interface SecondFactorSetUp {
  /** In Base32, for who types it. */
  secret: string;
  /** The same for a QR code or a link. */
  otpauthUrl: string;
}
export interface SecondFactorSession {
  /** For a session in which the rights hold. */
  customToken: string;
}
export interface RightTaking extends PersonReference {
  kind: TakenRight;
}
export interface ApplicationDecline extends PersonReference {
  /** As in {@link CoachAppointment}. */
  applicationUpdatedAt: number;
  /** For the applicant; null = none given. */
  reason: string | null;
}
export interface RevisionDecision extends PersonReference {
  /** When the words were written that the admin has read, in milliseconds since 1970. */
  revisionUpdatedAt: number;
  isApproved: boolean;
  /** For the coach who is declined; null = none given. */
  reason: string | null;
}
export interface FreePlanOffer {
  name: string;
  /** Whom it is for. */
  target: string;
  state: 'published' | 'archived';
}
/** A request without anything in it. */
export type Nothing = Record<string, never>;

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

/** `alreadyThere`: these bytes are known or under way; the upload document holds the rest. */
export type UploadAnswer =
  | { kind: 'target'; url: string; method: 'PUT'; headers: Record<string, string> }
  | { kind: 'alreadyThere'; state: UploadState };

/** Firestore identifiers as this product makes them. Firestore keeps those between two underscores for itself. */
export const DOCUMENT_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
/** Firebase Auth's are some fifty characters. */
const MAILED_CODE_MAX_LENGTH = 512;
/** A topic's holds those of a person and of an activity. */
const TOPIC_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,257}$/;

const messageReferenceSchema = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
});

const signInProviderReferenceSchema: ObjectSchema<SignInProviderReference> = object({
  provider: string().required().oneOf(SIGN_IN_PROVIDERS),
});
const providerReferenceSchema = object({
  provider: string().required().oneOf(LINKED_PROVIDERS),
});
const activityReferenceSchema = object({
  activityId: string().required().matches(DOCUMENT_ID_PATTERN),
});
const personReferenceSchema = object({
  uid: string().required().matches(DOCUMENT_ID_PATTERN),
});
const secondFactorRequestSchema = object({
  code: string().required().matches(SECOND_FACTOR_CODE_PATTERN),
});
const nothingSchema = object({}) as ObjectSchema<Nothing>;

export const callableSchemas: {
  [Name in CallableName]: ObjectSchema<Callables[Name]['request']>;
} = {
  requestUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
    fileName: string().required().max(UPLOAD_LIMITS.fileNameMaxLength),
    sizeBytes: number().required().integer().min(0),
  }),
  completeUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
  }),
  takeFreePlan: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    planId: string().required().matches(DOCUMENT_ID_PATTERN),
    consentVersion: string().oneOf([SHARING_CONSENT_VERSION]),
  }),
  shareWithCoach: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    consentVersion: string().required().oneOf([SHARING_CONSENT_VERSION]),
  }),
  endCoachingOf: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
  openTopic: object({
    activityId: string().defined().nullable().matches(DOCUMENT_ID_PATTERN),
    conversation: string().nullable().max(20),
  }),
  openCoachTopic: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
  startGroup: newGroupSchema,
  inviteToGroup: newGroupInvitationSchema,
  mailGroupInvitation: mailedInvitationSchema,
  readGroupInvitation: groupTokenSchema,
  joinGroup: groupTokenSchema,
  leaveGroup: groupLeavingSchema,
  shareGroupHistory: groupHistoryChoiceSchema,
  streamReply: messageReferenceSchema,
  retryReply: messageReferenceSchema,
  correctReply: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    messageId: string().required().matches(QUOTED_MESSAGE_ID_PATTERN),
    text: string().defined().nullable().min(1).max(CORRECTION_LIMITS.textMaxLength),
  }),
  settleDraft: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
    draftId: string().required().matches(MESSAGE_ID_PATTERN),
    action: string().required().oneOf(DRAFT_ACTIONS),
    text: string().defined().nullable().min(1).max(MESSAGE_LIMITS.textMaxLength),
  }),
  requestAttachment: attachmentRequestSchema,
  completeAttachment: attachmentReferenceSchema,
  sendWithAttachments: messageWithAttachmentsSchema,
  linkToAttachments: attachmentLinksRequestSchema,
  readEmbeddedActivities: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    messageIds: array()
      .of(string().required().matches(MESSAGE_ID_PATTERN))
      .required()
      .min(1)
      .max(EMBEDDED_ACTIVITY_LIMITS.messages),
  }),
  searchOwnMessages: messageSearchSchema,
  reportMessage: newReportSchema,
  listModerationCases: moderationPlaceSchema,
  decideModeration: moderationDecidedSchema,
  chooseTopicModel: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    model: chosenModelSchema.defined(),
  }),
  beginProviderSignIn: providerSignInBeginningSchema,
  finishProviderSignIn: providerSignInReturnSchema,
  sendContactMessage: contactMessageSchema,
  unlinkProvider: signInProviderReferenceSchema,
  importFromProvider: providerReferenceSchema,
  sendPlanToGarmin: object({ isOn: boolean().required() }),
  openActivity: activityReferenceSchema,
  saveManualActivity: object({
    activityId: string().required().matches(MANUAL_ID_PATTERN),
    entry: manualActivitySchema.required(),
    words: object({
      note: string().defined().nullable().max(ACTIVITY_LIMITS.noteMaxLength),
      effort: number()
        .defined()
        .nullable()
        .integer()
        .min(ACTIVITY_LIMITS.effortMinimum)
        .max(ACTIVITY_LIMITS.effortMaximum),
    })
      .defined()
      .nullable(),
  }),
  deleteManualActivity: activityReferenceSchema,
  downloadRecording: activityReferenceSchema,
  askForWeather: activityReferenceSchema,
  chooseMainActivity: activityReferenceSchema,
  removeStravaPost: activityReferenceSchema,
  exportAccount: nothingSchema,
  downloadExport: nothingSchema,
  deleteAccount: nothingSchema,
  openInvitation: nothingSchema,
  checkOnboarding: nothingSchema,
  admitSignIn: object({ isPasswordNext: boolean().optional() }),
  checkEmailProof: nothingSchema,
  changePushSubscription: pushSubscriptionWishSchema,
  announceEmail: object({
    newEmail: string().required().max(USER_ACCOUNT_LIMITS.emailMaxLength),
  }),
  proveEmail: object({ oobCode: string().required().max(MAILED_CODE_MAX_LENGTH) }),
  approveBeta: personReferenceSchema,
  makeAdmin: personReferenceSchema,
  appointCoach: personReferenceSchema.concat(
    object({ applicationUpdatedAt: momentSchema().required() }),
  ),
  takeRight: personReferenceSchema.concat(
    object({ kind: string().required().oneOf(TAKEN_RIGHTS) }),
  ),
  beginSecondFactor: nothingSchema,
  confirmSecondFactor: secondFactorRequestSchema,
  proveSecondFactor: secondFactorRequestSchema,
  removeSecondFactor: secondFactorRequestSchema,
  enableAccount: personReferenceSchema,
  declineApplication: personReferenceSchema.concat(
    object({
      applicationUpdatedAt: momentSchema().required(),
      reason: string().defined().nullable().max(COACH_APPLICATION_LIMITS.declineReasonMaxLength),
    }),
  ),
  decideCoachRevision: personReferenceSchema.concat(
    object({
      revisionUpdatedAt: momentSchema().required(),
      isApproved: boolean().required(),
      reason: string().defined().nullable().max(COACH_APPLICATION_LIMITS.declineReasonMaxLength),
    }),
  ),
  offerFreePlan: object({
    name: string().required().max(COACH_LIMITS.nameMaxLength),
    target: string().required().max(COACH_LIMITS.descriptionMaxLength),
    state: string()
      .required()
      .oneOf(['published', 'archived'] as const),
  }),
  beginSubscription: ownPlanOrderSchema,
  beginCoveredSubscription: coveredOrderSchema,
  createCoupon: newCouponSchema,
  archiveCoupon: promotionCodeReferenceSchema,
  listCoupons: nothingSchema,
  listMoney: moneyPageWishSchema,
  monthlyStatement: statementWishSchema,
  checkCoupon: couponEntrySchema,
  applyCoupon: couponApplicationSchema,
  finishSetUp: setUpReferenceSchema,
  changeSubscription: subscriptionChangeSchema,
  previewSwitch: switchWishSchema,
  switchPlan: switchAgreementSchema,
  beginMethodChange: subscriptionReferenceSchema,
  refreshBilling: nothingSchema,
  listInvoices: nothingSchema,
  openReceipt: receiptWishSchema,
  saveCoachPlan: coachPlanWishSchema,
  archiveCoachPlan: coachPlanReferenceSchema,
  beginCoachSubscription: coachPlanOrderSchema,
  saveProduct: productWishSchema,
  archiveProduct: productReferenceSchema,
  beginPurchase: productChoiceSchema,
  payPurchase: purchaseReferenceSchema,
  settlePurchase: purchaseReferenceSchema,
};
