import type { CollectionAccess } from './collection-access.ts';
import {
  LET_IN_SELF,
  NOBODY,
  SELF,
  SELF_AND_ADMIN,
  SELF_AND_SHARING,
} from './collection-access.ts';
import {
  FEEDBACK_CHANGE_SHAPE,
  MESSAGE_DELETION_SHAPE,
  MESSAGE_EDIT_SHAPE,
  messageFeedbackShape,
  messageShape,
  productFeedbackShape,
  STOP_REQUEST_SHAPE,
  TITLE_SHAPE,
  type DocumentShape,
} from './document-shapes.ts';
import { QUIET_COACH, RUNNER, SHARING_COACH, type Actor } from './access-fixture.ts';
import {
  BUSY_COACHS_MESSAGE_ID,
  CAME_INTO_GROUP,
  COACHS_MESSAGE_ID,
  DELETED_MESSAGE_ID,
  feedbackPath,
  FRESH_MESSAGE_ID,
  INVITATION_ID,
  MESSAGE_ID,
  OLDER_MESSAGE_ID,
} from './conversation-fixture.ts';
import type { Condition } from './firestore-requests.ts';

function takesPart(uid: string): Condition {
  return ['participantIds', 'array-contains', uid];
}

function isAbout(uid: string): Condition {
  return ['runnerUid', '==', uid];
}

/** Coaches whose link is active, whatever the runner shares. */
const LINKED_COACHES: readonly Actor[] = ['sharingCoach', 'quietCoach', 'unaskedCoach'];
const SELF_AND_LINKED: readonly Actor[] = [...SELF, ...LINKED_COACHES];

/** None of them can ever be a reply's or an opening's. */
const MESSAGE_IDS: NonNullable<CollectionAccess['chosenIds']> = [
  ['a'.repeat(20), true],
  ['Z9'.repeat(20), true],
  ['a'.repeat(19), false],
  ['a'.repeat(41), false],
  [`${'a'.repeat(20)}-reply`, false],
  [`${MESSAGE_ID}-reply2`, false],
  ['aaaaaaaaaaaaaaaaaaa_', false],
  ['openingopeningopen-ing', false],
  ['opening', false],
  ['aaaaaaaaaaaaaaaaaaa あ', false],
];

/** Messages of one topic: who takes part in it reads, and writes as themselves. */
function messages(
  name: string,
  topicId: string,
  allowed: readonly Actor[],
  own: { messageId: string; author: readonly Actor[] },
): CollectionAccess {
  const parent = `topics/${topicId}/messages`;
  return {
    name: `topics/{id}/messages, ${name}`,
    document: `${parent}/${own.messageId}`,
    owner: RUNNER,
    missing: { path: `${parent}/aNewMessageFromAnyone`, owner: RUNNER },
    chosenIds: MESSAGE_IDS,
    get: allowed,
    lists: [{ where: [], allowed }],
    create: {
      // This coach has written too many (`usage` in access-fixture.ts).
      allowed: allowed.filter((actor) => actor !== 'waitingSelf' && actor !== 'quietCoach'),
      shape: messageShape(RUNNER),
      asThemselves: (uid) => ({ authorUid: uid }),
    },
    update: { allowed: own.author, shape: STOP_REQUEST_SHAPE },
    repeatsShapes: topicId !== 'own',
  };
}

/** An author's changes of a sent message. */
function change(
  name: string,
  topicId: string,
  { messageId, author }: { messageId: string; author: readonly Actor[] },
  shape: DocumentShape,
): CollectionAccess {
  return {
    name: `topics/{id}/messages, ${name}`,
    document: `topics/${topicId}/messages/${messageId}`,
    owner: RUNNER,
    get: topicId === 'own' ? SELF : SELF_AND_LINKED,
    lists: [{ where: [], allowed: topicId === 'own' ? SELF : SELF_AND_LINKED }],
    update: { allowed: author, shape },
    repeatsShapes: topicId !== 'own',
  };
}

const OF_RUNNER = { author: LET_IN_SELF };

/** The runner owns it; one of the others is a coach there, and one a member. */
const GROUP_COACH: readonly Actor[] = ['sharingCoach'];
const GROUP: readonly Actor[] = [...LET_IN_SELF, ...GROUP_COACH, 'quietCoach'];

