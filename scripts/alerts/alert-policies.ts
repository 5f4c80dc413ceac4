import type { Alert } from './alerts.ts';

/** A counter that Cloud Logging keeps, as `gcloud logging metrics` takes it. */
export interface LogMetric {
  name: string;
  description: string;
  filter: string;
  metricDescriptor: object;
  labelExtractors: Readonly<Record<string, string>>;
}

/** The counter of an alert's lines, by revision: each release makes new ones. Null = it needs none. */
export function logMetricOf({ id, title, condition }: Alert): LogMetric | null {
  if (condition.kind !== 'log') return null;
  const messages = condition.messages.map((message) => JSON.stringify(message)).join(' OR ');
  return {
    name: metricNameOf(id),
    description: title,
    filter: `resource.type="cloud_run_revision" AND jsonPayload.message=(${messages})`,
    metricDescriptor: {
      metricKind: 'DELTA',
      valueType: 'INT64',
      labels: [{ key: 'revision', valueType: 'STRING' }],
    },
    labelExtractors: { revision: 'EXTRACT(resource.labels.revision_name)' },
  };
}

/**
 * The policy of an alert, as Cloud Monitoring takes it.
 *
 * @param channels to whom it goes, as Cloud Monitoring names them
 * @param runbooks where the pages of docs/runbooks can be read
 */
export function alertPolicyOf(alert: Alert, channels: readonly string[], runbooks: string): object {
  const { id, title, urgency, condition } = alert;
  const seconds = `${condition.minutes * 60}s`;
  const aggregation =
    condition.kind === 'log'
      ? {
          alignmentPeriod: seconds,
          perSeriesAligner: 'ALIGN_DELTA',
          crossSeriesReducer: 'REDUCE_SUM',
          // So that one release stands beside the other.
          groupByFields: ['metric.label.revision'],
        }
      : { alignmentPeriod: seconds, perSeriesAligner: condition.aligner };
  const filter =
    condition.kind === 'log'
      ? `metric.type="${logMetricTypeOf(alert)}" resource.type="cloud_run_revision"`
      : condition.filter;
  return {
    displayName: policyNameOf(alert),
    combiner: 'OR',
    severity: urgency === 'now' ? 'CRITICAL' : 'WARNING',
    userLabels: { runbook: id },
    documentation: { mimeType: 'text/markdown', content: `${title}: ${runbooks}/${id}.md` },
    notificationChannels: channels,
    conditions: [
      {
        displayName: title,
        conditionThreshold: {
          filter,
          comparison: 'COMPARISON_GT',
          thresholdValue: condition.moreThan,
          duration: '0s',
          aggregations: [aggregation],
        },
      },
    ],
  };
}

/** The name by which an earlier version of the policy is found. */
export function policyNameOf({ id }: Pick<Alert, 'id'>): string {
  return `tasuki ${id}`;
}

/** How Cloud Monitoring calls the counter of an alert. */
export function logMetricTypeOf({ id }: Pick<Alert, 'id'>): string {
  return `logging.googleapis.com/user/${metricNameOf(id)}`;
}

function metricNameOf(id: string): string {
  return `tasuki-${id}`;
}
