import { onSchedule } from 'firebase-functions/scheduler';
import { MODEL_SECRETS } from '../platform/model-secrets.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { jobDependencies } from './job-dependencies.ts';
import { sweepJobs } from './sweep-jobs.ts';

export const everyMinuteSweepJobs = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: FUNCTIONS_REGION,
    memory: '1GiB',
    secrets: [...MODEL_SECRETS, ...PROVIDER_SECRETS],
    timeoutSeconds: 180,
  },
  async () => {
    await sweepJobs(await jobDependencies());
  },
);
