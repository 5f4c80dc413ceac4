/** Something that a person has to look at, with its page in docs/runbooks. */
export interface Alert {
  /** Also the name of the page `docs/runbooks/<id>.md`. */
  id: string;
  title: string;
  /** Wakes somebody, or waits for the morning. */
  urgency: 'now' | 'today';
  condition: AlertCondition;
}

export type AlertCondition =
  /**
   * Lines of the functions' log with one of these messages: more than `moreThan` in `minutes`
   * minutes.
   */
  | { kind: 'log'; messages: readonly string[]; moreThan: number; minutes: number }
  /** A measure that Google keeps by itself. */
  | {
      kind: 'metric';
      filter: string;
      aligner: 'ALIGN_PERCENTILE_95' | 'ALIGN_PERCENTILE_99';
      moreThan: number;
      minutes: number;
    };

const TASK_DELAYS =
  'metric.type="cloudtasks.googleapis.com/queue/task_attempt_delays" resource.type="cloud_tasks_queue"';
const REQUEST_TIMES =
  'metric.type="run.googleapis.com/request_latencies" resource.type="cloud_run_revision"';

/** All alerts. Messages are those of the functions' log, word for word; a test looks for each. */
export const ALERTS: readonly Alert[] = [
  {
    id: 'dead-jobs',
    title: 'Jobs are given up',
    urgency: 'now',
    condition: {
      kind: 'log',
      messages: ['job given up', 'job keeps failing', 'job of an unknown kind deferred'],
      moreThan: 0,
      minutes: 5,
    },
  },
  {
    id: 'waiting-jobs',
    title: 'Jobs wait for longer than a minute',
    urgency: 'today',
    // In milliseconds.
    condition: {
      kind: 'metric',
      filter: TASK_DELAYS,
      aligner: 'ALIGN_PERCENTILE_95',
      moreThan: 60_000,
      minutes: 15,
    },
  },
  {
    id: 'webhook-lag',
    title: 'Webhooks are answered late, or not taken in',
    urgency: 'now',
    condition: {
      kind: 'metric',
      filter: `${REQUEST_TIMES} resource.labels.service_name=one_of("stravawebhook","stripewebhook","garminwebhook")`,
      aligner: 'ALIGN_PERCENTILE_99',
      // Strava wants its answer within two seconds, and asks three times in all.
      moreThan: 1_500,
      minutes: 5,
    },
  },
  {
    id: 'webhook-refused',
    title: 'Events of a company are not taken in',
    urgency: 'now',
    condition: {
      kind: 'log',
      messages: [
        'event of Stripe not taken in',
        'event of Stripe without effect',
        'notification of Garmin not taken in',
        'report on a mail not taken in',
      ],
      moreThan: 0,
      minutes: 5,
    },
  },
  {
    id: 'refused-tokens',
    title: 'A company refuses our application, or tokens cannot be read',
    urgency: 'now',
    condition: {
      kind: 'log',
      messages: [
        'provider refused our application',
        'stored tokens not readable',
        'key service refused our request',
        'stored tokens need another key',
      ],
      moreThan: 0,
      minutes: 5,
    },
  },
  {
    id: 'model-failures',
    title: 'Models do not answer',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['model not usable', 'answer by a model broke off'],
      moreThan: 10,
      minutes: 10,
    },
  },
  {
    id: 'model-spend',
    title: 'The budget of models cannot be kept',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['budget of models could not be reserved', 'budget of models could not be raised'],
      moreThan: 5,
      minutes: 10,
    },
  },
  {
    id: 'error-rate',
    title: 'A release fails more often',
    urgency: 'now',
    condition: {
      kind: 'log',
      messages: ['callable failed', 'job could not be run', 'upload not stored'],
      moreThan: 10,
      minutes: 10,
    },
  },
  {
    id: 'wrong-documents',
    title: 'Stored documents have a wrong shape',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['stored document of a wrong shape'],
      moreThan: 0,
      minutes: 30,
    },
  },
  {
    id: 'late-deletion',
    title: 'An account is not deleted yet, or too many would be',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['account not deleted yet', 'too many orphaned accounts'],
      moreThan: 3,
      minutes: 60,
    },
  },
  {
    id: 'mail-refused',
    title: 'The mail server refuses recipients',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['mail server refuses recipients in a row'],
      moreThan: 0,
      minutes: 30,
    },
  },
  {
    id: 'push-services',
    title: 'Push services refuse notifications, or are not reached',
    urgency: 'today',
    condition: {
      kind: 'log',
      messages: ['push service refuses', 'push service busy', 'push service not reached'],
      moreThan: 20,
      minutes: 30,
    },
  },
  {
    id: 'backup-not-begun',
    title: 'The daily backup was not begun',
    urgency: 'today',
    condition: { kind: 'log', messages: ['backup not begun'], moreThan: 0, minutes: 30 },
  },
];
