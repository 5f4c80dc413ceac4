import type { CallableName } from '@tasuki/domain/callables';

/** What one function may use. */
export interface FunctionSize {
  memory: '512MiB' | '1GiB';
  timeoutSeconds: number;
  /** Requests that one instance serves at once. */
  concurrency: number;
  /** How many instances there may be: what an attack or a fault may cost at most. */
  maxInstances: number;
}

/** Reads and writes a few documents, mostly waiting: many at once fit into an instance. */
const FEW_DOCUMENTS: FunctionSize = {
  memory: '512MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 10,
};

/** The sizes of the callables, each with its reason. */
export const CALLABLE_SIZES: Readonly<Record<CallableName, FunctionSize>> = {
  // Twice for each file of an export of years, several files at once.
  requestUpload: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // Runs for each file that is sent.
  completeUpload: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // Once in a runner's life.
  takeFreePlan: FEW_DOCUMENTS,
  // A few times in a runner's life.
  shareWithCoach: FEW_DOCUMENTS,
  // Once for a runner whom a coach gives up.
  endCoachingOf: FEW_DOCUMENTS,
  // At each conversation that is begun.
  openTopic: FEW_DOCUMENTS,
  // Runs when a runner and their coach write for the first time.
  openCoachTopic: FEW_DOCUMENTS,
  // A few times in a group's life.
  startGroup: FEW_DOCUMENTS,
  inviteToGroup: FEW_DOCUMENTS,
  mailGroupInvitation: FEW_DOCUMENTS,
  // Runs when somebody follows an invitation.
  readGroupInvitation: FEW_DOCUMENTS,
  joinGroup: FEW_DOCUMENTS,
  leaveGroup: FEW_DOCUMENTS,
  shareGroupHistory: FEW_DOCUMENTS,
  // Follows a reply for 100 s, and writes one that it takes over at the very end; 30 prompts fit in memory.
  streamReply: { memory: '1GiB', timeoutSeconds: 240, concurrency: 30, maxInstances: 40 },
  // Asks for a job.
  retryReply: FEW_DOCUMENTS,
  // One transaction.
  correctReply: FEW_DOCUMENTS,
  // One transaction.
  settleDraft: FEW_DOCUMENTS,
  // Twice for each file of a message; looks which of its parts are there.
  requestAttachment: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // Holds a file of 50 MB, its parts and its clean copy, and waits for a scanner; four fit in memory.
  completeAttachment: { memory: '1GiB', timeoutSeconds: 120, concurrency: 4, maxInstances: 20 },
  // One transaction.
  sendWithAttachments: FEW_DOCUMENTS,
  // Signs up to two addresses for each of sixty files.
  linkToAttachments: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // The same of the activities that messages show.
  readEmbeddedActivities: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // Reads two hundred messages at each pause in typing, and looks through their words.
  searchOwnMessages: { ...FEW_DOCUMENTS, concurrency: 20 },
  // One transaction, some times in a reader's life.
  reportMessage: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Admins are few; a page reads some documents for each of ten cases.
  listModerationCases: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  decideModeration: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Writes one field.
  chooseTopicModel: FEW_DOCUMENTS,
  // Open to everybody, so its instances bound what strangers may cost.
  beginProviderSignIn: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Open to everybody; an exchange and what is read afterwards, each at its slowest.
  finishProviderSignIn: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  // Open to everybody; asks for a job.
  sendContactMessage: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Asks for a job.
  unlinkProvider: FEW_DOCUMENTS,
  // Asks for jobs.
  importFromProvider: FEW_DOCUMENTS,
  // Asks for a job.
  sendPlanToGarmin: FEW_DOCUMENTS,
  // Asks Strava three times, each as long as it may take; a recording of hours is held meanwhile.
  openActivity: { ...FEW_DOCUMENTS, timeoutSeconds: 60, concurrency: 20 },
  // One transaction.
  chooseMainActivity: FEW_DOCUMENTS,
  // Reads the history of some weeks and writes an analysis.
  saveManualActivity: { ...FEW_DOCUMENTS, concurrency: 20 },
  deleteManualActivity: FEW_DOCUMENTS,
  // Signs a link.
  downloadRecording: { ...FEW_DOCUMENTS, maxInstances: 10 },
  // Asks for a job.
  askForWeather: FEW_DOCUMENTS,
  // Asks for a job.
  removeStravaPost: FEW_DOCUMENTS,
  // Asks for a job.
  exportAccount: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Signs a link.
  downloadExport: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Asks for a job.
  deleteAccount: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Makes a code once.
  openInvitation: FEW_DOCUMENTS,
  // Looks at everything of one person, and may ask Strava.
  checkOnboarding: FEW_DOCUMENTS,
  // At each sign-in; a release waits for a second and writes some documents.
  admitSignIn: { ...FEW_DOCUMENTS, maxInstances: 20 },
  changePushSubscription: FEW_DOCUMENTS,
  // Reads one account of Auth.
  checkEmailProof: FEW_DOCUMENTS,
  announceEmail: FEW_DOCUMENTS,
  proveEmail: FEW_DOCUMENTS,
  // Admins are few.
  approveBeta: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  makeAdmin: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  appointCoach: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  takeRight: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  enableAccount: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  declineApplication: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Admins are few.
  decideCoachRevision: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Coaches and admins are few.
  beginSecondFactor: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Coaches and admins are few.
  confirmSecondFactor: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Coaches and admins are few.
  proveSecondFactor: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Coaches and admins are few.
  removeSecondFactor: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Coaches are few.
  offerFreePlan: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Asks Stripe some times, each as long as it may take; a few times in a runner's life.
  beginSubscription: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  finishSetUp: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  changeSubscription: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  beginCoveredSubscription: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  checkCoupon: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  applyCoupon: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  createCoupon: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  archiveCoupon: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  listCoupons: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  listMoney: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  monthlyStatement: { ...FEW_DOCUMENTS, timeoutSeconds: 300, maxInstances: 1 },
  previewSwitch: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  switchPlan: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  beginMethodChange: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  listInvoices: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  openReceipt: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  // Once when a page of money is opened.
  refreshBilling: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  // Coaches are few.
  saveProduct: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  archiveProduct: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  saveCoachPlan: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  archiveCoachPlan: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 2 },
  beginCoachSubscription: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  beginPurchase: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  payPurchase: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
  settlePurchase: { ...FEW_DOCUMENTS, timeoutSeconds: 60, maxInstances: 5 },
};

