import { deleteAccountJob } from './account-deletion/delete-account-job.ts';
import { findOrphanedAccountsJob } from './account-deletion/find-orphaned-accounts-job.ts';
import { exportAccountJob } from './account-export/export-account-job.ts';
import { forgetExportJob } from './account-export/forget-export-job.ts';
import { endPreviousAccountJob } from './accounts/end-previous-account-job.ts';
import { judgeAccountJob, settleNextProofJob } from './accounts/judge-account-job.ts';
import { followAccountJob } from './accounts/follow-account-job.ts';
import { setClaimsJob } from './accounts/set-claims-job.ts';
import { rewriteFeedbackJob } from './activities/rewrite-feedback-job.ts';
import { currentBilling } from './billing/current-billing.ts';
import { endBilling } from './billing/endings/end-billing.ts';
import { remindOfChargeJob } from './billing/reminders/remind-of-charge.ts';
import {
  endRenewalsJob,
  finishSetUpJob,
  lookAtCustomerJob,
  endReversedJob,
  settleForgottenPaymentJob,
  settlePurchaseJob,
} from './billing/stripe-jobs.ts';
import { forgetAttachmentJob } from './chat/attachments/forget-attachment-job.ts';
import { writeDraftJob } from './chat/drafts/write-draft-job.ts';
import { becomeMemberInGroups } from './chat/groups/become-member.ts';
import { isInvitationStillMeant } from './chat/groups/mail-group-invitation.ts';
import { judgeMessageJob } from './chat/moderation/judge-message-job.ts';
import { moderateByProvider } from './chat/moderation/moderate-by-provider.ts';
import { writeReplyJob } from './chat/write-reply-job.ts';
import type { Answerer } from './chat/answerer.ts';
import type { WriteReplyDependencies } from './chat/write-reply.ts';
import { sendContactMailJob } from './contact/send-contact-mail-job.ts';
import { endCoachingJob } from './coaches/end-coaching-job.ts';
import { waitingCoach } from './coaches/waiting-coach.ts';
import { checkGarminAccountJob } from './garmin/check-garmin-account-job.ts';
import { currentGarminDependencies } from './garmin/current-garmin-dependencies.ts';
import { deleteGarminDataJob } from './garmin/delete-garmin-data-job.ts';
import { fetchGarminFileJob } from './garmin/fetch-garmin-file-job.ts';
import { writeGarminActivityJob } from './garmin/write-garmin-activity-job.ts';
import { jobHandlers, type JobHandlers } from './jobs/job-handler.ts';
import { runJob, type JobDependencies } from './jobs/run-job.ts';
import { startJob } from './jobs/start-job.ts';
import type { SweepDependencies } from './jobs/sweep-jobs.ts';
import { enqueueJob } from './jobs/task-queues.ts';
import { onlyForLetIn } from './let-in-jobs.ts';
import { auth, firestore } from './platform/admin-app.ts';
import { askToDeliverPlan } from './plans/delivery/ask-to-deliver-plan.ts';
import { deliverPlanJob } from './plans/delivery/deliver-plan-job.ts';
import { configuration } from './platform/current-configuration.ts';
import { fillListsJob } from './chat/inbox/fill-lists.ts';
import { deleteLeftGroupJob } from './chat/groups/delete-left-group-job.ts';
import { mailUnreadJob } from './chat/inbox/mail-unread-job.ts';
import { currentMail } from './mail/current-mail.ts';
import { currentPush } from './push/current-push.ts';
import { sendPushJob } from './push/send-push-job.ts';
import { sendMailJob } from './mail/send-mail-job.ts';
import { encryptTokensJob } from './provider-links/encrypt-tokens-job.ts';
import { endLinkFromProvider } from './provider-links/end-link-from-provider.ts';
import { importHistoryJob } from './provider-links/import-history-job.ts';
import { reconcileLinkJob } from './provider-links/reconcile-link-job.ts';
import { unlinkProviderJob } from './provider-links/unlink-provider-job.ts';
import { currentTokenVault } from './provider-tokens/current-token-vault.ts';
import { forgetNewcomerJob } from './sign-in/forget-newcomer-job.ts';
import { checkStravaLinkJob } from './strava/check-strava-link-job.ts';
import { currentStrava } from './strava/current-strava.ts';
import { fetchStravaActivityJob } from './strava/fetch-strava-activity-job.ts';
import { postToStravaJob } from './strava/post-to-strava-job.ts';
import { refreshRosterJob } from './roster/refresh-roster-job.ts';
import { refreshTrendWeekJob } from './trends/refresh-trend-week-job.ts';
import { fetchWeatherJob } from './weather/fetch-weather-job.ts';
import { currentBlobStore } from './blob-store/current-blob-store.ts';
import { decodeUploadJob } from './uploads/decode-upload-job.ts';
import { forgetUploadJob } from './uploads/forget-upload-job.ts';
import { settleHistoryJob } from './uploads/settling/settle-history-job.ts';
import { readFileAgainJob } from './uploads/outdated/read-file-again-job.ts';

/** An invitation that is still open, and a plan that still waits; other mails always are. */
const isStillMeant: Parameters<typeof sendMailJob>[0]['isStillMeant'] = async (...asked) => {
  const [{ uid, mail }, at, database] = asked;
  if (mail.kind === 'plan-waiting') {
    return (await waitingCoach(uid, mail, { firestore: database, now: at })) !== null;
  }
  return isInvitationStillMeant(...asked);
};