/** Messages of a group, by whom may read those from before the others came. */
function groupMessages(
  topicId: string,
  messageId: string,
  readers: readonly Actor[],
): CollectionAccess {
  const since = (from: Date): Condition => ['createdAt', '>=', from];
  const isShared = topicId === 'opengroup';
  return {
    ...messages(`${messageId} in ${topicId}`, topicId, GROUP, { messageId, author: NOBODY }),
    get: readers,
    lists: [
      { where: [], allowed: isShared ? GROUP : NOBODY },
      { where: [since(CAME_INTO_GROUP)], allowed: GROUP },
      {
        where: [since(new Date(CAME_INTO_GROUP.getTime() - 1))],
        allowed: isShared ? GROUP : LET_IN_SELF,
      },
    ],
    update: { allowed: LET_IN_SELF, shape: STOP_REQUEST_SHAPE },
    repeatsShapes: true,
  };
}

/** Invitations by which people join a group. */
function invitations(topicId: string, allowed: readonly Actor[]): CollectionAccess {
  return {
    name: `topics/{id}/invitations of ${topicId}`,
    document: `topics/${topicId}/invitations/${INVITATION_ID}`,
    owner: RUNNER,
    get: allowed,
    lists: [{ where: [], allowed }],
    delete: allowed,
  };
}

const GROUP_ACCESS: readonly CollectionAccess[] = [
  {
    name: 'topics, a group',
    document: 'topics/group',
    owner: RUNNER,
    get: GROUP,
    lists: [
      { where: [['kind', '==', 'group'], takesPart(RUNNER)], allowed: LET_IN_SELF },
      { where: [['kind', '==', 'group'], takesPart(QUIET_COACH)], allowed: ['quietCoach'] },
      { where: [['kind', '==', 'group']], allowed: NOBODY },
    ],
    update: { allowed: LET_IN_SELF, shape: TITLE_SHAPE },
    repeatsShapes: true,
  },
  groupMessages('group', MESSAGE_ID, LET_IN_SELF),
  groupMessages('group', FRESH_MESSAGE_ID, GROUP),
  groupMessages('opengroup', MESSAGE_ID, GROUP),
  invitations('group', [...LET_IN_SELF, ...GROUP_COACH]),
  // Its documents name more coaches, whose sessions have no rights of one.
  invitations('coachesgroup', [...LET_IN_SELF, 'sharingCoach', 'unaskedCoach', 'endedCoach']),
];

/** The coach's replies; nobody can write one, nor a message of theirs in its place. */
function replies(messageId: string, freeId: string): CollectionAccess {
  return {
    ...messages(`${messageId} of the coach`, 'own', SELF, { messageId, author: NOBODY }),
    missing: { path: `topics/own/messages/${freeId}`, owner: RUNNER },
    create: {
      allowed: NOBODY,
      shape: messageShape(RUNNER),
      asThemselves: (uid) => ({ authorUid: uid }),
    },
  };
}

/** The AI's drafts for one coach: only theirs, while the runner shares with them. */
function drafts(name: string, document: string, owner: string, readers: readonly Actor[]) {
  return { name: `topics/{id}/drafts, ${name}`, document, owner, get: readers };
}

const DRAFTS: readonly CollectionAccess[] = [
  drafts('of a coach', `topics/between/drafts/${SHARING_COACH}`, SHARING_COACH, [
    ...SELF,
    'sharingCoach',
  ]),
  drafts(
    'of a coach with whom nothing is shared',
    `topics/between/drafts/${QUIET_COACH}`,
    QUIET_COACH,
    NOBODY,
  ),
  drafts(
    'of a conversation that the coach has left',
    `topics/ended/drafts/${SHARING_COACH}`,
    SHARING_COACH,
    NOBODY,
  ),
];