/**
 * How many calls of one person an instance answers at once, of callables whose calls may last: else
 * one person could take all its places.
 */
export const CALLS_AT_ONCE_OF_PERSON: Readonly<Partial<Record<CallableName, number>>> = {
  // Minutes each. A caller that is refused reads the same from the document.
  streamReply: 6,
  // Up to a minute each, for Strava or for the call that asks it. A page opens one at a time.
  openActivity: 4,
  // Takes the time of a scanner. A message's files are sent one after the other.
  completeAttachment: 1,
  // Takes the time of Stripe. A page asks one after the other; a double click asks twice.
  beginSubscription: 3,
  finishSetUp: 3,
  changeSubscription: 3,
  beginCoveredSubscription: 3,
  checkCoupon: 3,
  applyCoupon: 3,
  createCoupon: 3,
  archiveCoupon: 3,
  listCoupons: 3,
  listMoney: 3,
  monthlyStatement: 3,
  previewSwitch: 3,
  switchPlan: 3,
  beginMethodChange: 3,
  refreshBilling: 3,
  listInvoices: 3,
  openReceipt: 3,
  saveProduct: 3,
  archiveProduct: 3,
  saveCoachPlan: 3,
  archiveCoachPlan: 3,
  beginCoachSubscription: 3,
  beginPurchase: 3,
  payPurchase: 3,
  settlePurchase: 3,
};

/**
 * The sizes of all other functions, by their names in the cloud, each with its reason. Queues end
 * below the lease of a job (150 s): a holder that is cut off is dead before the next one comes.
 */
