import { logMetricTypeOf } from './alert-policies.ts';
import type { Alert } from './alerts.ts';

/** The name by which an earlier version of the dashboard is found. */
export const DASHBOARD_NAME = 'tasuki operation';

const COLUMNS = 48;
const TILE_WIDTH = 24;
const TILE_HEIGHT = 16;

interface Chart {
  title: string;
  /** A filter of Cloud Monitoring, which selects time series. */
  filter: string;
  aligner: string;
  /** The label that separates the series; none = one series. */
  groupBy?: string;
  reducer: string;
  /** The value at which an alert comes. */
  threshold?: number;
}

/** Charts beside the alerts: how many requests, how fast, and the failures of each release. */
const TRAFFIC: readonly Chart[] = [
  {
    title: 'Requests by function',
    filter: 'metric.type="run.googleapis.com/request_count" resource.type="cloud_run_revision"',
    aligner: 'ALIGN_RATE',
    reducer: 'REDUCE_SUM',
    groupBy: 'resource.label.service_name',
  },
  {
    title: 'Failed requests by release',
    filter:
      'metric.type="run.googleapis.com/request_count" resource.type="cloud_run_revision" metric.label.response_code_class="5xx"',
    aligner: 'ALIGN_DELTA',
    reducer: 'REDUCE_SUM',
    groupBy: 'resource.label.revision_name',
  },
  {
    title: 'Documents read',
    filter:
      'metric.type="firestore.googleapis.com/document/read_count" resource.type="firestore_instance"',
    aligner: 'ALIGN_RATE',
    reducer: 'REDUCE_SUM',
    groupBy: 'metric.label.type',
  },
  {
    title: 'Documents written',
    filter:
      'metric.type="firestore.googleapis.com/document/write_count" resource.type="firestore_instance"',
    aligner: 'ALIGN_RATE',
    reducer: 'REDUCE_SUM',
    groupBy: 'metric.label.op',
  },
];

/**
 * The dashboard of operation, as Cloud Monitoring takes it: a chart for each alert with the line at which
 * it comes, and the traffic below.
 *
 * @param runbooks where the pages of docs/runbooks can be read
 */
export function dashboardOf(alerts: readonly Alert[], runbooks: string): object {
  const charts = [...alerts.map((alert) => chartOf(alert)), ...TRAFFIC];
  const tiles = charts.map((chart, index) => ({
    xPos: (index * TILE_WIDTH) % COLUMNS,
    yPos: Math.floor((index * TILE_WIDTH) / COLUMNS) * TILE_HEIGHT,
    width: TILE_WIDTH,
    height: TILE_HEIGHT,
    widget: widgetOf(chart),
  }));
  const below = Math.ceil((charts.length * TILE_WIDTH) / COLUMNS) * TILE_HEIGHT;
  const pages = {
    xPos: 0,
    yPos: below,
    width: COLUMNS,
    height: TILE_HEIGHT,
    widget: {
      title: 'What to do',
      text: {
        format: 'MARKDOWN',
        content: [
          ...alerts.map(({ id, title }) => `- [${title}](${runbooks}/${id}.md)`),
          `- [What money is spent on](${runbooks}/spend.md)`,
        ].join('\n'),
      },
    },
  };
  return {
    displayName: DASHBOARD_NAME,
    mosaicLayout: { columns: COLUMNS, tiles: [...tiles, pages] },
  };
}

function chartOf(alert: Alert): Chart {
  const { title, condition } = alert;
  if (condition.kind === 'log') {
    return {
      title,
      filter: `metric.type="${logMetricTypeOf(alert)}" resource.type="cloud_run_revision"`,
      aligner: 'ALIGN_DELTA',
      reducer: 'REDUCE_SUM',
      groupBy: 'metric.label.revision',
      threshold: condition.moreThan,
    };
  }
  return {
    title,
    filter: condition.filter,
    aligner: condition.aligner,
    reducer: 'REDUCE_MAX',
    threshold: condition.moreThan,
  };
}

function widgetOf({ title, filter, aligner, reducer, groupBy, threshold }: Chart): object {
  return {
    title,
    xyChart: {
      dataSets: [
        {
          plotType: 'LINE',
          timeSeriesQuery: {
            timeSeriesFilter: {
              filter,
              aggregation: {
                alignmentPeriod: '300s',
                perSeriesAligner: aligner,
                crossSeriesReducer: reducer,
                groupByFields: groupBy === undefined ? [] : [groupBy],
              },
            },
          },
        },
      ],
      thresholds: threshold === undefined ? [] : [{ value: threshold }],
    },
  };
}
