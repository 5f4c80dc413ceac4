import {
  closed,
  LET_IN_SELF,
  NOBODY,
  SELF,
  SELF_AND_ADMIN,
  type CollectionAccess,
  type WriteAccess,
} from './collection-access.ts';
import { ACTORS, emailOf, NEWCOMER, RUNNER, SIGNED_IN } from './access-fixture.ts';
import {
  accountShape,
  COACH_APPLICATION_SHAPE,
  COACH_WORDS_CHANGE_SHAPE,
  PHOTO_SHAPE,
} from './document-shapes.ts';
import type { Condition, Fields } from './firestore-requests.ts';
import {
  APPOINTED,
  BY_WATCH,
  DECLINED,
  ENDED,
  FOREIGN_CODES,
  INVITED,
  OTHER_REFERRAL_CODE,
  REFERRAL_CODE,
  WITHDRAWN,
} from './person-fixture.ts';

const ADMIN: CollectionAccess['get'] = ['admin'];
const HAS_APPLIED: Condition = ['hasAppliedAsCoach', '==', true];
const IS_FOUND: Condition = ['searchPrefixes', 'array-contains', '佐'];
const APPLICATION: WriteAccess = { allowed: LET_IN_SELF, shape: COACH_APPLICATION_SHAPE };
const APPLICATION_CHANGE: WriteAccess = { allowed: LET_IN_SELF, shape: COACH_WORDS_CHANGE_SHAPE };
const PHOTO: WriteAccess = { allowed: LET_IN_SELF, shape: PHOTO_SHAPE };

function ownEmail(uid: string): Fields {
  return { email: emailOf(uid) };
}

/** One of each person's, named by their uid. */
function perPerson(collectionId: string): CollectionAccess {
  return {
    name: collectionId,
    document: `${collectionId}/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `${collectionId}/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF,
  };
}

function referral(name: string, refCode: string, get: CollectionAccess['get']): CollectionAccess {
  return {
    name: `referrals, ${name}`,
    document: `referrals/${refCode}`,
    owner: RUNNER,
    missing: { path: `referrals/${OTHER_REFERRAL_CODE}`, owner: RUNNER },
    get,
    lists: [
      { where: [], allowed: NOBODY },
      { where: [['inviterName', '==', '佐藤 花子']], allowed: NOBODY },
    ],
  };
}

/** @param removers who may remove it, and so apply again */
function decided(state: string, removers: CollectionAccess['get']): CollectionAccess {
  return {
    name: `coachApplications, ${state}`,
    document: `coachApplications/${state}`,
    owner: state,
    missing: { path: `coachApplications/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    update: { ...APPLICATION_CHANGE, allowed: NOBODY },
    delete: removers,
  };
}

/** The rights on accounts and on what follows from them. */
export const PERSON_ACCESS: readonly CollectionAccess[] = [
  {
    ...perPerson('users'),
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    create: { allowed: SELF, shape: accountShape(emailOf(NEWCOMER)), asThemselves: ownEmail },
    update: { allowed: SELF, shape: accountShape(emailOf(RUNNER), null), asThemselves: ownEmail },
  },
  {
    name: 'users, who came by an invitation',
    document: `users/${INVITED}`,
    owner: INVITED,
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    update: {
      allowed: SELF,
      shape: accountShape(emailOf(INVITED), REFERRAL_CODE),
      asThemselves: ownEmail,
    },
    repeatsShapes: true,
  },
  {
    name: 'users, who came by a watch',
    document: `users/${BY_WATCH}`,
    owner: BY_WATCH,
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    update: { allowed: SELF, shape: accountShape(null, null) },
    repeatsShapes: true,
  },
  {
    ...perPerson('accountStates'),
    missing: { path: 'accountStates/early-bird', owner: NEWCOMER },
    get: SELF_AND_ADMIN,
    lists: [
      { where: [], allowed: ADMIN },
      { where: [IS_FOUND], allowed: ADMIN },
      { where: [IS_FOUND, HAS_APPLIED], allowed: ADMIN },
    ],
  },
  { ...perPerson('publicProfiles'), get: SIGNED_IN },
  {
    ...perPerson('profilePhotos'),
    get: SIGNED_IN,
    create: PHOTO,
    update: PHOTO,
    isReplaceable: true,
    delete: SELF,
  },
  {
    name: 'profilePhotos, of whose approval was withdrawn',
    document: `profilePhotos/${WITHDRAWN}`,
    owner: WITHDRAWN,
    get: SIGNED_IN,
    create: { ...PHOTO, allowed: NOBODY },
    update: { ...PHOTO, allowed: NOBODY },
    isReplaceable: true,
    delete: SELF,
    repeatsShapes: true,
  },
  {
    name: 'users/{uid}/exports',
    document: `users/${RUNNER}/exports/export`,
    owner: RUNNER,
    get: SELF,
  },
  {
    name: 'users/{uid}/subscriptions',
    document: `users/${RUNNER}/subscriptions/sub_1`,
    owner: RUNNER,
    get: SELF,
    lists: [{ where: [], allowed: SELF }],
  },
  {
    name: 'users/{uid}/purchases',
    document: `users/${RUNNER}/purchases/purchase_1`,
    owner: RUNNER,
    get: SELF,
    lists: [{ where: [], allowed: SELF }],
  },
  closed('stripePayments', 'stripePayments/pi_1'),
  closed('stripeCustomers', `stripeCustomers/${RUNNER}`),
  closed('stripeAccounts', 'stripeAccounts/cus_1'),
  closed('subscriptionSlots', `subscriptionSlots/${RUNNER}_tasuki`),
  closed('couponUses', `couponUses/${RUNNER}_spring`),
  perPerson('onboardingStates'),
  referral('by their code', REFERRAL_CODE, ACTORS),
  ...FOREIGN_CODES.slice(0, 3).map((code) =>
    referral(`under ${code}, no code of ours`, code, NOBODY),
  ),
  {
    ...perPerson('coachApplications'),
    get: SELF_AND_ADMIN,
    lists: [
      { where: [], allowed: ADMIN },
      { where: [['state', '==', 'open']], allowed: ADMIN },
    ],
    create: APPLICATION,
    update: APPLICATION_CHANGE,
  },
  decided(APPOINTED, NOBODY),
  decided(DECLINED, SELF),
  decided(ENDED, SELF),
  {
    name: 'auditLog',
    document: 'auditLog/e1',
    owner: RUNNER,
    get: ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
  },
  {
    name: 'serviceStatus',
    document: 'serviceStatus/current',
    owner: RUNNER,
    missing: { path: 'serviceStatus/notice', owner: RUNNER },
    get: ACTORS,
    lists: [{ where: [], allowed: NOBODY }],
  },
  closed('serviceStatus, another id', 'serviceStatus/other'),
  closed('referralUses', `referralUses/${RUNNER}`),
  closed('providerBudgets', 'providerBudgets/strava'),
  closed('encryptionStates', 'encryptionStates/providerTokens'),
  closed('removedActivities', `users/${RUNNER}/removedActivities/strava-1`),
  closed('garminActivities', `users/${RUNNER}/garminActivities/77`),
  closed('unreadMails', `users/${RUNNER}/unreadMails/t1`),
  closed('rememberedMessages', `users/${RUNNER}/rememberedMessages/m1`),
  closed('leftGroups', `users/${RUNNER}/leftGroups/t1`),
];