/** The rights on topics and their messages. */
export const CONVERSATION_ACCESS: readonly CollectionAccess[] = [
  {
    name: 'topics',
    document: 'topics/own',
    owner: RUNNER,
    get: SELF,
    lists: [
      { where: [], allowed: NOBODY },
      { where: [['kind', '==', 'ai']], allowed: NOBODY },
      // Among them is one that the runner has left.
      { where: [isAbout(RUNNER)], allowed: NOBODY },
      { where: [isAbout(RUNNER), takesPart(RUNNER)], allowed: SELF },
      { where: [isAbout(RUNNER), takesPart(SHARING_COACH)], allowed: ['sharingCoach'] },
      // Documents that a coach who reads nothing else may read by the link alone.
      {
        where: [['kind', '==', 'ai'], isAbout(RUNNER), takesPart(QUIET_COACH)],
        allowed: NOBODY,
      },
      {
        where: [['kind', '==', 'coach'], isAbout(RUNNER), takesPart(QUIET_COACH)],
        allowed: ['quietCoach'],
      },
    ],
    update: { allowed: LET_IN_SELF, shape: TITLE_SHAPE },
  },
  ...DRAFTS,
  {
    name: 'topics, shared with a coach',
    document: 'topics/shared',
    owner: RUNNER,
    get: SELF_AND_SHARING,
    update: { allowed: [...LET_IN_SELF, 'sharingCoach'], shape: TITLE_SHAPE },
    repeatsShapes: true,
  },
  messages('one’s own', 'own', SELF, { messageId: MESSAGE_ID, author: LET_IN_SELF }),
  messages('the runner’s in a shared topic', 'shared', SELF_AND_SHARING, {
    messageId: MESSAGE_ID,
    author: LET_IN_SELF,
  }),
  messages('the coach’s in a shared topic', 'shared', SELF_AND_SHARING, {
    messageId: COACHS_MESSAGE_ID,
    author: ['sharingCoach'],
  }),
  messages('in a topic that the runner has left', 'left', ['sharingCoach'], {
    messageId: MESSAGE_ID,
    author: NOBODY,
  }),
  {
    name: 'topics, of runner and coach',
    document: 'topics/between',
    owner: RUNNER,
    get: SELF_AND_LINKED,
    update: { allowed: [...LET_IN_SELF, ...LINKED_COACHES], shape: TITLE_SHAPE },
    repeatsShapes: true,
  },
  messages('the runner’s to their coach', 'between', SELF_AND_LINKED, {
    messageId: MESSAGE_ID,
    author: LET_IN_SELF,
  }),
  messages('the coach’s to their runner', 'between', SELF_AND_LINKED, {
    messageId: COACHS_MESSAGE_ID,
    author: ['sharingCoach'],
  }),
  {
    ...messages('after the end of the link', 'ended', SELF, {
      messageId: MESSAGE_ID,
      author: LET_IN_SELF,
    }),
    create: {
      allowed: NOBODY,
      shape: messageShape(RUNNER),
      asThemselves: (uid) => ({ authorUid: uid }),
    },
  },
  change(
    'changed within its time',
    'own',
    { ...OF_RUNNER, messageId: FRESH_MESSAGE_ID },
    MESSAGE_EDIT_SHAPE,
  ),
  change(
    'changed after its time',
    'own',
    { author: NOBODY, messageId: OLDER_MESSAGE_ID },
    MESSAGE_EDIT_SHAPE,
  ),
  change(
    'changed after its deletion',
    'own',
    { author: NOBODY, messageId: DELETED_MESSAGE_ID },
    MESSAGE_EDIT_SHAPE,
  ),
  change(
    'deleted by its author',
    'own',
    { ...OF_RUNNER, messageId: OLDER_MESSAGE_ID },
    MESSAGE_DELETION_SHAPE,
  ),
  change(
    'deleted once more',
    'own',
    { author: NOBODY, messageId: DELETED_MESSAGE_ID },
    MESSAGE_DELETION_SHAPE,
  ),
  change(
    'to a coach, changed within its time',
    'between',
    { ...OF_RUNNER, messageId: FRESH_MESSAGE_ID },
    MESSAGE_EDIT_SHAPE,
  ),
  {
    ...change(
      'changed by a coach who has written too many',
      'between',
      { author: NOBODY, messageId: BUSY_COACHS_MESSAGE_ID },
      MESSAGE_EDIT_SHAPE,
    ),
    update: { allowed: NOBODY, shape: MESSAGE_EDIT_SHAPE, alsoTriedBy: 'quietCoach' },
  },
  change(
    'deleted by a coach who has written too many',
    'between',
    { author: ['quietCoach'], messageId: BUSY_COACHS_MESSAGE_ID },
    MESSAGE_DELETION_SHAPE,
  ),
  change(
    'of the coach, deleted by its author',
    'between',
    { author: ['sharingCoach'], messageId: COACHS_MESSAGE_ID },
    MESSAGE_DELETION_SHAPE,
  ),
  messages('in a topic that is not there', 'missing', NOBODY, {
    messageId: MESSAGE_ID,
    author: NOBODY,
  }),
  replies(`${MESSAGE_ID}-reply`, 'aMessageOfTheRunner2-reply'),
  replies('opening', 'reopening'),
  ...GROUP_ACCESS,
];

