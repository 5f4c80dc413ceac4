import type { AccountState, UserAccount } from '@tasuki/domain/accounts/user-account';
import type { DraftSettings } from '@tasuki/domain/chat/drafts/coach-draft';
import type { InboxEntry, INBOX_MARK_FIELDS } from '@tasuki/domain/chat/inbox-entry';
import type { Coach } from '@tasuki/domain/coaches/coach';
import type { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { MailPreferences } from '@tasuki/domain/mail/mail-preferences';
import type { PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import type { PushPreferences } from '@tasuki/domain/push/push-preferences';

/**
 * The rule for a restored field. `both`: true where both states say so; `either`: where one does.
 * `maximum`: the later moment; `union`: what one of them lists. `later`: as the later state says,
 * since it follows Firebase Auth, which no import changes, or is worth nothing when it is older.
 * `claims`: where both states and the claims of before say so (`narrow-account-states.ts`). `kept`:
 * it is as it was exported, since it opens nothing.
 */
export type FieldRule = 'both' | 'either' | 'maximum' | 'union' | 'later' | 'claims' | 'kept';

/** A field of the type that is missing here is an error of types, and fails a test. */
type RulesOf<Document> = Readonly<Record<keyof Document, FieldRule>>;

/** accountStates/{uid} */
export const ACCOUNT_STATE_RULES = {
  uid: 'kept',
  roles: 'claims',
  isBetaApproved: 'claims',
  isApprovalWithdrawn: 'either',
  isDisabled: 'either',
  sessionsValidSinceSeconds: 'maximum',
  sessionsEndedAt: 'maximum',
  isAuthOutdated: 'either',
  admittedSignInSeconds: 'later',
  provenEmails: 'later',
  nextProof: 'later',
  leftProvenEmails: 'later',
  leftEmails: 'later',
  judgedEmail: 'later',
  passwordSetAtMilliseconds: 'later',
  unknownPasswordSetAtMilliseconds: 'later',
  pendingEmail: 'later',
  tokensValidAfterSeconds: 'later',
  settledSignInMethods: 'later',
  releaseBegunAtMilliseconds: 'later',
  secondFactorId: 'later',
  isSecondFactorRequired: 'either',
  safetyNotice: 'later',
  claimsVersion: 'maximum',
  wholeName: 'kept',
  displayName: 'kept',
  email: 'kept',
  isEmailProven: 'kept',
  searchPrefixes: 'kept',
  isProfileComplete: 'kept',
  isWaitingForApproval: 'kept',
  hasAppliedAsCoach: 'kept',
  createdAt: 'kept',
  updatedAt: 'kept',
} as const satisfies RulesOf<AccountState>;

/** users/{uid}: what a person switches on stays on only where it was on at last. */
export const USER_ACCOUNT_RULES = {
  uid: 'kept',
  email: 'later',
  contactEmail: 'later',
  firstName: 'kept',
  lastName: 'kept',
  phoneNumber: 'kept',
  country: 'kept',
  language: 'kept',
  timeZone: 'kept',
  units: 'kept',
  temperatureUnit: 'kept',
  isWeatherOn: 'both',
  acceptedTermsVersion: 'kept',
  isStartPageShown: 'kept',
  defaultModel: 'kept',
  displayName: 'kept',
  isPostingToStrava: 'both',
  defaultCouponCode: 'kept',
  referredBy: 'kept',
  createdAt: 'kept',
  updatedAt: 'kept',
} as const satisfies RulesOf<UserAccount>;

export const MAIL_PREFERENCES_RULES = {
  offKinds: 'union',
  updatedAt: 'kept',
} as const satisfies RulesOf<MailPreferences>;

export const PUSH_PREFERENCES_RULES = {
  offKinds: 'union',
  isContentShown: 'both',
  quietFromMinutes: 'kept',
  quietUntilMinutes: 'kept',
  updatedAt: 'kept',
} as const satisfies RulesOf<PushPreferences>;

/** Of an entry, only these marks are written by its person. */
export const INBOX_RULES = {
  readAt: 'kept',
  unreadCount: 'kept',
  isMuted: 'either',
  isArchived: 'kept',
} as const satisfies RulesOf<Pick<InboxEntry, (typeof INBOX_MARK_FIELDS)[number]>>;

export const DRAFT_SETTINGS_RULES = {
  isOn: 'both',
  updatedAt: 'kept',
} as const satisfies RulesOf<DraftSettings>;

export const PLAN_DELIVERY_RULES = {
  isOn: 'both',
  state: 'kept',
  problem: 'kept',
  sentUntil: 'kept',
  sessions: 'kept',
  wish: 'kept',
  updatedAt: 'kept',
} as const satisfies RulesOf<PlanDelivery>;

export const COACH_RULES = {
  id: 'kept',
  kind: 'kept',
  name: 'kept',
  description: 'kept',
  coachingStyle: 'kept',
  profile: 'kept',
  aboutMe: 'kept',
  isApproved: 'both',
  isPublished: 'both',
} as const satisfies RulesOf<Coach>;

/**
 * How each kind of document is brought into line. `fields`: by the rules above. `confirmed`: deleted
 * where the later state lacks it, or gives it to somebody else. `taken over`: as the later state has it.
 * `links`, `roles`, `withdrawals`: by the file of that name. `as exported`: it gives nobody a right,
 * or the company that it comes from is asked anew.
 */
export const DOCUMENT_RULES = {
  user: 'fields',
  accountState: 'fields',
  athleteProfile: 'as exported',
  athleteGoals: 'as exported',
  athleteTournaments: 'as exported',
  unreadMail: 'as exported',
  mailPreferences: 'fields',
  pushPreferences: 'fields',
  pushSubscriptions: 'confirmed',
  pushSubscription: 'confirmed',
  pushes: 'as exported',
  push: 'as exported',
  mails: 'as exported',
  mail: 'as exported',
  mailToken: 'taken over',
  suppressedAddress: 'taken over',
  publicProfile: 'as exported',
  activities: 'withdrawals',
  activity: 'withdrawals',
  activityAnalysis: 'as exported',
  recording: 'as exported',
  track: 'as exported',
  recordings: 'as exported',
  tracks: 'as exported',
  removedActivities: 'as exported',
  removedActivity: 'as exported',
  trainingPlan: 'as exported',
  planProposals: 'as exported',
  planProposal: 'as exported',
  newPlans: 'as exported',
  newPlan: 'as exported',
  planDelivery: 'fields',
  planCalendar: 'withdrawals',
  cautions: 'as exported',
  memories: 'as exported',
  memory: 'as exported',
  rememberedMessage: 'as exported',
  trends: 'as exported',
  trendYears: 'as exported',
  sharedTrends: 'as exported',
  sharedTrendYears: 'as exported',
  uploads: 'as exported',
  upload: 'as exported',
  garminActivities: 'as exported',
  garminActivity: 'as exported',
  subscriptions: 'as exported',
  subscription: 'as exported',
  purchases: 'as exported',
  purchase: 'as exported',
  stripePayments: 'as exported',
  stripePayment: 'as exported',
  stripeCustomer: 'as exported',
  stripeAccounts: 'as exported',
  stripeAccount: 'as exported',
  subscriptionSlots: 'as exported',
  subscriptionSlot: 'as exported',
  couponUses: 'taken over',
  couponUse: 'taken over',
  links: 'links',
  link: 'links',
  accountExport: 'as exported',
  profilePhoto: 'as exported',
  providerAccounts: 'confirmed',
  providerAccount: 'confirmed',
  providerSecrets: 'links',
  providerSecret: 'links',
  tokenEncryptionState: 'as exported',
  providerBudget: 'as exported',
  oauthState: 'as exported',
  googleAccounts: 'confirmed',
  googleAccount: 'confirmed',
  claimsLease: 'as exported',
  previousAccounts: 'taken over',
  previousAccount: 'taken over',
  delivery: 'as exported',
  onboardingStates: 'as exported',
  onboardingState: 'as exported',
  referral: 'as exported',
  referralUses: 'as exported',
  referralUse: 'as exported',
  coachApplication: 'roles',
  coachApplications: 'roles',
  coachRevision: 'as exported',
  coachRevisions: 'as exported',
  secondFactors: 'taken over',
  secondFactor: 'taken over',
  accountStates: 'fields',
  serviceStatus: 'as exported',
  serviceNotice: 'as exported',
  auditLog: 'as exported',
  coaches: 'fields',
  coach: 'fields',
  coachPlans: 'as exported',
  coachPlan: 'as exported',
  coachProducts: 'as exported',
  coachProduct: 'as exported',
  sales: 'as exported',
  sale: 'as exported',
  subscribers: 'as exported',
  subscriber: 'as exported',
  quickResponses: 'as exported',
  quickResponse: 'as exported',
  coachLinks: 'withdrawals',
  coachLink: 'withdrawals',
  inbox: 'fields',
  inboxEntry: 'fields',
  roster: 'as exported',
  rosterEntry: 'as exported',
  topics: 'withdrawals',
  topic: 'withdrawals',
  groupInvitations: 'withdrawals',
  groupInvitation: 'withdrawals',
  messages: 'as exported',
  draft: 'as exported',
  waitingDrafts: 'as exported',
  waitingDraft: 'as exported',
  draftSettings: 'fields',
  attachments: 'as exported',
  attachment: 'as exported',
  message: 'as exported',
  leftGroup: 'as exported',
  messageReports: 'as exported',
  messageReport: 'as exported',
  moderationCases: 'as exported',
  moderationCase: 'as exported',
  messageFeedback: 'as exported',
  messageFeedbackOf: 'as exported',
  productFeedback: 'as exported',
  productNote: 'as exported',
  decoderUpdate: 'as exported',
  jobs: 'as exported',
  job: 'as exported',
  jobTurns: 'as exported',
  uploadUsage: 'as exported',
  storedUploads: 'as exported',
  modelReplies: 'as exported',
  draftUsage: 'as exported',
  attachmentUsage: 'as exported',
  messageTurns: 'as exported',
  usageOfUser: 'as exported',
  signInsOfAddress: 'as exported',
  stravaUsageOfRunner: 'as exported',
  turnsOfPerson: 'as exported',
  weatherUsage: 'as exported',
  weatherDay: 'as exported',
  usageOfDay: 'as exported',
} as const satisfies Readonly<
  Record<
    keyof typeof firestorePaths,
    'fields' | 'confirmed' | 'taken over' | 'links' | 'roles' | 'withdrawals' | 'as exported'
  >
>;
