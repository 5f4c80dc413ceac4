import { initializeApp } from 'firebase/app';
import * as sdk from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureCodeOf } from '../failure-code-of.ts';
import { appCheckToken } from './app-check.ts';
import {
  changeDocument,
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocument,
  readDocuments,
  removeDocument,
  startAtId,
  storeDocument,
  where,
} from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-values.ts';

vi.mock('../environment.ts', () => ({
  environment: { firebase: { projectId: 'demo-lite' }, local: null, appCheck: null },
}));
const auth = vi.hoisted(() => ({
  authStateReady: () => Promise.resolve(),
  currentUser: null as { getIdToken: () => Promise<string> } | null,
}));
vi.mock('./firebase-auth.ts', () => ({ firebaseAuth: auth }));
vi.mock('./app-check.ts', () => ({ appCheckToken: vi.fn() }));

const database = sdk.getFirestore(initializeApp({ projectId: 'demo-lite' }, 'lite'));
const DOCUMENTS = 'projects/demo-lite/databases/(default)/documents';
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  auth.currentUser = { getIdToken: () => Promise.resolve('of-aoi') };
  vi.mocked(appCheckToken).mockReset().mockResolvedValue(null);
  sent.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', { onLine: true });
});

/** Digits below a millisecond, which the SDK writes and a Date has not. */
const NO_NANOSECONDS = /(?<=\.\d{3})0{6}(?=Z)/g;

/** The address and the body of a request. */
async function requestOf(asking: Promise<unknown>) {
  await asking;
  const [address, options] = sent.mock.lastCall ?? [];
  const body = options?.body;
  if (typeof body !== 'string') throw new Error('Nothing was asked');
  const request: unknown = JSON.parse(body.replaceAll(NO_NANOSECONDS, ''));
  return { address, request };
}

const DAY = new Date('2026-11-30T08:00:00.250Z');
const rows = (path: string, ...parts: sdk.QueryConstraint[]) =>
  sdk.getDocs(sdk.query(sdk.collection(database, path), ...parts));

describe('asks what the SDK asks', () => {
  it.each([
    [
      'for the newest of a runner',
      () =>
        readDocuments(
          'users/a/rows',
          orderBy('at', 'desc'),
          orderBy(DOCUMENT_ID, 'desc'),
          limit(30),
        ),
      () =>
        rows(
          'users/a/rows',
          sdk.orderBy('at', 'desc'),
          sdk.orderBy(sdk.documentId(), 'desc'),
          sdk.limit(30),
        ),
    ],
    [
      'between two moments, where fields have values',
      () =>
        readDocuments(
          'rows',
          where('isOpen', '==', true),
          where('isHidden', '==', null),
          where('kind', 'in', ['easy', 'long']),
          where('people', 'array-contains', 'a'),
          where('at', '>=', DAY),
          where('at', '<', DAY),
          orderBy('at', 'desc'),
          orderBy(DOCUMENT_ID, 'desc'),
        ),
      () =>
        rows(
          'rows',
          sdk.where('isOpen', '==', true),
          sdk.where('isHidden', '==', null),
          sdk.where('kind', 'in', ['easy', 'long']),
          sdk.where('people', 'array-contains', 'a'),
          sdk.where('at', '>=', DAY),
          sdk.where('at', '<', DAY),
          sdk.orderBy('at', 'desc'),
          sdk.orderBy(sdk.documentId(), 'desc'),
        ),
    ],
    [
      'by ids',
      () => readDocuments('rows', where(DOCUMENT_ID, 'in', ['a', 'b']), orderBy(DOCUMENT_ID)),
      () =>
        rows('rows', sdk.where(sdk.documentId(), 'in', ['a', 'b']), sdk.orderBy(sdk.documentId())),
    ],
    [
      'from an id on',
      () => readDocuments('users/a/rows', orderBy(DOCUMENT_ID), startAtId('2026'), limit(1)),
      () => rows('users/a/rows', sdk.orderBy(sdk.documentId()), sdk.startAt('2026'), sdk.limit(1)),
    ],
    [
      'to store',
      () => storeDocument('rows/a', { words: 'a', at: DAY, none: null, createdAt: SERVER_TIME }),
      () =>
        sdk.setDoc(sdk.doc(database, 'rows/a'), {
          words: 'a',
          at: DAY,
          none: null,
          createdAt: sdk.serverTimestamp(),
        }),
    ],
    [
      'to store what lies deep, and numbers of each kind',
      () =>
        storeDocument('rows/a', { deep: [{ count: 3, share: 0.5, isNot: Number.NaN, list: [] }] }),
      () =>
        sdk.setDoc(sdk.doc(database, 'rows/a'), {
          deep: [{ count: 3, share: 0.5, isNot: Number.NaN, list: [] }],
        }),
    ],
    [
      'to change',
      () => changeDocument('rows/a', { words: 'b', updatedAt: SERVER_TIME }),
      () =>
        sdk.updateDoc(sdk.doc(database, 'rows/a'), {
          words: 'b',
          updatedAt: sdk.serverTimestamp(),
        }),
    ],
    ['to remove', () => removeDocument('rows/a'), () => sdk.deleteDoc(sdk.doc(database, 'rows/a'))],
  ] as const)('%s', async (_name, ours, theirs) => {
    const expected = await requestOf(theirs());
    expect(await requestOf(ours())).toEqual(expected);
  });

  it('for one document', async () => {
    const updateTime = '2026-11-30T08:00:00Z';
    const found = { name: `${DOCUMENTS}/rows/a`, fields: {}, updateTime };
    sent.mockImplementation(() => Promise.resolve(Response.json([{ found }])));
    const expected = await requestOf(sdk.getDoc(sdk.doc(database, 'rows/a')));
    expect(await requestOf(readDocument('rows/a'))).toEqual(expected);
  });
});

