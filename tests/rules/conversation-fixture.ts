import type { TopicKind } from '@tasuki/domain/chat/topic';
import type { Fields } from './firestore-requests.ts';

const LONG_AGO = new Date('2026-01-05T06:00:00Z');

/** A message of the runner in every topic of this fixture, and one of the coach's in the shared one. */
export const MESSAGE_ID = 'aMessageOfTheRunner1';
export const COACHS_MESSAGE_ID = 'aMessageOfTheCoach12';
/**
 * Messages of the runner in every topic: sent just now, longer ago than it may be changed, and
 * deleted.
 */
export const FRESH_MESSAGE_ID = 'aMessageJustSent12345';
export const OLDER_MESSAGE_ID = 'aMessageOfSomeTimeAgo';
export const DELETED_MESSAGE_ID = 'aMessageThatIsDeleted';
/** Sent just now, in one topic, by a coach who has written more than the limit of late. */
export const BUSY_COACHS_MESSAGE_ID = 'aMessageOfABusyCoach1';

const NOW = new Date();
/** Ahead of its time, so that it may still be changed at the end of a matrix that takes hours. */
const SENT_JUST_NOW = new Date(NOW.getTime() + 6 * 60 * 60_000);
const SENT_SOME_TIME_AGO = new Date(NOW.getTime() - 15 * 60_000);

/** When everybody but its owner came into a group of this fixture: after the runner's first message. */
export const CAME_INTO_GROUP = new Date('2026-02-05T06:00:00Z');
const GROUP_STARTED = new Date('2026-01-01T06:00:00Z');
/** Digest of a token. */
export const INVITATION_ID = 'a1'.repeat(32);

/** As a participant writes it, the server's time aside. */
export function messageBy(authorUid: string): Fields {
  return {
    kind: 'participant',
    authorUid,
    text: '次はどう走ればよいですか。',
    writtenAt: LONG_AGO,
    isStopRequested: false,
    quotedMessageId: `${MESSAGE_ID}-reply`,
    embeddedActivityId: 'file-1-0',
  };
}

const REPLY: Fields = {
  kind: 'reply',
  replyTo: MESSAGE_ID,
  state: 'done',
  answeredBy: 'embedded',
  askedModel: null,
  fallbackReason: null,
  text: '{{pace.average}} で二十分。',
  facts: [],
  language: 'ja',
  isSafetyFirst: false,
  isFlagged: false,
  activity: null,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};

const DRAFT: Fields = { draftId: 'd', state: 'waiting', text: 'ゆっくり走りましょう。' };

/** The path of one person's feedback on one message. */
export function feedbackPath(uid: string, topicId: string, messageId: string): string {
  return `messageFeedback/${uid}_${topicId}_${messageId}`;
}

function feedback(uid: string, topicId: string): Fields {
  return {
    uid,
    topicId,
    messageId: `${MESSAGE_ID}-reply`,
    answeredBy: 'embedded',
    rating: 'like',
    reasons: [],
    text: '',
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
  };
}

/**
 * Topics with their messages by path: the runner's own, one in which coaches take part, and one
 * that the runner has left. Between a runner and coaches there is one, and one whose link has ended.
 */
export function conversationDocuments(
  runnerUid: string,
  coachUids: readonly [string, string, ...string[]],
): Record<string, Fields> {
  const [coachUid, memberUid] = coachUids;
  const written = (uid: string): Fields => ({ ...messageBy(uid), createdAt: LONG_AGO });
  const topic = (
    id: string,
    participantIds: readonly string[],
    kind: TopicKind = 'ai',
  ): Record<string, Fields> => {
    const path = `topics/${id}`;
    return {
      [path]: {
        kind,
        title: '今週',
        runnerUid,
        participantIds,
        activityId: null,
        model: null,
        lastText: '',
        lastMessageAt: LONG_AGO,
        createdAt: LONG_AGO,
      },
      [`${path}/messages/${MESSAGE_ID}`]: written(runnerUid),
      [`${path}/messages/${FRESH_MESSAGE_ID}`]: {
        ...messageBy(runnerUid),
        createdAt: SENT_JUST_NOW,
      },
      [`${path}/messages/${OLDER_MESSAGE_ID}`]: {
        ...messageBy(runnerUid),
        createdAt: SENT_SOME_TIME_AGO,
      },
      [`${path}/messages/${DELETED_MESSAGE_ID}`]: {
        ...messageBy(runnerUid),
        text: '',
        createdAt: SENT_JUST_NOW,
        deletedAt: NOW,
      },
      [`${path}/messages/${MESSAGE_ID}-reply`]: REPLY,
      [`${path}/messages/opening`]: { ...REPLY, replyTo: null },
    };
  };
  /** A group of the runner, coaches and a person who only takes part. */
  const group = (
    id: string,
    isHistoryShared: boolean,
    coachIds: readonly string[] = [coachUid],
  ): Record<string, Fields> => {
    const path = `topics/${id}`;
    const documents = topic(id, [runnerUid, ...coachIds, memberUid], 'group');
    return {
      ...documents,
      [path]: {
        ...documents[path],
        runnerUid: '',
        ownerUid: runnerUid,
        coachIds,
        memberSince: {
          [runnerUid]: GROUP_STARTED,
          ...Object.fromEntries(coachIds.map((uid) => [uid, CAME_INTO_GROUP])),
          [memberUid]: CAME_INTO_GROUP,
        },
        isHistoryShared,
      },
      [`${path}/invitations/${INVITATION_ID}`]: {
        createdByUid: runnerUid,
        createdAt: LONG_AGO,
        expiresAt: NOW,
        usesMaximum: 10,
        useCount: 0,
      },
    };
  };
  return {
    ...group('group', false),
    ...group('opengroup', true),
    ...group(
      'coachesgroup',
      false,
      coachUids.filter((uid) => uid !== memberUid),
    ),
    ...topic('own', [runnerUid]),
    ...topic('shared', [runnerUid, ...coachUids]),
    [`topics/shared/messages/${COACHS_MESSAGE_ID}`]: written(coachUid),
    ...topic('left', [coachUid]),
    ...topic('between', [runnerUid, ...coachUids], 'coach'),
    [`topics/between/messages/${COACHS_MESSAGE_ID}`]: written(coachUid),
    [`topics/between/messages/${BUSY_COACHS_MESSAGE_ID}`]: {
      ...messageBy(memberUid),
      createdAt: SENT_JUST_NOW,
    },
    ...Object.fromEntries(
      coachUids.flatMap((uid) => [
        [`topics/between/drafts/${uid}`, DRAFT],
        [`topics/ended/drafts/${uid}`, DRAFT],
      ]),
    ),
    ...topic('ended', [runnerUid], 'coach'),
    [`topics/missing/messages/${MESSAGE_ID}`]: written(runnerUid),
    [feedbackPath(runnerUid, 'own', `${MESSAGE_ID}-reply`)]: feedback(runnerUid, 'own'),
    [`productFeedback/${runnerUid}_1`]: {
      uid: runnerUid,
      number: 1,
      text: '通知がほしいです。',
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
    [`topics/own/messages/${MESSAGE_ID}/feedback/${runnerUid}`]: {
      rating: 'like',
      reasons: [],
      text: '',
    },
  };
}
