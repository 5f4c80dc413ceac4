import { FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { coachTopicId, type TopicPerson } from '@tasuki/domain/chat/topic';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { fillLists } from '../../../functions/src/chat/inbox/fill-lists.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { projectId } from '../admin.ts';
import { newMessageId, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies, scripted } from '../chat-script.ts';
import { sweepHere } from '../jobs/sweep-here.ts';
import { Killed, killableProcess, type Moment } from '../killable-process.ts';
import { openTab, openWithRules, type Tab, type WrittenMessage } from './closable-tab.ts';

const SEED = 20_261_127;
const RUNS = IS_SOAK ? 500 : 4;
const MESSAGES_EACH = 2;
/**
 * Sweeps of a minute each, after which the answer of one who died is there. Three do where nobody else uses the
 * emulator; a job that met others' locks is repeated later each time.
 */
const SWEEPS_MAXIMUM = 12;
/** How often a person presses "Send again". */
const TRIES = 5;
/** The time of a request, and a little more. */
const CUT_MILLISECONDS = 25;
/** About as many calls of Firestore as a function makes. */
const CALLS_OF_ARRIVAL = 24;
const CALLS_OF_LIST = 4;
const CHAT_PROJECT = `${projectId}-chat`;
const LONG_AGO = new Date('2026-01-05T06:00:00Z');

const figure = soakFigure(23, { seed: SEED });
const random = seededRandom(SEED);
const below = (count: number): number => Math.floor(random.uniform() * count);

beforeAll(async () => {
  await openWithRules(CHAT_PROJECT);
});

/** In a group one asks for what came after oneself. */
function readableFrom(topicId: string): Date | undefined {
  return topicId.startsWith('group') ? LONG_AGO : undefined;
}

interface Conversation {
  topicId: string;
  uids: readonly string[];
}

/** A runner with their coach, or with two others in a group. */
async function openConversation(run: number): Promise<Conversation> {
  const isGroup = run % 2 === 1;
  const uids = ['runner', 'coach', ...(isGroup ? ['third'] : [])].map(
    (part) => `${part}${newMessageId().slice(0, 16)}`,
  );
  const [runner = '', coach = ''] = uids;
  const topicId = isGroup ? `group_${newMessageId().slice(0, 20)}` : coachTopicId(runner, coach);
  const people = uids.map<TopicPerson>((uid, index) => ({
    uid,
    name: uid,
    role: index === 1 ? 'coach' : 'runner',
    since: LONG_AGO,
  }));
  const batch = chatFirestore.batch();
  for (const uid of uids) {
    batch.set(chatFirestore.doc(firestorePaths.accountState(uid)), {
      uid,
      roles: ['runner', 'coach'],
      isBetaApproved: true,
      provenEmails: [`${uid}@example.test`],
      claimsVersion: 0,
    });
  }
  batch.set(chatFirestore.doc(firestorePaths.coach(coach)), { kind: 'human', name: 'Kenji' });
  batch.set(chatFirestore.doc(firestorePaths.coachLink(runner, coach)), {
    id: coachLinkId(runner, coach),
    runnerUid: runner,
    coachId: coach,
    planId: 'free',
    state: 'active',
    sharesActivities: false,
    since: LONG_AGO,
  });
  batch.set(chatFirestore.doc(firestorePaths.topic(topicId)), {
    kind: isGroup ? 'group' : 'coach',
    title: '',
    runnerUid: isGroup ? '' : runner,
    participantIds: uids,
    people,
    ...(isGroup && {
      ownerUid: runner,
      coachIds: [coach],
      sharesHistory: false,
      memberSince: Object.fromEntries(uids.map((uid) => [uid, Timestamp.fromDate(LONG_AGO)])),
    }),
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: Timestamp.fromDate(LONG_AGO),
    createdAt: FieldValue.serverTimestamp(),
  });
  await batch.commit();
  return { topicId, uids };
}

/** Reads the thread, as often as somebody tries who reads that it could not be read. */
async function readBy(tab: Tab): Promise<string[]> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const ids = await tab.read();
    if (ids) return ids;
  }
  throw new Error('The rules refuse somebody who takes part');
}

/**
 * Sends until the message is in the thread, as the SDK does after a cut, and its author who reads that it was
 * not sent. What is there already is refused.
 */
async function sendUntilThere(tab: Tab, message: WrittenMessage): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if ((await tab.send(message)) === 'arrived') return;
    if ((await readBy(tab)).includes(message.id)) return;
  }
  throw new Error(`${message.id} was refused ${TRIES} times`);
}

/**
 * Writes all messages of one person, in order. A network that is cut, or a tab that is closed, ends a request
 * at any moment.
 */
async function writeAll(open: () => Tab, messages: readonly WrittenMessage[]): Promise<void> {
  let tab = open();
  for (const message of messages) {
    const fault = (['none', 'closed', 'cut'] as const)[below(3)];
    const cut = new AbortController();
    const sending = tab.send(message, cut.signal);
    if (fault !== 'none') {
      await setTimeout(below(CUT_MILLISECONDS));
      cut.abort();
    }
    // The next visit knows what was written and is not known to have arrived.
    if (fault === 'closed') tab = open();
    if ((await sending) !== 'arrived') await sendUntilThere(tab, message);
  }
}

/** Does what a trigger does: dies once at one of its calls, and is called again, also where it had ended. */
async function deliverWithDeath(work: () => Promise<unknown>, dieAt: number, moment: Moment) {
  const dying = killableProcess({}, dieAt, moment);
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof Killed)) throw cause;
  } finally {
    dying.release();
  }
  await work();
}