const REPLY_ID = `${MESSAGE_ID}-reply`;
const IS_RUNNERS: Condition = ['uid', '==', RUNNER];
const ADMIN: readonly Actor[] = ['admin'];

/** Feedback by somebody in a conversation, as they give it. */
function given(
  name: string,
  { uid, topicId, messageId = 'opening' }: { uid: string; topicId: string; messageId?: string },
  allowed: readonly Actor[],
): CollectionAccess {
  return {
    name: `messageFeedback, ${name}`,
    document: feedbackPath(RUNNER, 'own', REPLY_ID),
    owner: RUNNER,
    missing: { path: feedbackPath(uid, topicId, messageId), owner: uid },
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    create: { allowed, shape: messageFeedbackShape(uid, { topicId, messageId }) },
    update: { allowed: LET_IN_SELF, shape: FEEDBACK_CHANGE_SHAPE },
    delete: SELF,
    repeatsShapes: true,
  };
}

/** The rights on feedback. */
export const FEEDBACK_ACCESS: readonly CollectionAccess[] = [
  {
    ...given('on an answer of one’s own', { uid: RUNNER, topicId: 'own' }, LET_IN_SELF),
    lists: [
      { where: [], allowed: ADMIN },
      { where: [IS_RUNNERS], allowed: SELF_AND_ADMIN },
      { where: [IS_RUNNERS, ['topicId', '==', 'own']], allowed: SELF_AND_ADMIN },
    ],
    chosenIds: [
      [`${RUNNER}_own_opening`, true],
      [`${RUNNER}_own_${REPLY_ID}x`, false],
      [`${RUNNER}_shared_opening`, false],
      [`other_own_opening`, false],
      ['opening', false],
    ],
    repeatsShapes: false,
  },
  given('of a coach', { uid: SHARING_COACH, topicId: 'between' }, ['self', 'sharingCoach']),
  given('on what somebody cannot read', { uid: SHARING_COACH, topicId: 'own' }, NOBODY),
  {
    ...given('in a group', { uid: RUNNER, topicId: 'group' }, LET_IN_SELF),
    chosenIds: [
      [`${RUNNER}_group_opening`, true],
      [`${RUNNER}_opengroup_opening`, false],
    ],
  },
  given('in a group, from before somebody came', { uid: SHARING_COACH, topicId: 'group' }, NOBODY),
  given('in a group whose history is shared', { uid: SHARING_COACH, topicId: 'opengroup' }, [
    'self',
    'sharingCoach',
  ]),
  given(
    'on a message that is no reply',
    { uid: RUNNER, topicId: 'own', messageId: MESSAGE_ID },
    NOBODY,
  ),
  given(
    'on a reply that is not there',
    { uid: RUNNER, topicId: 'own', messageId: `${FRESH_MESSAGE_ID}-reply` },
    NOBODY,
  ),
  {
    name: 'productFeedback',
    document: `productFeedback/${RUNNER}_1`,
    owner: RUNNER,
    missing: { path: `productFeedback/${RUNNER}_2`, owner: RUNNER },
    chosenIds: [
      [`${RUNNER}_2`, true],
      [`${RUNNER}_3`, false],
      [`${RUNNER}_02`, false],
      ['other_2', false],
      ['2', false],
    ],
    get: SELF_AND_ADMIN,
    lists: [
      { where: [], allowed: ADMIN },
      { where: [IS_RUNNERS], allowed: SELF_AND_ADMIN },
    ],
    create: { allowed: LET_IN_SELF, shape: productFeedbackShape(RUNNER, 2) },
    delete: SELF,
  },
  {
    name: 'productFeedback, beyond the last number',
    document: `productFeedback/${RUNNER}_1`,
    owner: RUNNER,
    missing: { path: `productFeedback/${RUNNER}_51`, owner: RUNNER },
    get: SELF_AND_ADMIN,
    lists: [{ where: [], allowed: ADMIN }],
    create: { allowed: NOBODY, shape: productFeedbackShape(RUNNER, 50) },
    delete: SELF,
    repeatsShapes: true,
  },
];
