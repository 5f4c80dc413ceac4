import { OPEN_TO_COACH, OPEN_TO_COACH_FIELDS } from '@tasuki/domain/activities/open-to-coach';
import { TARGET_IDS } from '@tasuki/domain/athletes/athlete-profile';
import { QUICK_RESPONSE_IDS } from '@tasuki/domain/quick-responses/quick-response';
import {
  ATHLETE_SHAPE,
  CLEARED_CAUTIONS_SHAPE,
  DRAFT_SETTINGS_SHAPE,
  MAIL_PREFERENCES_SHAPE,
  MEMORY_CONFIRMATION_SHAPE,
  MEMORY_WORDS_SHAPE,
  PUSH_PREFERENCES_SHAPE,
  COACH_APPLICATION_SHAPE,
  COACH_WORDS_CHANGE_SHAPE,
  COACH_WORDS_SHAPE,
  END_LINK_SHAPE,
  inboxMarksShape,
  readWithoutCountShape,
  OWNER_WORDS_SHAPE,
  RUNNERS_CHOICE_SHAPE,
  STOP_SHARING_SHAPE,
  PLAN_CALENDAR_SHAPE,
  NEW_PLAN_ANSWER_SHAPE,
  NEW_PLAN_SHAPE,
  PLAN_PROPOSAL_SHAPE,
  PLAN_SHAPE,
  TARGET_SHAPE,
  QUICK_RESPONSE_SHAPE,
} from './document-shapes.ts';
import {
  CLAIMLESS_COACH,
  COACH,
  ENDED_COACH,
  FORMER_COACH,
  INBOX_NEWEST_AT,
  NEWCOMER,
  QUIET_COACH,
  RUNNER,
  SHARING_COACH,
  SIGNED_IN,
  SINGLE_FACTOR_COACH,
  UNASKED_COACH,
  type Actor,
} from './access-fixture.ts';
import {
  closed,
  LET_IN_SELF,
  NOBODY,
  SELF,
  SELF_AND_ADMIN,
  SELF_AND_SHARING,
  type CollectionAccess,
  type WriteAccess,
} from './collection-access.ts';
import { CONVERSATION_ACCESS, FEEDBACK_ACCESS } from './conversation-access.ts';
import { MESSAGE_ID } from './conversation-fixture.ts';
import type { Condition } from './firestore-requests.ts';
import { PERSON_ACCESS } from './person-access.ts';
import { INVITED } from './person-fixture.ts';

const IS_OPEN = OPEN_TO_COACH_FIELDS.map<Condition>((field) => [field, '==', OPEN_TO_COACH[field]]);
const IS_PUBLISHED: Condition = ['isPublished', '==', true];
const IS_APPROVED: Condition = ['isApproved', '==', true];
const IS_OFFERED: Condition = ['state', '==', 'published'];

const OWNER_WORDS: WriteAccess = { allowed: LET_IN_SELF, shape: OWNER_WORDS_SHAPE };
const COACH_WORDS: WriteAccess = { allowed: NOBODY, shape: COACH_WORDS_SHAPE };
const REVISION: WriteAccess = { allowed: LET_IN_SELF, shape: COACH_APPLICATION_SHAPE };
const REVISION_CHANGE: WriteAccess = { allowed: LET_IN_SELF, shape: COACH_WORDS_CHANGE_SHAPE };
const RUNNERS_CHOICE: WriteAccess = { allowed: SELF, shape: RUNNERS_CHOICE_SHAPE };
const STOP_SHARING: WriteAccess = { allowed: SELF, shape: STOP_SHARING_SHAPE };

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

/** The rights on a coach's list entry, which shows messages of runners. */
function coachsEntry(
  name: string,
  owner: string,
  { readers, writers }: { readers: readonly Actor[]; writers: readonly Actor[] },
): CollectionAccess {
  return {
    name,
    document: `users/${owner}/inbox/t1`,
    owner,
    get: readers,
    lists: [
      { where: [], allowed: readers },
      { where: [['role', '==', 'coach']], allowed: readers },
    ],
    update: { allowed: writers, shape: inboxMarksShape(INBOX_NEWEST_AT) },
    repeatsShapes: true,
  };
}

