import type { JobHandlers, JobKind } from '../../functions/src/jobs/job.ts';

const refused = {
  run: async () => Promise.reject(new Error('no such job here')),
  giveUp: () => undefined,
};

const KINDS: Readonly<Record<JobKind, typeof refused>> = {
  'decode-upload': refused,
  'forget-upload': refused,
  'rewrite-feedback': refused,
  'write-reply': refused,
  'set-claims': refused,
  'import-history': refused,
  'unlink-provider': refused,
  'fetch-garmin-file': refused,
  'write-garmin-activity': refused,
  'check-garmin-account': refused,
  'delete-garmin-data': refused,
  'reconcile-link': refused,
  'fetch-strava-activity': refused,
  'check-strava-link': refused,
  'post-to-strava': refused,
  'export-account': refused,
  'forget-export': refused,
  'delete-account': refused,
};

/** Handlers of the kinds that a test never makes. */
export const NO_JOBS: JobHandlers = KINDS;
