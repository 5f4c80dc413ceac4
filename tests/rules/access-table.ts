import type { AnyObject, ObjectSchema } from 'yup';
import { activityOwnerDocumentSchema } from '@tasuki/domain/activities/activity-owner-document';
import {
  athleteProfileDocumentSchema,
  athleteTargetDocumentSchema,
} from '@tasuki/domain/people/athlete-profile';
import {
  coachLinkDocumentSchema,
  coachProfileDocumentSchema,
  coachTemplateDocumentSchema,
} from '@tasuki/domain/people/coach-documents';
import { userAccountDocumentSchema } from '@tasuki/domain/people/user-account-document';
import {
  ACCOUNT,
  ATHLETE,
  COACH,
  COACH_PROFILE,
  emailOf,
  ENDED_COACH,
  NEWCOMER,
  RUNNER,
  SHARING_COACH,
  SIGNED_IN,
  TARGET,
  TEMPLATE,
  type Actor,
} from './access-world.ts';
import type { Condition, Fields, FieldValue } from './firestore-requests.ts';

/** What may be written into a document, besides the server's times. */
export interface DocumentShape {
  schema: ObjectSchema<AnyObject>;
  good: Fields;
  /** Carries createdAt and updatedAt, or updatedAt alone, both set by the server. */
  times: 'both' | 'updatedAt' | 'none';
  /** Values of single fields that are worth trying because of their patterns. */
  samples?: Readonly<Record<string, readonly FieldValue[]>>;
  /** What the schema cannot know. */
  isAlsoRequired?: (fields: Readonly<Record<string, unknown>>) => boolean;
}

export interface WriteAccess {
  allowed: readonly Actor[];
  shape: DocumentShape;
}

/** A list's conditions, and who may ask so when the list is bounded; unbounded nobody may. */
export interface ListAccess {
  where: readonly Condition[];
  allowed: readonly Actor[];
}

/** One collection, or one kind of document in it. */
export interface CollectionAccess {
  name: string;
  /** A document that is there, and whose it is. */
  document: string;
  owner: string;
  /** A path where no document is yet, and whose it would be; default: beside `document`. */
  missing?: { path: string; owner: string };
  get: readonly Actor[];
  lists?: readonly ListAccess[];
  create?: WriteAccess;
  update?: WriteAccess;
  delete?: readonly Actor[];
  /** Its shapes are another row's too: here only the telling ones are tried. */
  repeatsShapes?: boolean;
}

const SELF: readonly Actor[] = ['self'];
const SELF_AND_ADMIN: readonly Actor[] = ['self', 'admin'];
const SELF_AND_SHARING: readonly Actor[] = ['self', 'sharingCoach'];
const SELF_AND_LINKED: readonly Actor[] = ['self', 'sharingCoach', 'quietCoach'];
const NOBODY: readonly Actor[] = [];

const IS_VISIBLE: Condition = ['visibleToCoach', '==', true];
const IS_PUBLISHED: Condition = ['isPublished', '==', true];
const IS_APPROVED: Condition = ['isApproved', '==', true];
const IS_OFFERED: Condition = ['state', '==', 'published'];

function account(email: string): DocumentShape {
  return {
    schema: userAccountDocumentSchema,
    good: { ...ACCOUNT, email },
    times: 'both',
    isAlsoRequired: (fields) => fields['email'] === email,
    samples: {
      email: [emailOf('other'), email.toUpperCase(), `${email} `],
      contactEmail: [
        'hanako@example.jp',
        'hanako.sato+run@mail.example.co.jp',
        'hanako',
        'hanako@',
        '@example.jp',
        'hanako@example',
        'ha nako@example.jp',
        'hanako@exam ple.jp',
        'hanako@example..jp',
        'hanako@@example.jp',
        'hanako@example.jp\n',
        `${'a'.repeat(243)}@example.jp`,
        `${'a'.repeat(244)}@example.jp`,
      ],
      phoneNumber: [
        '+8190123',
        '+819012',
        '+819012345678901',
        '+8190123456789012',
        '+081234567890',
        '819012345678',
        '+81 90 1234 5678',
        '+81-9012345678',
        'x+819012345678',
        '+819012345678x',
        '+819012345678\n',
        '＋８１９０１２３４５６７８',
      ],
      country: ['VN', 'jp', 'JPN', 'J', 'J1', 'JP ', '日本', 'xJP'],
      language: ['en', 'zh', 'zh-tw', 'vi', 'fr', 'JA', 'zh-TW', 'ja '],
      timeZone: [
        'UTC',
        'Etc/GMT+9',
        'America/Argentina/Buenos_Aires',
        'Asia/Ho_Chi_Minh',
        'Asia/Tokyo<script>',
        'Asia Tokyo',
        '東京',
      ],
      units: ['imperial', 'Metric', 'nautical'],
      acceptedTermsVersion: ['2026-11-22', '9999-12-31', '2026-11-2', '2026-11-21 '],
    },
  };
}