export const FUNCTION_SIZES = {
  // Waits for a model most of the time; 20 prompts fit in memory.
  runReplies: { memory: '1GiB', timeoutSeconds: 120, concurrency: 20, maxInstances: 20 },
  // Seconds of reading and writing; four at once, since a file of 25 MB may pass through each.
  runShortJobs: { memory: '1GiB', timeoutSeconds: 120, concurrency: 4, maxInstances: 30 },
  // Computes all the time: while one file is read, the other waits for the database.
  runDecodingJobs: { memory: '1GiB', timeoutSeconds: 120, concurrency: 2, maxInstances: 30 },
  // The same work on files of long ago: few at once, since nobody waits for them.
  runRedecodingJobs: { memory: '1GiB', timeoutSeconds: 120, concurrency: 1, maxInstances: 5 },
  // Steps of a minute that read and write page by page; nobody waits for a single one.
  runLongJobs: { memory: '1GiB', timeoutSeconds: 120, concurrency: 4, maxInstances: 10 },
  // At each change of an account; a burst waits, since events are repeated until they are handled.
  onUserAccountWritten: FEW_DOCUMENTS,
  // At each change of a row; a new note, or what a coach sees of it, asks for jobs.
  onActivityWritten: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // At each message and each reply. The turns of the jobs slow down a person who floods the AI. In
  // a burst between people only the last is written.
  onMessageCreated: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // At each change of a message, and each part of a reply, of which it does nothing.
  onMessageUpdated: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // At each change of a conversation: one short transaction for each who takes part, and a job for the roster.
  onTopicWritten: { ...FEW_DOCUMENTS, maxInstances: 20 },
  // A few times in the life of a link.
  onCoachLinkWritten: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Coaches write few plans, and a runner answers each once.
  onNewPlanWritten: { ...FEW_DOCUMENTS, maxInstances: 2 },
  onPlanProposalWritten: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Some times a week for each runner with a plan; looks at the links of those who have a coach.
  onTrainingPlanWritten: { ...FEW_DOCUMENTS, maxInstances: 5 },
  // Seldom: words of signs, pain and illness are few.
  onCautionsWritten: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Applications are few.
  onCoachApplicationWritten: { ...FEW_DOCUMENTS, maxInstances: 2 },
  // Bodies of up to 32 MB with readings: eight of them fill an instance.
  garminWebhook: { memory: '1GiB', timeoutSeconds: 30, concurrency: 8, maxInstances: 10 },
  // Events of a few hundred bytes, which Strava repeats when they are not answered within 2 s.
  stravaWebhook: { memory: '512MiB', timeoutSeconds: 10, concurrency: 80, maxInstances: 10 },
  // Events of some kilobytes, of which only the heads are looked at; Stripe repeats what is not answered.
  stripeWebhook: { memory: '512MiB', timeoutSeconds: 10, concurrency: 80, maxInstances: 10 },
  // Reports of a few kilobytes on single mails.
  mailWebhook: { memory: '512MiB', timeoutSeconds: 10, concurrency: 80, maxInstances: 2 },
  // A few times in a reader's life; open to everybody, so its instances bound what strangers may cost.
  unsubscribeFromMail: { ...FEW_DOCUMENTS, timeoutSeconds: 10, maxInstances: 2 },
  // Calendars ask a few times a day; open to everybody, so its instances bound what strangers may cost.
  planCalendar: { ...FEW_DOCUMENTS, timeoutSeconds: 10, maxInstances: 5 },
  // Local alone: holds a file of 25 MB for each request.
  receiveUpload: { memory: '512MiB', timeoutSeconds: 60, concurrency: 8, maxInstances: 2 },
  // Local alone: streams a file.
  sendDownload: { memory: '512MiB', timeoutSeconds: 60, concurrency: 8, maxInstances: 2 },
  // One sweep at a time; it runs short jobs itself where the queues cannot be reached.
  'scheduled-sweepJobs': { memory: '1GiB', timeoutSeconds: 180, concurrency: 1, maxInstances: 1 },
  // One at a time, page by page.
  'scheduled-refreshDueRosters': {
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  // One at a time, page by page.
  'scheduled-purgeExpiredActivities': {
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  // Writes up to two hundred jobs, each in a short transaction.
  'scheduled-reconcileBilling': {
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  // Reads some hundred jobs at most, and writes one document.
  'scheduled-checkServiceStatus': {
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
  },
  // Asks Firestore once for an export, which Firestore makes by itself.
  'scheduled-backUpDatabase': {
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
  },
  // Writes one job.
  'scheduled-askToEncryptTokens': {
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
  },
  // Writes one job.
  'scheduled-askToFindOrphanedAccounts': {
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 1,
    maxInstances: 1,
  },
  // Reads two hundred states at a time; one run an hour.
  'scheduled-followSecondFactorSetting': {
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  // One at a time, page by page.
  'scheduled-searchOutdatedUploads': {
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
} as const satisfies Record<string, FunctionSize>;
