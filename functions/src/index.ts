import { scheduledFunctions } from './schedules.ts';

export { deleteAccount } from './account-deletion/delete-account-function.ts';
export { downloadExport, exportAccount } from './account-export/account-export-functions.ts';
export { admitSignIn } from './sign-in/admit-sign-in-function.ts';
export { changePushSubscription } from './push/change-push-subscription-function.ts';
export { checkEmailProof } from './accounts/check-email-proof-function.ts';
export { announceEmail, proveEmail } from './accounts/prove-email-functions.ts';
export {
  appointCoach,
  approveBeta,
  decideCoachRevision,
  declineApplication,
  enableAccount,
  makeAdmin,
  takeRight,
} from './accounts/admin-functions.ts';
export { onUserAccountWritten } from './accounts/on-user-account-written.ts';
export {
  applyCoupon,
  beginCoveredSubscription,
  beginMethodChange,
  beginSubscription,
  changeSubscription,
  checkCoupon,
  finishSetUp,
  previewSwitch,
  refreshBilling,
  switchPlan,
} from './billing/billing-functions.ts';
export {
  archiveCoachPlan,
  beginCoachSubscription,
  saveCoachPlan,
} from './billing/coach-plans/coach-plan-functions.ts';
export { listInvoices, openReceipt } from './billing/invoices/invoice-functions.ts';
export { archiveProduct, saveProduct } from './billing/products/product-functions.ts';
export {
  beginPurchase,
  payPurchase,
  settlePurchase,
} from './billing/purchases/purchase-functions.ts';
export { archiveCoupon, createCoupon, listCoupons } from './coupons/coupon-functions.ts';
export { listMoney, monthlyStatement } from './money/money-functions.ts';
export { stripeWebhook } from './billing/stripe-webhook.ts';
export {
  deleteManualActivity,
  saveManualActivity,
} from './activities/manual/manual-activity-functions.ts';
export { askForWeather } from './weather/weather-functions.ts';
export { chooseMainActivity } from './activities/choose-main-activity-function.ts';
export { onActivityWritten } from './activities/on-activity-written.ts';
export {
  chooseTopicModel,
  correctReply,
  openCoachTopic,
  openTopic,
  retryReply,
  settleDraft,
  streamReply,
} from './chat/chat-functions.ts';
export {
  completeAttachment,
  linkToAttachments,
  requestAttachment,
  sendWithAttachments,
} from './chat/attachments/attachment-functions.ts';
export { readEmbeddedActivities } from './chat/embedded/embedded-functions.ts';
export { searchOwnMessages } from './chat/search/search-functions.ts';
export {
  inviteToGroup,
  joinGroup,
  mailGroupInvitation,
  leaveGroup,
  readGroupInvitation,
  shareGroupHistory,
  startGroup,
} from './chat/groups/group-functions.ts';
export {
  decideModeration,
  listModerationCases,
  reportMessage,
} from './chat/moderation/moderation-functions.ts';
export { onCoachLinkWritten } from './chat/on-coach-link-written.ts';
export { onMessageCreated } from './chat/on-message-created.ts';
export { onMessageUpdated } from './chat/on-message-updated.ts';
export { onTopicWritten } from './chat/inbox/on-topic-written.ts';
export { offerFreePlan } from './coaches/offer-free-plan-function.ts';
export { onCoachApplicationWritten } from './accounts/on-coach-application-written.ts';
export { endCoachingOf } from './coaches/end-coaching-of-function.ts';
export { shareWithCoach } from './coaches/share-with-coach-function.ts';
export { takeFreePlan } from './coaches/take-free-plan-function.ts';
export { garminWebhook } from './garmin/garmin-webhook.ts';
export { mailWebhook } from './mail/mail-webhook.ts';
export { unsubscribeFromMail } from './mail/unsubscribe-function.ts';
export {
  runDecodingJobs,
  runLongJobs,
  runRedecodingJobs,
  runReplies,
  runShortJobs,
} from './queue-functions.ts';
export { checkOnboarding, openInvitation } from './onboarding/onboarding-functions.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
} from './second-factor/second-factor-functions.ts';
export { onNewPlanWritten, onPlanProposalWritten } from './plans/on-coach-plan-written.ts';
export { onCautionsWritten, onTrainingPlanWritten } from './plans/on-training-plan-written.ts';
export { sendPlanToGarmin } from './plans/delivery/plan-delivery-function.ts';
export { planCalendar } from './plans/plan-calendar-function.ts';
export { unlinkProvider } from './provider-links/unlink-function.ts';
export { importFromProvider } from './provider-links/import-from-provider-function.ts';
export { sendContactMessage } from './contact/contact-functions.ts';
export { beginProviderSignIn, finishProviderSignIn } from './sign-in/sign-in-functions.ts';
export { openActivity, removeStravaPost } from './strava/strava-functions.ts';
export { stravaWebhook } from './strava/strava-webhook.ts';
export { receiveUpload } from './uploads/receive-upload.ts';
export { sendDownload } from './uploads/send-download.ts';
export { completeUpload, downloadRecording, requestUpload } from './uploads/upload-functions.ts';

/** Their names in the cloud begin with `scheduled-`. */
export const scheduled = scheduledFunctions();
