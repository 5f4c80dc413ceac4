import { expect, it } from 'vitest';
import { LATEST_MOMENT } from '@tasuki/domain/measures/moment';
import { contractBreaks } from './contract-breaks.ts';
import { readShapes } from './read-shapes.ts';
import { isRecorded, readRecordedContracts, withContract } from './recorded-contracts.ts';

/** Breaks that are meant, word for word, with the reason why an open browser may fail. */
const MEANT: ReadonlyMap<string, string> = new Map([
  [
    String.raw`beginCoachSubscription answers plan: interval: "\"day\"", which was not possible before`,
    'Only a browser is answered so that says with `showsDailyTerms` that it understands.',
  ],
  ...[
    'appointCoach takes applicationUpdatedAt',
    'createCoupon takes expiresAt',
    'decideCoachRevision takes revisionUpdatedAt',
    'decideModeration takes caseUpdatedAt',
    'declineApplication takes applicationUpdatedAt',
    'listModerationCases takes openedBefore',
    'searchOwnMessages takes before',
    'sendWithAttachments takes writtenAt',
    'switchPlan takes prorationAt',
  ].map((field): [string, string] => [
    `${field}: less: max ${LATEST_MOMENT}`,
    'No browser names a moment after the year 9999.',
  ]),
]);

it.each(readRecordedContracts())(
  'browsers of the recorded contract $version go on working',
  ({ callables }) => {
    const found = contractBreaks(callables, readShapes());
    expect(found.filter((sentence) => !MEANT.has(sentence))).toEqual([]);
  },
  60_000,
);

it('records a contract once, and keeps the last two', () => {
  const shapes = (name: string) => ({
    [name]: { request: { type: 'object' }, response: 'string' },
  });
  const first = withContract([], shapes('a'), '2026-01-01');
  expect(withContract(first, shapes('a'), '2026-01-02')).toBe(first);
  const third = withContract(
    withContract(first, shapes('b'), '2026-01-02'),
    shapes('c'),
    '2026-01-03',
  );
  expect(third.map(({ version }) => version)).toEqual([2, 3]);
  expect(isRecorded(third, shapes('c'))).toBe(true);
  expect(isRecorded(third, shapes('b'))).toBe(false);
});