it('reads every kind of value', async () => {
  const fields = {
    none: { nullValue: null },
    is: { booleanValue: false },
    count: { integerValue: '42' },
    share: { doubleValue: 0.5 },
    isNot: { doubleValue: 'NaN' },
    at: { timestampValue: '2026-11-30T08:00:00.250999Z' },
    words: { stringValue: 'a' },
    bytes: { bytesValue: 'AQID' },
    list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
    empty: { arrayValue: {} },
  };
  const document = { name: `${DOCUMENTS}/users/a/rows/b`, fields };
  sent.mockImplementation(() => Promise.resolve(Response.json([{ document }, { readTime: '…' }])));
  await expect(readDocuments('users/a/rows')).resolves.toEqual([
    {
      id: 'b',
      path: 'users/a/rows/b',
      data: {
        none: null,
        is: false,
        count: 42,
        share: 0.5,
        isNot: Number.NaN,
        at: DAY,
        words: 'a',
        bytes: new Uint8Array([1, 2, 3]),
        list: [1, {}],
        empty: [],
      },
    },
  ]);
});

it('says that there is no such document', async () => {
  const missing = { missing: `${DOCUMENTS}/rows/a` };
  sent.mockImplementation(() => Promise.resolve(Response.json([missing])));
  await expect(readDocument('rows/a')).resolves.toBeNull();
});

function sentHeaders(): Headers {
  return new Headers(sent.mock.lastCall?.[1]?.headers);
}

it('asks as whoever is signed in, with what says that the app asks', async () => {
  vi.mocked(appCheckToken).mockResolvedValue('the-app');
  await readDocuments('rows');
  expect(sentHeaders().get('authorization')).toBe('Bearer of-aoi');
  expect(sentHeaders().get('x-firebase-appcheck')).toBe('the-app');
});

it('asks as nobody where nobody is signed in', async () => {
  auth.currentUser = null;
  await readDocuments('rows');
  expect(sentHeaders().has('authorization')).toBe(false);
  expect(sentHeaders().has('x-firebase-appcheck')).toBe(false);
});

it.each([
  [401, 'account/session-expired'],
  [403, 'common/permission-denied'],
  [404, 'common/not-found'],
  [503, 'common/unavailable'],
  [500, 'common/unknown'],
])('fails at an answer of %i with %s', async (status, code) => {
  sent.mockImplementation(() => Promise.resolve(Response.json({}, { status })));
  const cause = await readDocument('rows/a').catch((thrown: unknown) => thrown);
  expect(failureCodeOf(cause)).toBe(code);
});

it('fails as unavailable where the connection broke', async () => {
  sent.mockRejectedValue(new TypeError('Load failed'));
  const cause = await readDocument('rows/a').catch((thrown: unknown) => thrown);
  expect(failureCodeOf(cause)).toBe('common/unavailable');
});

it('fails as unavailable where an answer breaks off', async () => {
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new TypeError('network error'));
    },
  });
  sent.mockResolvedValue(new Response(broken));
  const cause = await readDocument('rows/a').catch((thrown: unknown) => thrown);
  expect(failureCodeOf(cause)).toBe('common/unavailable');
});

it('fails as unavailable where no answer comes in time', async () => {
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  sent.mockImplementation(async (_address, options) => {
    options?.signal?.throwIfAborted();
    return new Promise<Response>(() => undefined);
  });
  const cause = await readDocument('rows/a').catch((thrown: unknown) => thrown);
  expect(failureCodeOf(cause)).toBe('common/unavailable');
  expect(late).toHaveBeenCalledWith(30_000);
});

it('stores nothing that Firestore has no kind for', async () => {
  await expect(storeDocument('rows/a', { words: undefined })).rejects.toThrow(TypeError);
  expect(sent).not.toHaveBeenCalled();
});
