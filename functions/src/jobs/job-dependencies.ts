import { deleteAccountJob } from '../account-deletion/delete-account-job.ts';
import { exportAccountJob } from '../account-export/export-account-job.ts';
import { forgetExportJob } from '../account-export/forget-export-job.ts';
import { setClaimsJob } from '../accounts/set-claims-job.ts';
import { rewriteFeedbackJob } from '../activities/rewrite-feedback-job.ts';
import type { WriteReplyDependencies } from '../chat/write-reply.ts';
import { writeReplyJob } from '../chat/write-reply-job.ts';
import { checkGarminAccountJob } from '../garmin/check-garmin-account-job.ts';
import { currentGarminDependencies } from '../garmin/current-garmin-dependencies.ts';
import { deleteGarminDataJob } from '../garmin/delete-garmin-data-job.ts';
import { fetchGarminFileJob } from '../garmin/fetch-garmin-file-job.ts';
import { writeGarminActivityJob } from '../garmin/write-garmin-activity-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { importHistoryJob } from '../provider-links/import-history-job.ts';
import { endLinkFromProvider } from '../provider-links/end-link-from-provider.ts';
import { reconcileLinkJob } from '../provider-links/reconcile-link-job.ts';
import { unlinkProviderJob } from '../provider-links/unlink-provider-job.ts';
import { checkStravaLinkJob } from '../strava/check-strava-link-job.ts';
import { currentStrava } from '../strava/current-strava.ts';
import { fetchStravaActivityJob } from '../strava/fetch-strava-activity-job.ts';
import { postToStravaJob } from '../strava/post-to-strava-job.ts';
import { currentBlobStore } from '../uploads/current-blob-store.ts';
import { decodeUploadJob } from '../uploads/decode-upload-job.ts';
import { forgetUploadJob } from '../uploads/forget-upload-job.ts';
import type { JobDependencies } from './run-job.ts';
import { startJob } from './start-job.ts';

/**
 * What running jobs needs; decoders and coach are loaded with the first file.
 *
 * @param waiting who waits right here for a reply that is to be written
 */
export async function jobDependencies(
  waiting: Pick<WriteReplyDependencies, 'listener' | 'address'> = { listener: null, address: null },
): Promise<JobDependencies> {
  const now = () => new Date();
  const store = await currentBlobStore();
  const garmin = await currentGarminDependencies();
  const links = {
    firestore: firestore(),
    providers: configuration.providers,
    startJob,
    now,
  };
  return {
    firestore: firestore(),
    handlers: {
      'decode-upload': decodeUploadJob({
        firestore: firestore(),
        store,
        stravaTerms: configuration.stravaTerms,
      }),
      'set-claims': setClaimsJob({
        firestore: firestore(),
        auth: auth(),
        isBetaAutoApproved: configuration.isBetaAutoApproved,
      }),
      'forget-upload': forgetUploadJob({ firestore: firestore(), store }),
      'rewrite-feedback': rewriteFeedbackJob({ firestore: firestore() }),
      'write-reply': writeReplyJob({
        firestore: firestore(),
        answer: async (...question) => {
          const { answerConversation } = await import('../coaching/answer-conversation.ts');
          return answerConversation(...question);
        },
        startJob,
        now,
        ...waiting,
      }),
      'import-history': importHistoryJob({
        firestore: firestore(),
        importers: {
          strava: async (...step) => {
            const { importStravaHistory } = await import('../strava/import-strava-history.ts');
            return importStravaHistory(...step, currentStrava());
          },
          garmin: async (...step) => {
            const { importGarminHistory } = await import('../garmin/import-garmin-history.ts');
            return importGarminHistory(...step, garmin);
          },
        },
      }),
      'reconcile-link': reconcileLinkJob({
        strava: async (...step) => {
          const { reconcileStrava } = await import('../strava/reconcile-strava.ts');
          return reconcileStrava(...step, currentStrava());
        },
        garmin: async (...step) => {
          const { reconcileGarmin } = await import('../garmin/reconcile-garmin.ts');
          return reconcileGarmin(...step, garmin);
        },
      }),
      'fetch-strava-activity': fetchStravaActivityJob(currentStrava),
      'check-strava-link': checkStravaLinkJob({
        endLink: async (accountId) => endLinkFromProvider('strava', accountId, links),
        now,
      }),
      'post-to-strava': postToStravaJob(currentStrava),
      'fetch-garmin-file': fetchGarminFileJob(garmin),
      'write-garmin-activity': writeGarminActivityJob(garmin),
      'check-garmin-account': checkGarminAccountJob(garmin),
      'delete-garmin-data': deleteGarminDataJob(garmin),
      'unlink-provider': unlinkProviderJob(links),
      'export-account': exportAccountJob({ firestore: firestore(), store, now, startJob }),
      'forget-export': forgetExportJob({ firestore: firestore(), store }),
      'delete-account': deleteAccountJob({
        firestore: firestore(),
        auth: auth(),
        store,
        now,
        startJob,
      }),
    },
    now,
  };
}
