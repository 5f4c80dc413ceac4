import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { STATUS_LIMITS } from '@tasuki/domain/service-status/service-status';
import { askToFindOrphanedAccounts } from './account-deletion/find-orphaned-accounts-job.ts';
import { backUpDatabase, currentExporter } from './backups/back-up-database.ts';
import { currentBilling } from './billing/current-billing.ts';
import { askToRemind } from './billing/reminders/remind-of-charge.ts';
import { reconcileBilling } from './billing/refresh-billing.ts';
import { currentSweepDependencies } from './job-handlers.ts';
import { sweepJobs } from './jobs/sweep-jobs.ts';
import { firestore } from './platform/admin-app.ts';
import { configuration } from './platform/current-configuration.ts';
import { FUNCTION_SIZES, type FunctionSize } from './platform/function-sizes.ts';
import { MODEL_SECRETS } from './platform/model-secrets.ts';
import { PROVIDER_SECRETS } from './platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from './platform/region.ts';
import { askToEncryptTokens } from './provider-links/ask-to-encrypt-tokens.ts';
import { startJob } from './jobs/start-job.ts';
import { refreshDueRosters } from './roster/refresh-due-rosters.ts';
import { checkServiceStatus } from './service-status/check-service-status.ts';
import { followSecondFactorSetting } from './second-factor/follow-second-factor-setting.ts';
import { purgeExpiredActivities } from './strava/purge-expired-activities.ts';
import { searchOutdatedUploads } from './uploads/outdated/outdated-uploads.ts';

interface Schedule {
  everyMinutes: number;
  size: FunctionSize;
  secrets?: readonly (typeof MODEL_SECRETS)[number][];
  run: () => Promise<void>;
}

/**
 * Scheduled work, by the name of its function. A scheduler starts it in production, the local
 * ticker does so on one machine. Each may run late, twice or at once.
 */
export const SCHEDULES: Readonly<Record<string, Schedule>> = {
  sweepJobs: {
    everyMinutes: 1,
    size: FUNCTION_SIZES['scheduled-sweepJobs'],
    secrets: [...MODEL_SECRETS, ...PROVIDER_SECRETS],
    run: async () => {
      await sweepJobs(await currentSweepDependencies());
    },
  },
  purgeExpiredActivities: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-purgeExpiredActivities'],
    run: async () => {
      await purgeExpiredActivities(new Date(), firestore());
    },
  },
  // Only asks for the job, which works once a day; asking each hour repeats what failed.
  askToEncryptTokens: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-askToEncryptTokens'],
    run: async () => {
      await askToEncryptTokens(new Date(), firestore(), configuration.tokenKey);
    },
  },
  // Only asks for looks, of those who were not looked at for three hours, and for reminders that are due.
  reconcileBilling: {
    everyMinutes: 30,
    size: FUNCTION_SIZES['scheduled-reconcileBilling'],
    secrets: PROVIDER_SECRETS,
    run: async () => {
      const billing = await currentBilling();
      for (const id of await askToRemind(billing)) await startJob(id);
      for (const id of await reconcileBilling(billing)) await startJob(id);
    },
  },
  followSecondFactorSetting: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-followSecondFactorSetting'],
    run: async () => {
      const { isSecondFactorRequired } = configuration;
      await followSecondFactorSetting(isSecondFactorRequired, new Date(), firestore());
    },
  },
  // Only asks for the job, which repeats itself once a day; asking each hour revives one that was given up.
  askToFindOrphanedAccounts: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-askToFindOrphanedAccounts'],
    run: async () => {
      await askToFindOrphanedAccounts(new Date(), firestore());
    },
  },
  backUpDatabase: {
    everyMinutes: 24 * 60,
    size: FUNCTION_SIZES['scheduled-backUpDatabase'],
    run: async () => {
      await backUpDatabase(configuration.backupBucket, currentExporter());
    },
  },
  // A day ends at another hour for each runner.
  refreshDueRosters: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-refreshDueRosters'],
    run: async () => {
      await refreshDueRosters(new Date(), { firestore: firestore(), startJob });
    },
  },
  checkServiceStatus: {
    everyMinutes: STATUS_LIMITS.checkEveryMinutes,
    size: FUNCTION_SIZES['scheduled-checkServiceStatus'],
    run: async () => {
      await checkServiceStatus(new Date(), firestore());
    },
  },
  searchOutdatedUploads: {
    everyMinutes: 60,
    size: FUNCTION_SIZES['scheduled-searchOutdatedUploads'],
    run: async () => {
      await searchOutdatedUploads(new Date(), { firestore: firestore(), startJob });
    },
  },
};

/** The one that starts the jobs which a restore waits for; whoever restores pauses it until then. */
const RUNS_WHILE_RESTORED = 'sweepJobs';

/** The schedules as functions. While a backup is brought back they do nothing: the next time makes up for it. */
export function scheduledFunctions(): Record<string, ScheduleFunction> {
  return Object.fromEntries(
    Object.entries(SCHEDULES).map(([name, { everyMinutes, run, secrets, size }]) => [
      name,
      onSchedule(
        {
          ...size,
          schedule: `every ${everyMinutes} minutes`,
          region: FUNCTIONS_REGION,
          ...(secrets && { secrets: [...secrets] }),
        },
        async () => {
          if (configuration.isBeingRestored && name !== RUNS_WHILE_RESTORED) return;
          await run();
        },
      ),
    ]),
  );
}
