import { expect, it } from 'vitest';
import { LATEST_MOMENT } from '@tasuki/domain/measures/moment';
import { contractBreaks, documentBreaks } from './contract-breaks.ts';
import { readContract } from './read-documents.ts';
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
  ...[
    'listModerationCases takes caseId: less: matches /^(?!__.*__$)[A-Za-z0-9_-]+$/',
    'messageFeedbackDocumentSchema takes messageId: less: matches /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/',
  ].map((sentence): [string, string] => [
    sentence,
    'Firestore stores no document whose id begins and ends with two underscores.',
  ]),
  [
    'removeSecondFactor answers "{ isRemoved: boolean; } & SecondFactorSession", which was not possible before',
    'An open browser reads `isRemoved` as before. Its session ends with the others, so its user signs in again.',
  ],
]);

it.each(readRecordedContracts())(
  'browsers of the recorded contract $version go on working',
  async ({ callables, documents }) => {
    const now = await readContract();
    const found = [
      ...contractBreaks(callables, now.callables),
      ...(documents ? documentBreaks(documents, now.documents) : []),
    ];
    expect(found.filter((sentence) => !MEANT.has(sentence))).toEqual([]);
  },
  60_000,
);

it('records a contract once, and keeps the last two', () => {
  const shapes = (name: string) => ({
    callables: { [name]: { request: { type: 'object' }, response: 'string' } },
    documents: { written: {}, read: {} },
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
  const other = { ...shapes('c'), documents: { written: {}, read: { ROW_SHAPE: { at: 'date' } } } };
  expect(isRecorded(third, other)).toBe(false);
});

it('knows what browsers write past the functions, and what they read', async () => {
  const { documents } = await readContract();
  expect(documents.written['participantMessageDocumentSchema']?.fields).toHaveProperty('text');
  expect(documents.written['userAccountDocumentSchema']?.fields).toHaveProperty('language');
  expect(documents.read['ACTIVITY_ROW_SHAPE']).toMatchObject({ startedAt: 'date' });
  expect(Object.keys(documents.written).length).toBeGreaterThan(20);
  expect(Object.keys(documents.read).length).toBeGreaterThan(25);
});