const ATHLETE_SHAPE: DocumentShape = {
  schema: athleteProfileDocumentSchema,
  good: ATHLETE,
  times: 'both',
  samples: {
    sex: ['male', 'Female', 'other'],
    availableWeekdays: [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 7],
      [0],
      [8],
      [1.5],
      ['1'],
      [null],
      [{ day: 1 }],
      [1, { day: 2 }],
      { 0: 1 },
    ],
  },
};

const TARGET_SHAPE: DocumentShape = {
  schema: athleteTargetDocumentSchema,
  good: TARGET,
  times: 'both',
  samples: {
    date: ['1999-12-31', '2027-2-7', '2027-02-07T00:00', '2027/02/07', '2027-22-07', '2027-02-47'],
  },
};

const TEMPLATE_SHAPE: DocumentShape = {
  schema: coachTemplateDocumentSchema,
  good: TEMPLATE,
  times: 'both',
  samples: { status: ['draft', 'archived', 'inactive', 'deleted', 'Published'] },
};

const OWNER_FIELDS: Fields = { title: '朝の十キロ', note: '脚が軽い', effort: 4, isHidden: false };

const OWNER_WORDS: WriteAccess = {
  allowed: SELF,
  shape: { schema: activityOwnerDocumentSchema, good: OWNER_FIELDS, times: 'none' },
};

const COACH_WORDS: WriteAccess = {
  allowed: SELF,
  shape: { schema: coachProfileDocumentSchema, good: COACH_PROFILE, times: 'none' },
};

const RUNNERS_CHOICE: WriteAccess = {
  allowed: SELF,
  shape: {
    schema: coachLinkDocumentSchema,
    good: { state: 'active', sharesActivities: true },
    times: 'updatedAt',
    samples: { state: ['ended', 'paused', 'Active'] },
  },
};

function ownDocuments(
  collectionId: string,
  id: string,
  allowed: readonly Actor[] = SELF,
): CollectionAccess {
  return {
    name: `users/{uid}/${collectionId}`,
    document: `users/${RUNNER}/${collectionId}/${id}`,
    owner: RUNNER,
    get: allowed,
    lists: [{ where: [], allowed }],
  };
}

function targets(collectionId: 'goals' | 'tournaments', id: string): CollectionAccess {
  const parent = `athleteProfiles/${RUNNER}/${collectionId}`;
  return {
    name: `athleteProfiles/{uid}/${collectionId}`,
    document: `${parent}/${id}`,
    owner: RUNNER,
    missing: { path: `${parent}/next_One-1`, owner: RUNNER },
    get: SELF_AND_SHARING,
    lists: [{ where: [], allowed: SELF_AND_SHARING }],
    create: { allowed: SELF, shape: TARGET_SHAPE },
    update: { allowed: SELF, shape: TARGET_SHAPE },
    delete: SELF,
    repeatsShapes: collectionId === 'tournaments',
  };
}

