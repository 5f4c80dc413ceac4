import type { Firestore } from 'firebase-admin/firestore';
import { isOpenTo, type ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import { EMBEDDED_ACTIVITY_ID_PATTERN } from '@tasuki/domain/chat/message';
import type {
  Conversation,
  ConversationActivity,
  ConversationTurn,
} from '@tasuki/domain/coaching/facts/conversation';
import {
  isOpenSign,
  NO_CAUTIONS,
  writtenSigns,
} from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { usedMemories } from '@tasuki/domain/memories/memory';
import { readAthlete } from '../activities/athlete.ts';
import { historyFor, isHistoryArriving, recentHistory } from '../activities/recent-history.ts';
import { storedAnalysis, storedRow } from '../activities/stored-activity.ts';
import { readMemories } from '../memories/stored-memory.ts';
import { storedCautionRecord } from '../plans/stored-plan.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { readRunningPlan } from '../plans/running-plan.ts';
import { readLongHistory } from './questions/read-long-history.ts';
import type { ReadingScope } from './reading-scope.ts';
import type { Thread } from './read-thread.ts';
import type { StoredTopic } from './stored-chat.ts';

interface ConversationReading {
  scope: ReadingScope;
  askedBy: string;
  now: Date;
  /** The activities that messages show; left out = none. */
  embedded?: Thread['embedded'];
  /** People's corrections of earlier replies; left out = none. */
  corrections?: Thread['corrections'];
}

/**
 * Gathers all that whoever answers may know. That is what was said, an activity and the runner's weeks, as
 * far as their sources allow to compute from them. The activity is the one that
 * the question shows. Without it, it is the topic's, the newest in a message, or the run asked about.
 *
 * @param turns the last one is the question
 * @param reading how much everybody in the conversation may read, who asks, and when
 */
export async function readConversation(
  firestore: Firestore,
  topic: StoredTopic,
  turns: readonly ConversationTurn[],
  { scope, askedBy, now, embedded, corrections = [] }: ConversationReading,
): Promise<Conversation> {
  // Nobody's data are read for a group; who asks is spoken to in their language.
  const isInGroup = topic.kind === 'group';
  const runnerUid = isInGroup ? askedBy : topic.runnerUid;
  const activityId = embedded?.ofQuestion ?? topic.activityId ?? embedded?.before ?? null;
  const [
    { locale, names },
    whole,
    isArriving,
    ofTopic,
    running,
    written,
    memories,
    { conversationFacts },
    { questionLanguage },
    { activityAskedAbout },
  ] = await Promise.all([
    readAthlete(firestore, runnerUid),
    scope === 'nothing' ? [] : recentHistory(firestore, runnerUid, now),
    scope === 'nothing' ? false : isHistoryArriving(firestore, runnerUid),
    scope === 'nothing' ? null : readActivity(firestore, runnerUid, activityId, scope),
    scope === 'nothing' ? null : readRunningPlan(firestore, runnerUid, now),
    isInGroup ? {} : readSigns(firestore, runnerUid, { scope, askedBy, now }),
    // They are the runner's own: nobody who reads along gets to know of them here.
    scope === 'runner' ? readMemories(firestore, runnerUid) : [],
    import('@tasuki/domain/coaching/facts/conversation-facts'),
    import('@tasuki/domain/coaching/questions/question-language'),
    import('@tasuki/domain/coaching/questions/asked-activity'),
  ]);
  const history = scope === 'nothing' ? [] : historyFor(scope, whole);
  const askedId =
    scope === 'nothing' || activityId !== null
      ? null
      : activityAskedAbout({ history, turns, now, isHistoryArriving: isArriving });
  const [found, longHistory] =
    scope === 'nothing'
      ? [null, null]
      : await Promise.all([
          readActivity(firestore, runnerUid, askedId, scope),
          isArriving ? null : readLongHistory(firestore, runnerUid, scope, { history, turns, now }),
        ]);
  // A model that may not see the run answers from the other figures, as it did without it.
  const lookedUp = found?.row.policy.model === true ? found : null;
  const activity = ofTopic ?? lookedUp;
  const isHistoryWithheld =
    scope === 'runner' &&
    activity === null &&
    history.length === 0 &&
    (await hasWithheldActivities(firestore, runnerUid));
  const plan = running?.record ?? null;
  return {
    locale,
    language: questionLanguage(turns.at(-1)?.text ?? '', locale.language),
    activity,
    ...(lookedUp && { isActivityLookedUp: true }),
    history,
    isHistoryArriving: isArriving,
    longHistory,
    isHistoryWithheld,
    plan,
    memories: usedMemories(memories, now),
    ...written,
    ...(isInGroup && { isInGroup }),
    facts: conversationFacts({
      activity,
      history,
      isHistoryArriving: isArriving,
      now,
      plan,
    }),
    // The names of all who are named in it.
    runnerNames: [...names, ...(topic.people ?? []).map(({ name }) => name).filter(Boolean)],
    turns,
    corrections,
    now,
  };
}

/**
 * Reads what the runner wrote anywhere that comes before training. Other readers of the
 * conversation do not learn what it is, only that nothing is planned. A coach to whom nothing is
 * shared does not learn that either, since it says something of the runner's health.
 */
async function readSigns(
  firestore: Firestore,
  runnerUid: string,
  { scope, askedBy, now }: Pick<ConversationReading, 'scope' | 'askedBy' | 'now'>,
): Promise<Pick<Conversation, 'signs' | 'isHeldElsewhere'>> {
  if (scope === 'nothing' && askedBy !== runnerUid) return {};
  const snapshot = await firestore.doc(firestorePaths.cautions(runnerUid)).get();
  const cautions = unlessUnreadable(() => storedCautionRecord(snapshot)) ?? NO_CAUTIONS;
  const signs = writtenSigns(cautions, now);
  if (scope === 'runner') return { signs };
  return {
    signs: signs.map((sign) => ({ ...sign, since: null })),
    isHeldElsewhere: signs.some(isOpenSign),
  };
}

/** Whether what the runner did is here, and its source forbids to read it. For the runner alone: a coach learns of no such activity. */
async function hasWithheldActivities(firestore: Firestore, runnerUid: string): Promise<boolean> {
  const newest = await firestore
    .collection(firestorePaths.activities(runnerUid))
    .orderBy('startedAt', 'desc')
    .limit(1)
    .select('policy')
    .get();
  return newest.docs.some((document) => document.get('policy.analyse') === false);
}

/** The activity that is spoken of; null where there is none, it was deleted, or not all who read along may read it. */
async function readActivity(
  firestore: Firestore,
  runnerUid: string,
  activityId: string | null,
  reader: ActivityReader,
): Promise<ConversationActivity | null> {
  if (activityId === null || !EMBEDDED_ACTIVITY_ID_PATTERN.test(activityId)) return null;
  const [rowSnapshot, analysisSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.activity(runnerUid, activityId)),
    firestore.doc(firestorePaths.activityAnalysis(runnerUid, activityId)),
  );
  const row = storedRow(rowSnapshot);
  const analysis = storedAnalysis(analysisSnapshot);
  if (!row?.policy.analyse || !analysis || !isOpenTo(reader, row)) return null;
  return {
    row: {
      id: row.id,
      // The runner's own; a watch's often names the place.
      title: row.title,
      sport: row.sport,
      startedAt: row.startedAt,
      utcOffsetMinutes: row.utcOffsetMinutes,
      purpose: row.purpose,
      isIndoor: row.isIndoor,
      isPartial: row.isPartial,
      note: row.note,
      policy: row.policy,
    },
    analysis,
  };
}