/** A plan that is there when a new one is written, which was made from none. */
function storedPlan(
  name: string,
  owner: string,
  { reader, isReplaceable }: { reader: Actor; isReplaceable: boolean },
): CollectionAccess {
  return {
    name: `users/{uid}/trainingPlans, ${name}`,
    document: `users/${owner}/trainingPlans/current`,
    owner,
    missing: { path: `users/${RUNNER}/trainingPlans/current`, owner: RUNNER },
    get: [...SELF, reader],
    lists: [{ where: [], allowed: [...SELF, reader] }],
    create: { allowed: LET_IN_SELF, shape: PLAN_SHAPE },
    isReplaceable,
    delete: [...SELF, reader],
    repeatsShapes: true,
  };
}

/**
 * All ids that a new goal may have, and some that it may not. Older goals have other ids, and may
 * still be changed.
 */
const TARGET_ID_SAMPLES: NonNullable<CollectionAccess['chosenIds']> = [
  ...TARGET_IDS.map((id) => [id, true] as const),
  ...['target-0', 'target-21', 'target-01', 'target-', 'target-1x', 'xtarget-1', 'next_One-1'].map(
    (id) => [id, false] as const,
  ),
];

function targets(collectionId: 'goals' | 'tournaments', id: string): CollectionAccess {
  const parent = `athleteProfiles/${RUNNER}/${collectionId}`;
  return {
    name: `athleteProfiles/{uid}/${collectionId}`,
    document: `${parent}/${id}`,
    owner: RUNNER,
    missing: { path: `${parent}/target-20`, owner: RUNNER },
    chosenIds: TARGET_ID_SAMPLES,
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

/**
 * The rights of every actor on every collection. The test matrix is made from this table alone;
 * acts that a row does not mention are refused to everybody.
 */
export const ACCESS_TABLE: readonly CollectionAccess[] = [
  ...PERSON_ACCESS,
  {
    name: 'athleteProfiles',
    document: `athleteProfiles/${RUNNER}`,
    owner: RUNNER,
    missing: { path: `athleteProfiles/${NEWCOMER}`, owner: NEWCOMER },
    get: SELF_AND_SHARING,
    create: { allowed: SELF, shape: ATHLETE_SHAPE },
    update: { allowed: SELF, shape: ATHLETE_SHAPE },
  },
  targets('goals', 'target-3'),
  targets('tournaments', 'beppu'),
  ownDocuments('links', 'strava'),
  {
    name: 'users/{uid}/activities, visible to the coach',
    document: `users/${RUNNER}/activities/shown`,
    owner: RUNNER,
    get: SELF_AND_SHARING,
    lists: [
      { where: [], allowed: SELF },
      ...IS_OPEN.flatMap((left) => [
        { where: [left], allowed: SELF },
        { where: IS_OPEN.filter((condition) => condition !== left), allowed: SELF },
      ]),
      { where: IS_OPEN, allowed: SELF_AND_SHARING },
      { where: [...IS_OPEN, ['sport', '==', 'Run']], allowed: SELF_AND_SHARING },
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
    name: 'users/{uid}/activities, visible to the coach and hidden',
    document: `users/${RUNNER}/activities/hidden`,
    owner: RUNNER,
    get: SELF,
    lists: [
      {
        where: IS_OPEN.map((condition) =>
          condition[0] === 'isHidden' ? ['isHidden', '==', true] : condition,
        ),
        allowed: SELF,
      },
    ],
    update: OWNER_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'users/{uid}/activities, a copy of another',
    document: `users/${RUNNER}/activities/copy`,
    owner: RUNNER,
    get: SELF,
    lists: [
      {
        where: IS_OPEN.map((condition) =>
          condition[0] === 'duplicateOf' ? ['duplicateOf', '==', 'hidden'] : condition,
        ),
        allowed: SELF,
      },
    ],
    update: OWNER_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'users/{uid}/recordings, of a copy',
    document: `users/${RUNNER}/recordings/copy`,
    owner: RUNNER,
    get: SELF,
  },
  {
    name: 'users/{uid}/activities/{hidden}/detail',
    document: `users/${RUNNER}/activities/hidden/detail/analysis`,
    owner: RUNNER,
    get: SELF,
  },
  {
    name: 'users/{uid}/activities/{visible}/detail',
    document: `users/${RUNNER}/activities/shown/detail/analysis`,
    owner: RUNNER,
    missing: { path: `users/${RUNNER}/activities/fresh/detail/analysis`, owner: RUNNER },
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
  ownDocuments('trends', '2025'),
  ownDocuments('sharedTrends', '2025', SELF_AND_SHARING),
  {
    ...ownDocuments('memories', 'm1', SELF_AND_SHARING),
    update: { allowed: LET_IN_SELF, shape: MEMORY_WORDS_SHAPE },
    alsoWritten: ['editedAt', 'confirmedAt'],
    delete: SELF,
  },
  {
    name: 'users/{uid}/memories of who agreed to an earlier text',
    document: `users/${INVITED}/memories/m1`,
    owner: INVITED,
    get: SELF,
    lists: [{ where: [], allowed: SELF }],
    update: { allowed: LET_IN_SELF, shape: MEMORY_WORDS_SHAPE },
    alsoWritten: ['editedAt', 'confirmedAt'],
    repeatsShapes: true,
    delete: SELF,
  },
  {
    ...ownDocuments('memories', 'm2', SELF_AND_SHARING),
    name: 'users/{uid}/memories, that still hold',
    update: { allowed: LET_IN_SELF, shape: MEMORY_CONFIRMATION_SHAPE },
    alsoWritten: ['text', 'editedAt', 'confirmedAt'],
    repeatsShapes: true,
    delete: SELF,
  },
  {
    ...ownDocuments('pushPreferences', 'current'),
    missing: { path: `users/${NEWCOMER}/pushPreferences/current`, owner: NEWCOMER },
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: SELF, shape: PUSH_PREFERENCES_SHAPE },
    update: { allowed: SELF, shape: PUSH_PREFERENCES_SHAPE },
    isReplaceable: true,
  },
  {
    ...ownDocuments('mailPreferences', 'current'),
    missing: { path: `users/${NEWCOMER}/mailPreferences/current`, owner: NEWCOMER },
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: SELF, shape: MAIL_PREFERENCES_SHAPE },
    update: { allowed: SELF, shape: MAIL_PREFERENCES_SHAPE },
    isReplaceable: true,
  },
  {
    ...ownDocuments('cautions', 'current'),
    missing: { path: `users/${NEWCOMER}/cautions/current`, owner: NEWCOMER },
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: LET_IN_SELF, shape: CLEARED_CAUTIONS_SHAPE },
    update: { allowed: LET_IN_SELF, shape: CLEARED_CAUTIONS_SHAPE },
    // It holds the one time that may be set again.
    isReplaceable: true,
  },
  {
    ...ownDocuments('inbox', 't1'),
    get: LET_IN_SELF,
    lists: [
      { where: [], allowed: NOBODY },
      { where: [['role', '==', 'runner']], allowed: LET_IN_SELF },
      { where: [['role', '==', 'coach']], allowed: NOBODY },
    ],
    update: { allowed: LET_IN_SELF, shape: inboxMarksShape(INBOX_NEWEST_AT) },
  },
  {
    ...ownDocuments('inbox', 't2'),
    get: LET_IN_SELF,
    name: 'users/{uid}/inbox, half marked as read',
    lists: [{ where: [], allowed: NOBODY }],
    update: { allowed: NOBODY, shape: readWithoutCountShape(INBOX_NEWEST_AT) },
    repeatsShapes: true,
    alsoWritten: ['isMuted', 'isArchived'],
  },
  coachsEntry('users/{uid}/inbox, of a coach', SHARING_COACH, {
    readers: [...LET_IN_SELF, 'sharingCoach'],
    writers: [...LET_IN_SELF, 'sharingCoach'],
  }),
  coachsEntry('users/{uid}/inbox, of a coach without a code', SINGLE_FACTOR_COACH, {
    readers: NOBODY,
    writers: NOBODY,
  }),
  {
    name: 'users/{uid}/roster',
    document: `users/${SHARING_COACH}/roster/${RUNNER}`,
    owner: SHARING_COACH,
    get: [...SELF, 'sharingCoach'],
    lists: [{ where: [], allowed: [...SELF, 'sharingCoach'] }],
  },
  {
    name: 'users/{uid}/waitingDrafts',
    document: `users/${SHARING_COACH}/waitingDrafts/${RUNNER}`,
    owner: SHARING_COACH,
    get: [...SELF, 'sharingCoach'],
    lists: [{ where: [], allowed: [...SELF, 'sharingCoach'] }],
  },
  {
    name: 'users/{uid}/waitingDrafts of a former coach',
    document: `users/${FORMER_COACH}/waitingDrafts/${RUNNER}`,
    owner: FORMER_COACH,
    get: NOBODY,
    lists: [{ where: [], allowed: NOBODY }],
  },
  {
    name: 'users/{uid}/draftSettings',
    document: `users/${SHARING_COACH}/draftSettings/current`,
    missing: { path: `users/${QUIET_COACH}/draftSettings/current`, owner: QUIET_COACH },
    owner: SHARING_COACH,
    get: [...SELF, 'sharingCoach'],
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: [...LET_IN_SELF, 'quietCoach'], shape: DRAFT_SETTINGS_SHAPE },
    update: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: DRAFT_SETTINGS_SHAPE },
    isReplaceable: true,
  },
  {
    name: 'users/{uid}/draftSettings of a former coach',
    document: `users/${FORMER_COACH}/draftSettings/current`,
    owner: FORMER_COACH,
    get: NOBODY,
  },
  {
    name: 'users/{uid}/roster of a former coach',
    document: `users/${FORMER_COACH}/roster/${RUNNER}`,
    owner: FORMER_COACH,
    get: NOBODY,
    lists: [{ where: [], allowed: NOBODY }],
  },
  {
    ...ownDocuments('trainingPlans', 'p1', SELF_AND_SHARING),
    missing: { path: `users/${RUNNER}/trainingPlans/current`, owner: RUNNER },
    chosenIds: [
      ['current', true],
      ['p2', false],
      ['current-2', false],
    ],
    create: { allowed: LET_IN_SELF, shape: PLAN_SHAPE },
    delete: SELF,
  },
  {
    ...ownDocuments('planProposals', QUIET_COACH),
    name: 'users/{uid}/planProposals of a coach who reads nothing any more',
    delete: [...SELF, 'quietCoach'],
  },
  {
    name: 'users/{uid}/planProposals',
    document: `users/${RUNNER}/planProposals/${SHARING_COACH}`,
    owner: SHARING_COACH,
    missing: { path: `users/${NEWCOMER}/planProposals/${SHARING_COACH}`, owner: SHARING_COACH },
    chosenIds: [
      [SHARING_COACH, true],
      [QUIET_COACH, false],
      [NEWCOMER, false],
    ],
    get: [...SELF, 'sharingCoach'],
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: PLAN_PROPOSAL_SHAPE },
    update: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: PLAN_PROPOSAL_SHAPE },
    isReplaceable: true,
    delete: [...SELF, 'sharingCoach'],
  },
  {
    ...ownDocuments('newPlans', QUIET_COACH),
    name: 'users/{uid}/newPlans, as the runner answers them',
    update: { allowed: LET_IN_SELF, shape: NEW_PLAN_ANSWER_SHAPE },
    delete: [...SELF, 'quietCoach'],
  },
  {
    ...ownDocuments('newPlans', UNASKED_COACH),
    name: 'users/{uid}/newPlans, answered',
    update: { allowed: NOBODY, shape: NEW_PLAN_ANSWER_SHAPE },
    delete: [...SELF, 'unaskedCoach'],
    repeatsShapes: true,
  },
  {
    name: 'users/{uid}/newPlans',
    document: `users/${RUNNER}/newPlans/${SHARING_COACH}`,
    owner: SHARING_COACH,
    missing: { path: `users/${NEWCOMER}/newPlans/${SHARING_COACH}`, owner: SHARING_COACH },
    chosenIds: [
      [SHARING_COACH, true],
      [QUIET_COACH, false],
      [NEWCOMER, false],
    ],
    get: [...SELF, 'sharingCoach'],
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: NEW_PLAN_SHAPE },
    update: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: NEW_PLAN_SHAPE },
    isReplaceable: true,
    delete: [...SELF, 'sharingCoach'],
  },
  {
    ...ownDocuments('planDeliveries', 'garmin'),
    lists: [{ where: [], allowed: NOBODY }],
  },
  {
    ...ownDocuments('planCalendars', 'current'),
    missing: { path: `users/${NEWCOMER}/planCalendars/current`, owner: NEWCOMER },
    lists: [{ where: [], allowed: NOBODY }],
    create: { allowed: LET_IN_SELF, shape: PLAN_CALENDAR_SHAPE },
    update: { allowed: LET_IN_SELF, shape: PLAN_CALENDAR_SHAPE },
    isReplaceable: true,
    delete: SELF,
  },
  storedPlan('of the same write', SHARING_COACH, { reader: 'sharingCoach', isReplaceable: true }),
  storedPlan('without a revision', QUIET_COACH, { reader: 'quietCoach', isReplaceable: true }),
  storedPlan('changed since', UNASKED_COACH, { reader: 'unaskedCoach', isReplaceable: false }),
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
    update: STOP_SHARING,
  },
  {
    name: 'coachLinks, to be ended by the runner',
    document: `coachLinks/${RUNNER}_${QUIET_COACH}`,
    owner: RUNNER,
    get: [...SELF, 'quietCoach'],
    update: { allowed: SELF, shape: END_LINK_SHAPE },
    repeatsShapes: true,
  },
  {
    name: 'coachLinks, ended',
    document: `coachLinks/${RUNNER}_${ENDED_COACH}`,
    owner: RUNNER,
    get: [...SELF, 'endedCoach'],
    update: { ...RUNNERS_CHOICE, allowed: NOBODY },
  },
  {
    name: 'coachLinks, shared before a consent was asked for',
    document: `coachLinks/${RUNNER}_${UNASKED_COACH}`,
    owner: RUNNER,
    get: [...SELF, 'unaskedCoach'],
    update: STOP_SHARING,
    repeatsShapes: true,
  },
  {
    name: 'coachLinks, active without sharing',
    document: `coachLinks/${RUNNER}_${QUIET_COACH}`,
    owner: RUNNER,
    get: [...SELF, 'quietCoach'],
    update: RUNNERS_CHOICE,
  },
  {
    name: 'coachLinks of a coach who lost the claim',
    document: `coachLinks/${RUNNER}_${CLAIMLESS_COACH}`,
    owner: RUNNER,
    get: SELF,
    lists: [{ where: [['coachId', '==', CLAIMLESS_COACH]], allowed: NOBODY }],
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
    lists: [{ where: [['isPublished', '==', false], IS_APPROVED], allowed: NOBODY }],
    update: COACH_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'coaches, not approved',
    document: 'coaches/unapproved-coach',
    owner: 'unapproved-coach',
    get: SELF,
    lists: [{ where: [IS_PUBLISHED, ['isApproved', '==', false]], allowed: NOBODY }],
    update: COACH_WORDS,
    repeatsShapes: true,
  },
  {
    name: 'coaches, who lost the claim',
    document: `coaches/${CLAIMLESS_COACH}`,
    owner: CLAIMLESS_COACH,
    get: NOBODY,
    update: COACH_WORDS,
  },
  {
    name: 'coachRevisions, open',
    document: `coachRevisions/${COACH}`,
    owner: COACH,
    missing: { path: 'coachRevisions/new-coach', owner: 'new-coach' },
    get: SELF_AND_ADMIN,
    lists: [
      { where: [], allowed: ['admin'] },
      { where: [['state', '==', 'open']], allowed: ['admin'] },
    ],
    create: REVISION,
    update: REVISION_CHANGE,
    delete: SELF,
  },
  {
    name: 'coachRevisions, declined',
    document: 'coachRevisions/unpublished-coach',
    owner: 'unpublished-coach',
    missing: { path: 'coachRevisions/new-coach', owner: 'new-coach' },
    get: SELF_AND_ADMIN,
    lists: [{ where: [['state', '==', 'declined']], allowed: ['admin'] }],
    update: { ...REVISION_CHANGE, allowed: NOBODY },
    delete: SELF,
    repeatsShapes: true,
  },
  {
    name: 'coachRevisions, of somebody who lost the claim',
    document: `coachRevisions/${CLAIMLESS_COACH}`,
    owner: CLAIMLESS_COACH,
    get: ['admin'],
    lists: [{ where: [], allowed: ['admin'] }],
    create: { ...REVISION, allowed: NOBODY },
    update: { ...REVISION_CHANGE, allowed: NOBODY },
    repeatsShapes: true,
  },
  {
    name: 'coaches/{id}/templates of a coach who lost the claim',
    document: `coaches/${CLAIMLESS_COACH}/templates/thanks`,
    owner: CLAIMLESS_COACH,
    get: NOBODY,
    create: { allowed: NOBODY, shape: QUICK_RESPONSE_SHAPE },
    update: { allowed: NOBODY, shape: QUICK_RESPONSE_SHAPE },
  },
  ...offers(COACH, true),
  ...offers('unpublished-coach', false),
  ...offers('unapproved-coach', false),
  {
    name: 'coaches/{id}/subscribers',
    document: `coaches/${COACH}/subscribers/sub_1`,
    owner: COACH,
    get: SELF,
    lists: [
      { where: [], allowed: SELF },
      { where: [['status', '==', 'active']], allowed: SELF },
    ],
  },
  {
    name: 'coaches/{id}/sales',
    document: `coaches/${COACH}/sales/pi_1`,
    owner: COACH,
    get: SELF,
    lists: [
      { where: [], allowed: SELF },
      { where: [['state', '==', 'paid']], allowed: SELF },
    ],
  },
  {
    name: 'coaches/{id}/templates',
    document: `coaches/${COACH}/templates/thanks`,
    owner: COACH,
    missing: { path: `coaches/${COACH}/templates/response-7`, owner: COACH },
    chosenIds: [
      ...QUICK_RESPONSE_IDS.filter((_id, index) => [0, 8, 9, 98, 99, 998, 999].includes(index)).map(
        (id) => [id, true] as const,
      ),
      ...[
        'response-0',
        'response-1001',
        'response-01',
        'response-',
        'response-7x',
        'next_One-1',
      ].map((id) => [id, false] as const),
    ],
    get: SELF,
    lists: [
      { where: [], allowed: SELF },
      { where: [IS_OFFERED], allowed: SELF },
      { where: [['status', '==', 'published']], allowed: SELF },
    ],
    create: { allowed: LET_IN_SELF, shape: QUICK_RESPONSE_SHAPE },
    update: { allowed: LET_IN_SELF, shape: QUICK_RESPONSE_SHAPE },
  },

  ...CONVERSATION_ACCESS,
  ...FEEDBACK_ACCESS,

  // Closed: the functions' alone, or not there before their feature is.
  closed('providerAccounts', 'providerAccounts/strava_1'),
  closed('providerSecrets', 'providerSecrets/strava_1'),
  closed('jobTurns', `jobTurns/replies_${RUNNER}`),
  closed('moderationCases', 'moderationCases/between_aMessage'),
  closed('messageReports', 'messageReports/runner_between_aMessage'),
  closed('topics/{id}/attachments', 'topics/group/attachments/file'),
  closed('oauthStates', 'oauthStates/s1'),
  closed('googleAccounts', 'googleAccounts/1'),
  closed('secondFactors', 'secondFactors/runner'),
  closed('claimsLeases', 'claimsLeases/runner'),
  closed('mails', 'mails/runner_beta-approved-1'),
  closed('pushes', 'pushes/runner_feedback-a1'),
  closed('pushSubscriptions', 'pushSubscriptions/of-runner'),
  closed('mailTokens', 'mailTokens/runner'),
  closed('suppressedAddresses', 'suppressedAddresses/digest'),
  closed('previousAccounts', 'previousAccounts/runner'),
  closed('topics/{id}/messages/{id}/feedback', `topics/own/messages/${MESSAGE_ID}/feedback/runner`),
  closed('subscriptions', 'subscriptions/s1'),
  closed('purchases', 'purchases/p1'),
  closed('coupons', 'coupons/c1'),
  closed('jobs', 'jobs/j1'),
  closed('decoderUpdates', 'decoderUpdates/2'),
  closed('deliveries', 'deliveries/d1'),
  closed('usage', 'usage/runner'),
  {
    name: 'usage, of messages',
    document: `usage/messages_${RUNNER}`,
    owner: RUNNER,
    missing: { path: 'usage/messages_somebody', owner: 'somebody' },
    get: SELF,
    lists: [{ where: [], allowed: NOBODY }],
  },
  closed('weatherDays', 'weatherDays/35.7_139.8_2026-11-26'),

  // A collection that no table names.
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