/** A coach's plans and products; `isPublic`: its profile is published and approved. */
function offers(coachId: string, isPublic: boolean): CollectionAccess[] {
  const signedIn = isPublic ? SIGNED_IN : SELF;
  return (['plans', 'products'] as const).flatMap((collectionId) => {
    const parent = `coaches/${coachId}/${collectionId}`;
    return [
      {
        name: `coaches/{${coachId}}/${collectionId}, published`,
        document: `${parent}/offered`,
        owner: coachId,
        get: signedIn,
        lists: [
          { where: [], allowed: SELF },
          { where: [IS_OFFERED], allowed: signedIn },
        ],
      },
      {
        name: `coaches/{${coachId}}/${collectionId}, archived`,
        document: `${parent}/archived`,
        owner: coachId,
        get: SELF,
        lists: [{ where: [['state', '==', 'archived']], allowed: SELF }],
      },
    ];
  });
}

function closed(name: string, document: string): CollectionAccess {
  return { name, document, owner: RUNNER, get: NOBODY };
}

/**
 * Who may do what with every collection. The test matrix is made from this
 * table alone; what a row does not mention is refused to everybody.
 */
export const ACCESS_TABLE: readonly CollectionAccess[] = [
  {
    name: 'users',
    document: `users/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `users/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ['admin'] }],
    create: { allowed: SELF, shape: account(emailOf(NEWCOMER)) },
    update: { allowed: SELF, shape: account(emailOf(RUNNER)) },
  },
  {
    name: 'accountStates',
    document: `accountStates/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `accountStates/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF,
  },
  {
    name: 'publicProfiles',
    document: `publicProfiles/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `publicProfiles/${NEWCOMER}`, owner: NEWCOMER },
    get: SIGNED_IN,
  },
  {
    name: 'athleteProfiles',
    document: `athleteProfiles/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `athleteProfiles/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF_AND_SHARING,
    create: { allowed: SELF, shape: ATHLETE_SHAPE },
    update: { allowed: SELF, shape: ATHLETE_SHAPE },
  },
  targets('goals', 'sub3'),
  targets('tournaments', 'beppu'),
  ownDocuments('links', 'strava'),
  {
    name: 'users/{uid}/activities, visible to the coach',
    document: `users/${RUNNER}/activities/shown`,
    owner: RUNNER,
    get: SELF_AND_SHARING,
    lists: [
      { where: [], allowed: SELF },
      { where: [IS_VISIBLE], allowed: SELF_AND_SHARING },
      { where: [IS_VISIBLE, ['sport', '==', 'Run']], allowed: SELF_AND_SHARING },
    ],
    update: OWNER_WORDS,
  },
  {
    name: 'users/{uid}/activities, not visible to the coach',
    document: `users/${RUNNER}/activities/private`,
    owner: RUNNER,
    get: SELF,
    lists: [{ where: [['visibleToCoach', '==', false]], allowed: SELF }],
    update: OWNER_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'users/{uid}/activities/{visible}/detail',
    document: `users/${RUNNER}/activities/shown/detail/analysis`,
    owner: RUNNER,
    get: SELF_AND_SHARING,
  },
  {
    name: 'users/{uid}/activities/{not visible}/detail',
    document: `users/${RUNNER}/activities/private/detail/analysis`,
    owner: RUNNER,
    get: SELF,
  },
  {
    name: 'users/{uid}/recordings, visible',
    document: `users/${RUNNER}/recordings/shown`,
    owner: RUNNER,
    get: SELF_AND_SHARING,
  },
  {
    name: 'users/{uid}/recordings, not visible',
    document: `users/${RUNNER}/recordings/private`,
    owner: RUNNER,
    get: SELF,
  },
  {
    name: 'users/{uid}/tracks',
    document: `users/${RUNNER}/tracks/shown`,
    owner: RUNNER,
    get: SELF,
  },
  ownDocuments('days', '2026-11-21'),
  ownDocuments('uploads', 'aaaa'),
  { ...ownDocuments('memories', 'm1'), delete: SELF },
  ownDocuments('inbox', 't1'),
  ownDocuments('trainingPlans', 'p1', SELF_AND_LINKED),
  {
    ...ownDocuments('trainingPlans/p1/sessions', 's1', SELF_AND_LINKED),
    name: 'users/{uid}/trainingPlans/{id}/sessions',
  },
  {
    name: 'coachLinks, active',
    document: `coachLinks/${RUNNER}_${SHARING_COACH}`,
    owner: RUNNER,
    missing: { path: `coachLinks/${RUNNER}_${COACH}`, owner: RUNNER },
    get: SELF_AND_SHARING,
    lists: [
      { where: [], allowed: NOBODY },
      { where: [['state', '==', 'active']], allowed: NOBODY },
      { where: [['runnerUid', '==', RUNNER]], allowed: SELF },
      {
        where: [
          ['runnerUid', '==', RUNNER],
          ['state', '==', 'active'],
        ],
        allowed: SELF,
      },
      { where: [['coachId', '==', SHARING_COACH]], allowed: ['sharingCoach'] },
    ],
    update: RUNNERS_CHOICE,
  },
  {
    name: 'coachLinks, ended',
    document: `coachLinks/${RUNNER}_${ENDED_COACH}`,
    owner: RUNNER,
    get: ['self', 'endedCoach'],
  },
  {
    name: 'coachLinks of a coach who lost the claim',
    document: `coachLinks/${RUNNER}_claimless-coach`,
    owner: RUNNER,
    get: SELF,
    lists: [{ where: [['coachId', '==', 'claimless-coach']], allowed: NOBODY }],
  },
  {
    name: 'coaches, published',
    document: `coaches/${COACH}`,
    owner: COACH,
    missing: { path: 'coaches/new-coach', owner: 'new-coach' },
    get: SIGNED_IN,
    lists: [
      { where: [], allowed: NOBODY },
      { where: [IS_PUBLISHED], allowed: NOBODY },
      { where: [IS_APPROVED], allowed: NOBODY },
      { where: [IS_PUBLISHED, IS_APPROVED], allowed: SIGNED_IN },
    ],
    update: COACH_WORDS,
  },
  {
    name: 'coaches, not published',
    document: 'coaches/unpublished-coach',
    owner: 'unpublished-coach',
    get: SELF,
    update: COACH_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'coaches, not approved',
    document: 'coaches/unapproved-coach',
    owner: 'unapproved-coach',
    get: SELF,
    update: COACH_WORDS,
    repeatsShapes: true,
  },
  ...offers(COACH, true),
  ...offers('unpublished-coach', false),
  ...offers('unapproved-coach', false),
  {
    name: 'coaches/{id}/templates',
    document: `coaches/${COACH}/templates/thanks`,
    owner: COACH,
    missing: { path: `coaches/${COACH}/templates/next_One-1`, owner: COACH },
    get: SELF,
    lists: [
      { where: [], allowed: SELF },
      { where: [IS_OFFERED], allowed: SELF },
    ],
    create: { allowed: SELF, shape: TEMPLATE_SHAPE },
    update: { allowed: SELF, shape: TEMPLATE_SHAPE },
  },

  // Closed: the functions' alone, or not there before their feature is.
  closed('providerAccounts', 'providerAccounts/strava_1'),
  closed('providerSecrets', 'providerSecrets/strava_1'),
  closed('oauthStates', 'oauthStates/s1'),
  closed('topics', 'topics/t1'),
  closed('topics/{id}/messages', 'topics/t1/messages/m1'),
  closed('topics/{id}/messages/{id}/feedback', 'topics/t1/messages/m1/feedback/runner'),
  closed('subscriptions', 'subscriptions/s1'),
  closed('purchases', 'purchases/p1'),
  closed('referrals', 'referrals/abcdefghij'),
  closed('coupons', 'coupons/c1'),
  closed('jobs', 'jobs/j1'),
  closed('deliveries', 'deliveries/d1'),
  closed('usage', 'usage/runner'),
  closed('auditLog', 'auditLog/e1'),

  // What no table names.
  closed('a collection nobody named', 'somethingNew/n1'),
  closed('a collection nobody named, in a runner’s folder', 'users/runner/somethingNew/n1'),
  closed(
    'a document nobody named, beside the analysis',
    'users/runner/activities/shown/detail/other',
  ),
  closed(
    'a collection nobody named, under an activity',
    'users/runner/activities/shown/somethingNew/n1',
  ),
  closed('a collection nobody named, under a coach', 'coaches/published-coach/somethingNew/n1'),
];