/** Checks what must hold afterwards; one sentence for each fault. */
async function faultsOf(
  { topicId, uids }: Conversation,
  written: ReadonlyMap<string, readonly WrittenMessage[]>,
  asked: string,
): Promise<string[]> {
  const faults: string[] = [];
  const stored = await storedIn(topicId);
  const ids = stored.map(({ id }) => id);
  for (const [uid, messages] of written) {
    const own = stored.filter((one) => one.get('authorUid') === uid).map(({ id }) => id);
    const wanted = messages.map(({ id }) => id);
    if (own.join() !== wanted.join()) faults.push(`${uid} wrote ${wanted.join()}: ${own.join()}`);
  }
  const replies = stored
    .filter((one) => one.get('kind') === 'reply')
    .map((one) => `${one.id} ${String(one.get('state'))}`);
  if (replies.join() !== `${replyIdOf(asked)} done`) faults.push(`replies: ${replies.join()}`);
  for (const uid of uids) {
    const from = readableFrom(topicId);
    const read = await readBy(openTab({ projectId: CHAT_PROJECT, uid, topicId, from }));
    if (read.join() !== ids.join()) faults.push(`${uid} reads ${read.join()}`);
    faults.push(...(await faultsOfList(uid, topicId, stored)));
  }
  return faults;
}

async function storedIn(topicId: string): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await chatFirestore
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .orderBy('__name__')
    .get();
  return docs;
}

async function isAnswered(topicId: string): Promise<boolean> {
  const stored = await storedIn(topicId);
  return stored.some((one) => one.get('kind') === 'reply' && one.get('state') === 'done');
}

async function faultsOfList(
  uid: string,
  topicId: string,
  stored: readonly QueryDocumentSnapshot[],
): Promise<string[]> {
  const entry = await chatFirestore.doc(firestorePaths.inboxEntry(uid, topicId)).get();
  const readAt = millisecondsOf(entry.get('readAt'));
  // The answer was whole last. It has the time of the question in a group, and is news all the same.
  const later = stored.filter((one) => millisecondsOf(one.get('createdAt')) > readAt).length;
  const unread = Math.max(later, 1);
  const count: unknown = entry.get('unreadCount');
  const author: unknown = entry.get('lastAuthorUid');
  return [
    ...(count === unread ? [] : [`${uid} has ${String(count)} unread, not ${unread}`]),
    ...(author === null
      ? []
      : [`${uid} is shown a message of ${JSON.stringify(author)} as the newest`]),
  ];
}

function millisecondsOf(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : Number.NaN;
}

async function oneRun(run: number): Promise<string[]> {
  const conversation = await openConversation(run);
  const { topicId, uids } = conversation;
  const from = readableFrom(topicId);
  const written = new Map(
    uids.map((uid, person) => [
      uid,
      Array.from({ length: MESSAGES_EACH }, (_one, index) => ({
        id: newMessageId(),
        text: person === 0 && index === 1 ? '@AI how far tomorrow?' : `${uid} says ${index}`,
      })),
    ]),
  );
  const asked = written.get(uids[0] ?? '')?.[1]?.id ?? '';
  await Promise.all(
    [...written].map(async ([uid, messages]) =>
      writeAll(() => openTab({ projectId: CHAT_PROJECT, uid, topicId, from }), messages),
    ),
  );
  const arrived = (await storedIn(topicId)).map(({ id }) => id);
  await takeInAll(run, conversation, arrived);
  const faults = await faultsOf(conversation, written, asked);
  await forgetJobsOf(topicId);
  return faults;
}

/** Functions are called in any order, and die at any call. */
async function takeInAll(
  run: number,
  { topicId, uids }: Conversation,
  messageIds: readonly string[],
): Promise<void> {
  // A slow machine took longer to write them than the clock of the tests has passed.
  clock.catchUp();
  const events = messageIds.map((messageId) => ({ messageId, place: random.uniform() }));
  const dependencies = { firestore: chatFirestore, startJob };
  for (const [index, { messageId }] of events.toSorted((a, b) => a.place - b.place).entries()) {
    const moment = (run + index) % 2 === 0 ? 'before' : 'after';
    const takeIn = async () => takeInMessage({ topicId, messageId }, clock.date(), dependencies);
    await deliverWithDeath(takeIn, 1 + ((run + index) % CALLS_OF_ARRIVAL), moment);
    const show = async () => fillLists(topicId, uids, chatFirestore);
    await deliverWithDeath(show, 1 + below(CALLS_OF_LIST * uids.length), moment);
  }
  const answer = async () => sweepHere(replyDependencies(scripted()));
  const dying = killableProcess({}, 1 + (run % CALLS_OF_ARRIVAL), run % 4 < 2 ? 'before' : 'after');
  await answer().catch((cause: unknown) => {
    if (!(cause instanceof Killed)) throw cause;
  });
  dying.release();
  for (let sweep = 0; sweep < SWEEPS_MAXIMUM && !(await isAnswered(topicId)); sweep += 1) {
    clock.passSeconds(REPLY_LIMITS.leaseSeconds + 1);
    await answer();
  }
  await fillLists(topicId, uids, chatFirestore);
}

/** Other jobs are no part of this, and every later sweep would look through them. */
async function forgetJobsOf(topicId: string): Promise<void> {
  const jobs = chatFirestore.collection(firestorePaths.jobs());
  const { docs } = await jobs.where('payload.topicId', '==', topicId).get();
  await Promise.all(docs.map(async ({ ref }) => ref.delete()));
}

it('loses, doubles and reorders no message of two or three, whatever is closed, cut or killed', async () => {
  for (let run = 0; run < RUNS; run += 1) {
    for (const fault of await oneRun(run)) figure.failed(`run ${run}: ${fault}`);
    figure.tried();
  }
  expect(figure.failures).toEqual([]);
});
