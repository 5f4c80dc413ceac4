import type { LinkedProvider } from './provider-links/provider.ts';

/** Every document and collection path, once. Identifiers are never allowed to hold a slash. */
export const firestorePaths = {
  user: (uid: string) => `users/${uid}`,
  accountState: (uid: string) => `accountStates/${uid}`,
  athleteProfile: (uid: string) => `athleteProfiles/${uid}`,
  athleteGoals: (uid: string) => `athleteProfiles/${uid}/goals`,
  athleteTournaments: (uid: string) => `athleteProfiles/${uid}/tournaments`,
  /** The last mail about one conversation. */
  unreadMail: (uid: string, topicId: string) => `users/${uid}/unreadMails/${topicId}`,
  mailPreferences: (uid: string) => `users/${uid}/mailPreferences/current`,
  pushPreferences: (uid: string) => `users/${uid}/pushPreferences/current`,
  /** Devices that are notified, by the digest of their address; of all people, so that each has one owner. */
  pushSubscriptions: () => 'pushSubscriptions',
  pushSubscription: (digest: string) => `pushSubscriptions/${digest}`,
  pushes: () => 'pushes',
  /** A notification, so that no device gets it twice. */
  push: (pushId: string) => `pushes/${pushId}`,
  mails: () => 'mails',
  /** A mail that was sent, or that will not be, so that it is never sent twice. */
  mail: (mailId: string) => `mails/${mailId}`,
  /** The token by which a person unsubscribes without signing in. */
  mailToken: (uid: string) => `mailTokens/${uid}`,
  /** An address to which nothing is sent any more; the digest stands for it. */
  suppressedAddress: (digest: string) => `suppressedAddresses/${digest}`,
  publicProfile: (uid: string) => `publicProfiles/${uid}`,
  activities: (uid: string) => `users/${uid}/activities`,
  activity: (uid: string, activityId: string) => `users/${uid}/activities/${activityId}`,
  activityAnalysis: (uid: string, activityId: string) =>
    `users/${uid}/activities/${activityId}/detail/analysis`,
  recording: (uid: string, activityId: string) => `users/${uid}/recordings/${activityId}`,
  track: (uid: string, activityId: string) => `users/${uid}/tracks/${activityId}`,
  recordings: (uid: string) => `users/${uid}/recordings`,
  tracks: (uid: string) => `users/${uid}/tracks`,
  /**
   * Activities that are gone at their provider, so that nothing fetched before brings them back.
   */
  removedActivities: (uid: string) => `users/${uid}/removedActivities`,
  removedActivity: (uid: string, activityId: string) =>
    `users/${uid}/removedActivities/${activityId}`,
  /** One at a time: `current`. */
  trainingPlan: (uid: string) => `users/${uid}/trainingPlans/current`,
  /** Human coaches' proposed changes of the runner's plan, under their uids. */
  planProposals: (uid: string) => `users/${uid}/planProposals`,
  planProposal: (uid: string, coachUid: string) => `users/${uid}/planProposals/${coachUid}`,
  /** Whole plans that human coaches wrote for the runner, under their uids. */
  newPlans: (uid: string) => `users/${uid}/newPlans`,
  newPlan: (uid: string, coachUid: string) => `users/${uid}/newPlans/${coachUid}`,
  /** Whether sessions are sent to a watch's company, and what is there. One: `garmin`. */
  planDelivery: (uid: string) => `users/${uid}/planDeliveries/garmin`,
  /** The link by which a calendar reads the plan. One: `current`. */
  planCalendar: (uid: string) => `users/${uid}/planCalendars/current`,
  /** When the runner wrote of what comes before training. One: `current`. */
  cautions: (uid: string) => `users/${uid}/cautions/current`,
  /** The coach's notes of a runner's words. */
  memories: (uid: string) => `users/${uid}/memories`,
  memory: (uid: string, memoryId: string) => `users/${uid}/memories/${memoryId}`,
  /** The kinds of notes that were made of a message, so that a deleted note does not come back. */
  rememberedMessage: (uid: string, messageId: string) =>
    `users/${uid}/rememberedMessages/${messageId}`,
  trends: (uid: string) => `users/${uid}/trends`,
  /** The weeks that begin in three calendar years, under the first of them. */
  trendYears: (uid: string, firstYear: string) => `users/${uid}/trends/${firstYear}`,
  /** The same of what a sharing coach may read. */
  sharedTrends: (uid: string) => `users/${uid}/sharedTrends`,
  sharedTrendYears: (uid: string, firstYear: string) => `users/${uid}/sharedTrends/${firstYear}`,
  uploads: (uid: string) => `users/${uid}/uploads`,
  upload: (uid: string, contentHash: string) => `users/${uid}/uploads/${contentHash}`,
  /** The outcome of each activity that Garmin reported, under Garmin's id. */
  garminActivities: (uid: string) => `users/${uid}/garminActivities`,
  garminActivity: (uid: string, summaryId: string) => `users/${uid}/garminActivities/${summaryId}`,
  /** The runner's subscriptions, as Stripe says. */
  subscriptions: (uid: string) => `users/${uid}/subscriptions`,
  subscription: (uid: string, subscriptionId: string) =>
    `users/${uid}/subscriptions/${subscriptionId}`,
  /** The runner's purchases. */
  purchases: (uid: string) => `users/${uid}/purchases`,
  purchase: (uid: string, purchaseId: string) => `users/${uid}/purchases/${purchaseId}`,
  stripePayments: () => 'stripePayments',
  /** Which purchase a payment at Stripe is for. */
  stripePayment: (paymentIntentId: string) => `stripePayments/${paymentIntentId}`,
  stripeCustomer: (uid: string) => `stripeCustomers/${uid}`,
  stripeAccounts: () => 'stripeAccounts',
  /** The owner of a customer at Stripe. */
  stripeAccount: (customerId: string) => `stripeAccounts/${customerId}`,
  /** The one place of a runner with a seller. */
  subscriptionSlots: () => 'subscriptionSlots',
  subscriptionSlot: (uid: string, sellerId: string) => `subscriptionSlots/${uid}_${sellerId}`,
  couponUses: () => 'couponUses',
  /** A person's one use of a coupon. Ids of coupons may be chosen at Stripe, also with a slash. */
  couponUse: (uid: string, couponId: string) => `couponUses/${uid}_${encodeURIComponent(couponId)}`,
  links: (uid: string) => `users/${uid}/links`,
  link: (uid: string, provider: LinkedProvider) => `users/${uid}/links/${provider}`,
  /** One at a time: `export`. */
  accountExport: (uid: string) => `users/${uid}/exports/export`,
  profilePhoto: (uid: string) => `profilePhotos/${uid}`,
  providerAccounts: () => 'providerAccounts',
  providerAccount: (provider: LinkedProvider, accountId: string) =>
    `providerAccounts/${provider}_${accountId}`,
  providerSecrets: () => 'providerSecrets',
  providerSecret: (provider: LinkedProvider, uid: string) => `providerSecrets/${provider}_${uid}`,
  /** Whether every provider's token is encrypted by now. */
  tokenEncryptionState: () => 'encryptionStates/providerTokens',
  /** The rest of the application's allowance at a provider. */
  providerBudget: (provider: LinkedProvider) => `providerBudgets/${provider}`,
  /** Digest of the state, so that reading the collection reveals none. */
  oauthState: (stateHash: string) => `oauthStates/${stateHash}`,
  googleAccounts: () => 'googleAccounts',
  /** Into which account a Google account leads. */
  googleAccount: (subject: string) => `googleAccounts/${subject}`,
  /** Held by who writes an account's custom claims. */
  claimsLease: (uid: string) => `claimsLeases/${uid}`,
  previousAccounts: () => 'previousAccounts',
  /** That an account lost its address to the address's owner. */
  previousAccount: (uid: string) => `previousAccounts/${uid}`,
  /** An event or a delivery that was taken in, so that its repetition changes nothing. */
  delivery: (deliveryId: string) => `deliveries/${deliveryId}`,
  onboardingStates: () => 'onboardingStates',
  onboardingState: (uid: string) => `onboardingStates/${uid}`,
  referral: (refCode: string) => `referrals/${refCode}`,
  referralUses: () => 'referralUses',
  referralUse: (uid: string) => `referralUses/${uid}`,
  coachApplication: (uid: string) => `coachApplications/${uid}`,
  coachApplications: () => 'coachApplications',
  /** A change of a public profile that waits for an admin. */
  coachRevision: (coachId: string) => `coachRevisions/${coachId}`,
  coachRevisions: () => 'coachRevisions',
  /** The secret of somebody's authenticator app; the functions' alone. */
  secondFactors: () => 'secondFactors',
  secondFactor: (uid: string) => `secondFactors/${uid}`,
  accountStates: () => 'accountStates',
  /** How the service runs, for anybody. */
  serviceStatus: () => 'serviceStatus/current',
  /** The operator's announcement. */
  serviceNotice: () => 'serviceStatus/notice',
  auditLog: () => 'auditLog',
  coaches: () => 'coaches',
  coach: (coachId: string) => `coaches/${coachId}`,
  coachPlans: (coachId: string) => `coaches/${coachId}/plans`,
  coachPlan: (coachId: string, planId: string) => `coaches/${coachId}/plans/${planId}`,
  coachProducts: (coachId: string) => `coaches/${coachId}/products`,
  coachProduct: (coachId: string, productId: string) => `coaches/${coachId}/products/${productId}`,
  /** Runners' payments to a coach, by the payment at Stripe; for a plan by its invoice. */
  sales: (coachId: string) => `coaches/${coachId}/sales`,
  sale: (coachId: string, saleId: string) => `coaches/${coachId}/sales/${saleId}`,
  /** Subscribers to a coach's plans, by the subscription at Stripe. */
  subscribers: (coachId: string) => `coaches/${coachId}/subscribers`,
  subscriber: (coachId: string, subscriptionId: string) =>
    `coaches/${coachId}/subscribers/${subscriptionId}`,
  /** The coach's quick responses. */
  quickResponses: (coachId: string) => `coaches/${coachId}/templates`,
  quickResponse: (coachId: string, templateId: string) =>
    `coaches/${coachId}/templates/${templateId}`,
  coachLinks: () => 'coachLinks',
  coachLink: (runnerUid: string, coachId: string) =>
    `coachLinks/${coachLinkId(runnerUid, coachId)}`,
  inbox: (uid: string) => `users/${uid}/inbox`,
  /** One conversation as one person's list shows it. */
  inboxEntry: (uid: string, topicId: string) => `users/${uid}/inbox/${topicId}`,
  /** A coach's runners as the coach's home shows them. */
  roster: (coachId: string) => `users/${coachId}/roster`,
  rosterEntry: (coachId: string, runnerUid: string) => `users/${coachId}/roster/${runnerUid}`,
  topics: () => 'topics',
  topic: (topicId: string) => `topics/${topicId}`,
  /** Invitations by which people join a group; the ids are digests of tokens. */
  groupInvitations: (topicId: string) => `topics/${topicId}/invitations`,
  groupInvitation: (topicId: string, tokenHash: string) =>
    `topics/${topicId}/invitations/${tokenHash}`,
  /** The part of a group that somebody could read before they left. */
  leftGroup: (uid: string, topicId: string) => `users/${uid}/leftGroups/${topicId}`,
  messages: (topicId: string) => `topics/${topicId}/messages`,
  /** The AI's draft of an answer for the coach. */
  draft: (topicId: string, coachId: string) => `topics/${topicId}/drafts/${coachId}`,
  /** For which of a coach's runners a draft waits. */
  waitingDrafts: (coachId: string) => `users/${coachId}/waitingDrafts`,
  waitingDraft: (coachId: string, runnerUid: string) =>
    `users/${coachId}/waitingDrafts/${runnerUid}`,
  draftSettings: (coachId: string) => `users/${coachId}/draftSettings/current`,
  /** A file from its announcement on, whether a message has it or not. */
  attachments: (topicId: string) => `topics/${topicId}/attachments`,
  attachment: (topicId: string, attachmentId: string) =>
    `topics/${topicId}/attachments/${attachmentId}`,
  message: (topicId: string, messageId: string) => `topics/${topicId}/messages/${messageId}`,
  messageReports: () => 'messageReports',
  /** One reader's report of a message; its author learns of none. */
  messageReport: (reportId: string) => `messageReports/${reportId}`,
  moderationCases: () => 'moderationCases',
  /** A message that was flagged or reported, until an admin has looked at it. */
  moderationCase: (caseId: string) => `moderationCases/${caseId}`,
  messageFeedback: () => 'messageFeedback',
  messageFeedbackOf: (feedbackId: string) => `messageFeedback/${feedbackId}`,
  /** Notes of people on the product. */
  productFeedback: () => 'productFeedback',
  productNote: (noteId: string) => `productFeedback/${noteId}`,
  /** How far the search for files that an earlier decoder has read has come. */
  decoderUpdate: (version: number) => `decoderUpdates/${version}`,
  jobs: () => 'jobs',
  job: (jobId: string) => `jobs/${jobId}`,
  /** Which jobs of a person run in a queue. */
  jobTurns: (queue: string, person: string) => `jobTurns/${queue}_${person}`,
  /** A person's usage of uploads on a day; one of a few documents. */
  uploadUsage: (uid: string, day: string, shard: number) => `usage/uploads_${day}_${uid}_${shard}`,
  /** The size of the files that a person keeps; one of a few documents. */
  storedUploads: (uid: string, shard: number) => `usage/stored_${uid}_${shard}`,
  /** How many replies by models one person had in a UTC month, `2026-11`. */
  modelReplies: (uid: string, month: string) => `usage/replies_${month}_${uid}`,
  /** How many drafts were written for one coach on a UTC day, `2026-11-21`. */
  draftUsage: (coachId: string, day: string) => `usage/drafts_${day}_${coachId}`,
  /** The files that one person has attached on a UTC day, `2026-11-21`. */
  attachmentUsage: (uid: string, day: string) => `usage/attachments_${day}_${uid}`,
  /** How many messages one person has written of late. */
  messageTurns: (uid: string) => `usage/messages_${uid}`,
  /** One person's use of models on a UTC day, `2026-11-21`. */
  usageOfUser: (uid: string, day: string) => `usage/user_${day}_${uid}`,
  /** Sign-ins by providers from one network address in a UTC hour, `2026-11-21T09`. */
  signInsOfAddress: (addressHash: string, hour: string) => `usage/signIn_${hour}_${addressHash}`,
  /** The requests to Strava for one runner on a UTC day; the digest stands for both. */
  stravaUsageOfRunner: (digest: string, day: string) => `usage/strava_${day}_${digest}`,
  /** When a person's next turn at one kind of work is free; the digest stands for both. */
  turnsOfPerson: (digest: string) => `usage/turns_${digest}`,
  /** How often the weather service was asked on a UTC day, `2026-11-26`. */
  weatherUsage: (day: string) => `usage/weather_${day}`,
  /** The hours of one UTC day in one cell, e.g. `35.7_139.8_2026-11-26`. */
  weatherDay: (cell: string, day: string) => `weatherDays/${cell}_${day}`,
  /** One part of what everybody asked on a UTC day. */
  usageOfDay: (day: string, shard: number) => `usage/day_${day}_${shard}`,
} as const;

/** One link per runner and coach, so taking the same coach twice changes nothing. */
export function coachLinkId(runnerUid: string, coachId: string): string {
  return `${runnerUid}_${coachId}`;
}
