import { expect, test } from 'vitest';
import { ReportScrubber } from './report-scrubber.ts';

const ORIGIN = 'https://tasuki.example';
const scrubber = new ReportScrubber(ORIGIN, (path) =>
  path.startsWith('/activities/') ? 'activity' : null,
);

test('makes a report of kind, place, page and user id, and of nothing else', () => {
  const report = scrubber.error({
    type: undefined,
    event_id: 'e1',
    user: { id: 'u1', email: 'hanako@example.jp', ip_address: '192.0.2.1' },
    request: { url: `${ORIGIN}/activities/a1?note=knee`, headers: { Referer: 'secret' } },
    transaction: '/activities/a1',
    extra: { heartRate: 182 },
    contexts: { place: { latitude: 35.68 } },
    tags: { where: 'watch activities', note: 'my knee', requestId: 'k3f9x2mp' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'hanako@example.jp ran at 182',
          stacktrace: {
            frames: [{ filename: `${ORIGIN}/assets/a-1.js`, lineno: 7, vars: { heartRate: 182 } }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'ui.click', message: 'button[Hanako Sato]' },
      { category: 'console', message: 'knee' },
      { category: 'navigation', data: { from: '/activities/a1', to: '/activities/a2' } },
      {
        category: 'fetch',
        data: {
          method: 'POST',
          url: 'https://fn.example/demo/region/openTopic?q=knee&request=k3f9x2mp',
          body: 'knee',
        },
      },
    ],
  });
  expect(report).toEqual({
    type: undefined,
    event_id: 'e1',
    user: { id: 'u1' },
    request: { url: `${ORIGIN}/activities/:activityId` },
    transaction: '/activities/:activityId',
    tags: { where: 'watch activities', requestId: 'k3f9x2mp' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '… ran at #',
          stacktrace: { frames: [{ filename: `${ORIGIN}/assets/a-1.js`, lineno: 7 }] },
        },
      ],
    },
    breadcrumbs: [
      {
        category: 'navigation',
        data: {
          from: `${ORIGIN}/activities/:activityId`,
          to: `${ORIGIN}/activities/:activityId`,
        },
      },
      {
        category: 'fetch',
        data: { method: 'POST', url: 'https://fn.example/openTopic', request_id: 'k3f9x2mp' },
      },
    ],
  });
});

test('traces a page load by names', () => {
  const trace = scrubber.transaction({
    type: 'transaction',
    transaction: '/activities/a1',
    spans: [
      {
        span_id: 's1',
        trace_id: 't1',
        start_timestamp: 1,
        status: 'ok',
        description: `GET ${ORIGIN}/activities/a1?x=1`,
        data: { 'http.query': 'x=1' },
      },
    ],
  });
  expect(trace.transaction).toBe('/activities/:activityId');
  expect(trace.spans).toEqual([
    {
      span_id: 's1',
      trace_id: 't1',
      start_timestamp: 1,
      status: 'ok',
      description: `${ORIGIN}/activities/:activityId`,
      data: {},
    },
  ]);
});

test('names the pages in a replay, and leaves out a part that it cannot read', () => {
  expect(scrubber.replay(`[{"href":"${ORIGIN}/activities/a1?x=1"}]`)).toBe(
    `[{"href":"${ORIGIN}/activities/:activityId"}]`,
  );
  expect(scrubber.replay({ urls: [`${ORIGIN}/activities/a1`] })).toEqual({
    urls: [`${ORIGIN}/activities/:activityId`],
  });
  expect(scrubber.replay(new Uint8Array([1]))).toBe('');
});
