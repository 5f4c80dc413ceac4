import { coachLinkId } from '../firestore-paths.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { StoredShape } from '../stored-shape.ts';
import type { QuotedActivity } from './message.ts';
import type { AnswererKey } from './chosen-model.ts';

/**
 * `ai`: a runner asks the AI coach. `coach`: a runner and one human coach write to each other. `group`:
 * several people do, who came by an invitation.
 */
export const TOPIC_KINDS = ['ai', 'coach', 'group'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** Somebody who takes part in a conversation between people, or did. */
export interface TopicPerson {
  uid: string;
  /** The name that others see; brought up to date with each message. */
  name: string;
  role: 'runner' | 'coach';
  /** When they came, or came back; what was said before is no news to them. */
  since: Date;
}

/** topics/{id}: one conversation; written by functions, except its title. */
export interface Topic {
  id: string;
  kind: TopicKind;
  /** The activity's own, or what a participant calls it; '' = it has none, and the screen finds words. */
  title: string;
  /** The runner whom it is about; '' = a group, which is about nobody. */
  runnerUid: string;
  /** Everyone who takes part; a coach among them reads it only while the runner shares with them. */
  participantIds: readonly string[];
  /**
   * The people who write in it, also those who have left; absent if the runner is alone with the
   * AI.
   */
  people?: readonly TopicPerson[];
  /** The activity it began from; null = the runner's general conversation with the coach. */
  activityId: string | null;
  /** That activity as it was then, to call the topic by where it has no title; null without one. */
  activity: QuotedActivity | null;
  /**
   * The answerer of an `ai` topic for its runner, see {@link modelChosenBy}; null = Tasuki's
   * default.
   */
  model: AnswererKey | null;
  /** Whether `model` stays; absent = nothing was asked yet, and the account's default comes before no choice. */
  keepsModel?: boolean;
  /** The beginning of the newest message, figures put in. */
  lastText: string;
  /** The author of it; null = the AI, or nobody yet. Absent in older topics. */
  lastAuthorUid?: string | null;
  lastMessageAt: Date;
  createdAt: Date;
  /** The owner of a group; absent in other topics, as the fields below. */
  ownerUid?: string;
  /** The human coaches in a group, its owner aside. */
  coachIds?: readonly string[];
  /** When each member of a group came; they read from then on. */
  memberSince?: Readonly<Record<string, Date>>;
  /** Whether members of a group also read what was said before they came. */
  isHistoryShared?: boolean;
  /** Its owner follows another one, and opens nothing that was said before they came. */
  isOwnerFollowing?: boolean;
}

/** Whether people write to each other there, and the AI answers only where it is mentioned. Older topics have no kind. */
export function isBetweenPeople({ kind }: { kind?: TopicKind | undefined }): boolean {
  return kind === 'coach' || kind === 'group';
}

/** Whether somebody may choose who answers in a topic: alone where nobody else's budget bears it. */
export function mayChooseModel({ kind, runnerUid }: TopicOfModel, uid: string): boolean {
  return !isBetweenPeople({ kind }) && runnerUid === uid;
}

/**
 * The answerer for one person in a topic; null = Tasuki's default. A stored choice counts for
 * nobody else, since the asker's budget pays for answers.
 *
 * @param accountDefault for new conversations; a conversation in which something was asked keeps
 * its own
 */
export function modelChosenBy(
  topic: TopicOfModel & Pick<Topic, 'model' | 'keepsModel'>,
  uid: string,
  accountDefault: AnswererKey | null,
): AnswererKey | null {
  if (!mayChooseModel(topic, uid)) return accountDefault;
  return topic.keepsModel === true ? topic.model : (topic.model ?? accountDefault);
}

/** Older topics have no kind: they are of kind `ai`. */
type TopicOfModel = Pick<Topic, 'runnerUid'> & Partial<Pick<Topic, 'kind'>>;

export const TOPIC_LIMITS = {
  titleMaxLength: 120,
  lastTextMaxLength: 120,
} as const;

/**
 * The id of a runner's topic: one an activity, one for everything else, so that
 * opening it twice opens the same.
 *
 * @param conversation a further one about everything; null = the first
 */
export function topicIdOf(
  uid: string,
  activityId: string | null,
  conversation: ConversationNumber | null = null,
): string {
  const general = conversation === null ? 'coach' : `coach-${conversation}`;
  return `${uid}-${activityId ?? general}`;
}

const COACH_TOPIC_PREFIX = 'with_';

/** The id of the one conversation of a runner with one of their human coaches. */
export function coachTopicId(runnerUid: string, coachId: string): string {
  return `${COACH_TOPIC_PREFIX}${coachLinkId(runnerUid, coachId)}`;
}

/** A runner and a human coach of theirs. */
export interface CoachTopicParties {
  runnerUid: string;
  coachId: string;
}

/**
 * The runner and the coach of a topic, by its id, if it is a conversation of this person with their
 * coach or runner.
 *
 * @returns null if the id is of another kind, or does not name the person
 */
export function partiesOfCoachTopic(uid: string, topicId: string): CoachTopicParties | null {
  if (uid === '' || uid.includes('_') || !topicId.startsWith(COACH_TOPIC_PREFIX)) return null;
  const parties = topicId.slice(COACH_TOPIC_PREFIX.length);
  const asRunner = `${uid}_`;
  const asCoach = `_${uid}`;
  if (parties.startsWith(asRunner) && parties.length > asRunner.length) {
    return { runnerUid: uid, coachId: parties.slice(asRunner.length) };
  }
  if (parties.endsWith(asCoach) && parties.length > asCoach.length) {
    return { runnerUid: parties.slice(0, -asCoach.length), coachId: uid };
  }
  return null;
}

/** A further conversation about everything: its UTC day and its number on it, `2026-11-22-1`. */
export type ConversationNumber = string;

const FURTHER_CONVERSATION = /^(\d{4}-\d{2}-\d{2})-[1-9]$/;
/** Browsers' clocks may be a day away. */
const CLOCK_DAYS = 1;

/**
 * Whether a further conversation may be opened now. Its day is bounded, so nobody opens more than
 * nine a day.
 */
export function isConversationOfNow(conversation: string, now: Date): boolean {
  const day = FURTHER_CONVERSATION.exec(conversation)?.[1];
  if (day === undefined) return false;
  const days = (Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / DAY_MILLISECONDS;
  return Math.abs(days) <= CLOCK_DAYS;
}

/**
 * The topic to go to for a new conversation about everything: one in which nothing was said. Else it is
 * the first number of the day that is free.
 *
 * @param known the runner's newest topics
 * @returns null when the day has no number left
 */
export function newConversationId(
  uid: string,
  known: readonly Pick<Topic, 'id' | 'activityId' | 'lastText'>[],
  now: Date,
): string | null {
  const unused = known.find(({ activityId, lastText }) => activityId === null && lastText === '');
  if (unused) return unused.id;
  const ids = new Set(known.map(({ id }) => id));
  const day = now.toISOString().slice(0, 10);
  const numbers = Array.from({ length: 9 }, (_, index) => `${day}-${index + 1}`);
  const free = numbers.find((number) => !ids.has(topicIdOf(uid, null, number)));
  return free === undefined ? null : topicIdOf(uid, null, free);
}

/** The subject of a runner's own topic. */
export interface TopicPlace {
  /** Null = about everything. */
  activityId: string | null;
  conversation: ConversationNumber | null;
}

/** The subject of a runner's topic, by its id; null = the topic is another's. */
export function placeOfTopic(uid: string, topicId: string): TopicPlace | null {
  const beginning = `${uid}-`;
  if (uid === '' || !topicId.startsWith(beginning)) return null;
  const rest = topicId.slice(beginning.length);
  if (rest === '') return null;
  if (rest === 'coach') return { activityId: null, conversation: null };
  const conversation = rest.startsWith('coach-') ? rest.slice('coach-'.length) : '';
  return FURTHER_CONVERSATION.test(conversation)
    ? { activityId: null, conversation }
    : { activityId: rest, conversation: null };
}

/** Whether somebody is there to read it. After the end of a link a coach's conversation has nobody else. */
export function isReceived({
  kind,
  participantIds,
}: Pick<Topic, 'participantIds'> & Partial<Pick<Topic, 'kind'>>): boolean {
  return kind !== 'coach' || participantIds.length > 1;
}

/**
 * Whether others read the messages, now or later. Somebody may join a person who is alone in a
 * conversation of people, and read earlier messages.
 */
export function isForOthers({
  kind,
  participantIds,
}: Pick<Topic, 'participantIds'> & Partial<Pick<Topic, 'kind'>>): boolean {
  return isBetweenPeople({ kind }) || participantIds.length > 1;
}

/** The fields that the list and the thread show, and that decide the rights of participants. */
export const TOPIC_SHAPE = {
  title: 'string',
  runnerUid: 'string',
  participantIds: 'array',
  activityId: 'string?',
  lastText: 'string',
  lastMessageAt: 'date',
} as const satisfies StoredShape<Topic>;