type ReplyListening = Pick<WriteReplyDependencies, 'listener'>;

const now = () => new Date();

/**
 * What running jobs needs.
 *
 * @param listening the caller that waits for a reply that is to be written
 */
export async function currentJobDependencies(
  listening: ReplyListening = { listener: null },
): Promise<JobDependencies> {
  const handlers = await currentHandlers(listening);
  return { firestore: firestore(), handlers, now, enqueue: enqueueJob };
}

/** What the sweep needs. */
export async function currentSweepDependencies(): Promise<SweepDependencies> {
  const jobs = await currentJobDependencies();
  return { ...jobs, runHere: async (id) => runJob(id, jobs) };
}

/** Loaded when somebody is to be answered. */
const answer: Answerer = async (...question) => {
  const { answerConversation } = await import('./coaching/answer-conversation.ts');
  return answerConversation(...question);
};

/**
 * Every kind of job there is. A new kind is one file in the folder of its noun, with payload,
 * kind and handler, and one line here. Importers, decoders and coach are loaded when they are used.
 */
async function currentHandlers(listening: ReplyListening): Promise<JobHandlers> {
  const store = await currentBlobStore();
  const garmin = await currentGarminDependencies();
  const common = { firestore: firestore(), auth: auth(), store, startJob, now };
  const links = { ...common, providers: configuration.providers, vault: currentTokenVault() };
  const { isBetaAutoApproved, isSecondFactorRequired } = configuration;
  const mail = await currentMail();
  const handlers = [
    endCoachingJob({ ...common, becomeMember: becomeMemberInGroups }),
    sendMailJob({ ...mail, isStillMeant }),
    sendPushJob(await currentPush()),
    sendContactMailJob({ ...mail, mailbox: configuration.mail?.contactMailbox ?? null }),
    mailUnreadJob(common),
    fillListsJob(common),
    deleteLeftGroupJob(common),
    judgeMessageJob({
      ...common,
      moderate: moderateByProvider(configuration.models.openai),
      isProviderAsked: configuration.models.openai.key !== null,
    }),
    refreshRosterJob(common),
    refreshTrendWeekJob(common),
    fetchWeatherJob({ ...common, weather: configuration.weather }),
    endPreviousAccountJob(common),
    judgeAccountJob(common),
    settleNextProofJob(common),
    findOrphanedAccountsJob(common),
    setClaimsJob({ ...common, isBetaAutoApproved, isSecondFactorRequired }),
    followAccountJob({ ...common, isBetaAutoApproved, isSecondFactorRequired }),
    decodeUploadJob({ ...common, stravaTerms: configuration.stravaTerms }),
    readFileAgainJob({ ...common, stravaTerms: configuration.stravaTerms }),
    settleHistoryJob({ ...common, stravaTerms: configuration.stravaTerms }),
    forgetUploadJob(common),
    forgetAttachmentJob(common),
    rewriteFeedbackJob(common),
    writeReplyJob({ ...common, ...listening, answer }),
    writeDraftJob({ ...common, answer }),
    importHistoryJob({
      ...common,
      importers: {
        strava: async (...step) => {
          const { importStravaHistory } = await import('./strava/import-strava-history.ts');
          return importStravaHistory(...step, currentStrava());
        },
        garmin: async (...step) => {
          await askToDeliverPlan(step[0].uid, common);
          const { importGarminHistory } = await import('./garmin/import-garmin-history.ts');
          return importGarminHistory(...step, garmin);
        },
      },
    }),
    reconcileLinkJob({
      strava: async (...step) => {
        const { reconcileStrava } = await import('./strava/reconcile-strava.ts');
        return reconcileStrava(...step, currentStrava());
      },
      garmin: async (...step) => {
        // Another day has come, or Garmin did not answer before.
        await askToDeliverPlan(step[0].uid, common);
        const { reconcileGarmin } = await import('./garmin/reconcile-garmin.ts');
        return reconcileGarmin(...step, garmin);
      },
    }),
    unlinkProviderJob(links),
    forgetNewcomerJob(links),
    encryptTokensJob(links),
    fetchStravaActivityJob(currentStrava),
    checkStravaLinkJob({
      endLink: async (accountId) => endLinkFromProvider('strava', accountId, links),
      now,
    }),
    postToStravaJob(currentStrava),
    fetchGarminFileJob(garmin),
    writeGarminActivityJob(garmin),
    checkGarminAccountJob({
      ...garmin,
      afterPermissions: async (uid) => askToDeliverPlan(uid, common),
    }),
    deliverPlanJob({
      ...garmin,
      isOffered: configuration.providers.garmin?.isTrainingOffered === true,
    }),
    deleteGarminDataJob(garmin),
    exportAccountJob(common),
    forgetExportJob(common),
    lookAtCustomerJob(currentBilling),
    finishSetUpJob(currentBilling),
    settlePurchaseJob(currentBilling),
    settleForgottenPaymentJob(currentBilling),
    endReversedJob(currentBilling),
    endRenewalsJob(currentBilling),
    remindOfChargeJob(currentBilling),
    deleteAccountJob({
      ...common,
      endBilling: async (uid) => endBilling(uid, await currentBilling()),
    }),
  ];
  return jobHandlers(onlyForLetIn(handlers, common.firestore));
}
