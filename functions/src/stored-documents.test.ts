import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import { storedExport } from './account-export/stored-export.ts';
import { storedApplication } from './accounts/stored-application.ts';
import { storedCoach, storedCoachLink, storedCoachPlan } from './coaches/stored-coach.ts';
import { takeGarminRequest } from './garmin/garmin-budget.ts';
import { knownActivity } from './garmin/known-activity.ts';
import { storedOnboardingState } from './onboarding/stored-onboarding-state.ts';
import { storedAccountState } from './permissions/stored-account-state.ts';
import { storedUserAccount } from './permissions/stored-user-account.ts';
import { providerIdentity } from './provider-links/stored-link.ts';
import {
  areClearTokensRefused,
  storedEncryptionState,
} from './provider-tokens/encryption-state.ts';
import { storedSecondFactor } from './second-factor/second-factor.ts';
import { readGoogleAccount } from './sign-in/google-account.ts';
import { takeState } from './sign-in/sign-in-state.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const SOME_TIME = Timestamp.fromDate(NOW);
const PATH = 'collection/document';

const written = vi.spyOn(logger, 'write').mockReturnValue();
afterEach(() => {
  written.mockClear();
});

function snapshotOf(data: object | undefined): DocumentSnapshot {
  return {
    ref: { path: PATH },
    updateTime: SOME_TIME,
    data: () => data,
  } as unknown as DocumentSnapshot;
}

/** A Firestore whose every document has this content. */
function firestoreWith(data: object): Firestore {
  const reference = { get: async () => Promise.resolve(snapshotOf(data)) };
  return { doc: () => reference } as unknown as Firestore;
}

const SEALED = { keyVersion: '1' };
const FACTOR = { id: 'f', sealedSecret: SEALED, isConfirmed: true, lastStep: 1, failures: 0 };
const EXPORT = { state: 'ready', exportId: 'e', part: null, createdAt: SOME_TIME, expiresAt: null };
const LINK = { runnerUid: 'r', state: 'active', sharesActivities: true, consentVersion: null };

describe('a reader', () => {
  test.each([
    ['account state', storedAccountState, { roles: ['runner'] }, { roles: 'admin' }, 'roles'],
    ['user account', storedUserAccount, { firstName: 'Hana' }, { firstName: 7 }, 'firstName'],
    [
      'user account',
      storedUserAccount,
      { createdAt: SOME_TIME },
      { createdAt: '2026' },
      'createdAt',
    ],
    ['application', storedApplication, { state: 'open', updatedAt: SOME_TIME }, {}, 'state'],
    ['coach', storedCoach, { isApproved: true, isPublished: true }, {}, 'isApproved'],
    ['plan', storedCoachPlan, { priceJpy: 0, state: 'published' }, { priceJpy: '0' }, 'priceJpy'],
    ['coach link', storedCoachLink, LINK, { ...LINK, sharesActivities: 'yes' }, 'sharesActivities'],
    ['coach link', storedCoachLink, LINK, { ...LINK, runnerUid: null }, 'runnerUid'],
    ['export', storedExport, EXPORT, { ...EXPORT, exportId: null }, 'exportId'],
    ['export', storedExport, EXPORT, { ...EXPORT, expiresAt: 5 }, 'expiresAt'],
    ['Garmin activity', knownActivity, { seen: [] }, { seen: 'all' }, 'seen'],
    ['onboarding state', storedOnboardingState, { invitedCount: 1 }, {}, 'invitedCount'],
    ['provider account', providerIdentity, { provider: 'strava', accountId: '1' }, {}, 'provider'],
    ['encryption state', storedEncryptionState, { checkedAt: SOME_TIME }, {}, 'checkedAt'],
    ['second factor', storedSecondFactor, FACTOR, { ...FACTOR, sealedSecret: 's' }, 'sealedSecret'],
  ])('of a stored %s refuses one of a wrong shape', (_name, read, right, wrong, field) => {
    expect(read(snapshotOf(right))).toMatchObject(right);
    expect(written).not.toHaveBeenCalled();
    expect(() => read(snapshotOf(wrong))).toThrow(StoredShapeFailure);
    expect(written).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ severity: 'ERROR', path: PATH, field }),
    );
  });
});

describe('a function', () => {
  test.each([
    [
      'takes no request out of a budget',
      'used',
      { minuteStartsAt: 0, used: 'few' },
      async (firestore: Firestore) =>
        takeGarminRequest(firestore, { uid: 'runner', work: 'current', now: NOW }),
    ],
    [
      'signs nobody in by a Google account',
      'uid',
      { provenEmail: null, createdAt: SOME_TIME },
      async (firestore: Firestore) => readGoogleAccount('subject', firestore),
    ],
    [
      'ends no sign-in by a state',
      'provider',
      { browserKeyHash: 'x', expiresAt: SOME_TIME },
      async (firestore: Firestore) =>
        takeState(
          { state: 's', provider: 'google', browserKey: 'b' },
          { uid: null, signedInAt: null, now: NOW },
          firestore,
        ),
    ],
    [
      'takes no tokens in clear by a state of the encryption',
      'clearRefusedSince',
      { checkedAt: SOME_TIME, clearRefusedSince: false },
      areClearTokensRefused,
    ],
  ])('%s of a wrong shape', async (_act, field, wrong, act) => {
    await expect(act(firestoreWith(wrong))).rejects.toThrow(StoredShapeFailure);
    expect(written).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ severity: 'ERROR', path: PATH, field }),
    );
  });
});
