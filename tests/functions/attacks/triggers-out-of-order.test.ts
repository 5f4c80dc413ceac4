import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { coachTopicId, topicIdOf } from '@tasuki/domain/chat/topic';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { searchPrefixesOf } from '@tasuki/domain/accounts/account-search';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { publicNameOf } from '@tasuki/domain/accounts/public-name';
import { isProfileComplete, type UserAccount } from '@tasuki/domain/accounts/user-account';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { computeTrendWeek, trendMondayOf } from '@tasuki/domain/trends/compute-trend-week';
import { trendWeekKeyOf } from '@tasuki/domain/trends/trend-week';
import { noteProof } from '../../../functions/src/accounts/judge-account.ts';
import { onUserAccountWritten } from '../../../functions/src/accounts/on-user-account-written.ts';
import { rewriteJob } from '../../../functions/src/activities/ask-to-rewrite-feedback.ts';
import { onActivityWritten } from '../../../functions/src/activities/on-activity-written.ts';
import { onCoachLinkWritten } from '../../../functions/src/chat/on-coach-link-written.ts';
import { onMessageCreated } from '../../../functions/src/chat/on-message-created.ts';
import { onMessageUpdated } from '../../../functions/src/chat/on-message-updated.ts';
import { onTopicWritten } from '../../../functions/src/chat/inbox/on-topic-written.ts';
import { onCoachApplicationWritten } from '../../../functions/src/accounts/on-coach-application-written.ts';
import { currentJobDependencies } from '../../../functions/src/job-handlers.ts';
import {
  onNewPlanWritten,
  onPlanProposalWritten,
} from '../../../functions/src/plans/on-coach-plan-written.ts';
import {
  onCautionsWritten,
  onTrainingPlanWritten,
} from '../../../functions/src/plans/on-training-plan-written.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { openInvitation } from '../../../functions/src/onboarding/open-invitation.ts';
import { auth, firestore } from '../../../functions/src/platform/admin-app.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { TRIGGER_NAMES } from '../endpoints/deployed-endpoints.ts';

// A database of its own: no deployed function is notified of what is written here.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-triggers-${process.pid}`;
});

// Jobs are looked at where they are stored; their tasks would reach another project's functions.
vi.mock(import('../../../functions/src/jobs/start-job.ts'), () => ({
  startJob: async () => Promise.resolve(),
}));

const SEED = 20_261_122;
const EVENTS = IS_SOAK ? 1_000 : 40;
const PEOPLE = IS_SOAK ? 40 : 6;
const DELIVERED_AT_ONCE = 8;
const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 0, 1));
/** Behind everything that was put off. */
const A_DAY_LATER = () => new Date(Date.now() + DAY_MILLISECONDS);

const figure = soakFigure(7, { seed: SEED });
const random = seededRandom(SEED);
const database = firestore();

/** Every trigger that is deployed, as it is called with an event. */
const TRIGGERS = {
  onUserAccountWritten,
  onCoachApplicationWritten,
  onActivityWritten,
  onMessageCreated,
  onMessageUpdated,
  onTopicWritten,
  onCoachLinkWritten,
  onNewPlanWritten,
  onPlanProposalWritten,
  onTrainingPlanWritten,
  onCautionsWritten,
};

type Delivery = () => Promise<unknown>;

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random.uniform() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

interface WrittenEvent {
  path: string;
  params: Record<string, string>;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Writes a document and returns what its event would say. */
async function write(
  path: string,
  params: Record<string, string>,
  fields: object,
): Promise<WrittenEvent> {
  const reference = database.doc(path);
  const before = await reference.get();
  await reference.set(fields, { merge: true });
  return { path, params, before, after: await reference.get() };
}

/** The event as the trigger gets it, each time it is delivered. */
function eventOf({ path, params, before, after }: WrittenEvent, data: unknown = { before, after }) {
  return { document: path, params, data } as never;
}

const uids = Array.from({ length: PEOPLE }, (_item, index) => `person${index}`);
/** The one activity that a person has. */
const runOf = (uid: string): string => `${uid}-run`;
let refCode: string;
/** Jobs that must write the coach's words anew. */
const noted = new Set<string>();
const COACH = 'the-coach';
/** People whose link to the coach was written. */
const coached = new Set<string>();
const messages: { topicId: string; messageId: string }[] = [];

beforeAll(async () => {
  for (const uid of uids) {
    await auth().createUser({ uid, email: `${uid}@friends.example`, emailVerified: true });
    await noteProof(uid, `${uid}@friends.example`, database);
    await database.doc(firestorePaths.activity(uid, runOf(uid))).set({
      ownerUid: uid,
      note: null,
      visibleToCoach: true,
      isHidden: false,
      startedAt: EARLIER,
    });
  }
  await database.doc(firestorePaths.coach(COACH)).set({
    kind: 'human',
    name: 'Mai',
    isApproved: true,
    isPublished: true,
  });
  await database
    .doc(firestorePaths.accountState(COACH))
    .set({ uid: COACH, roles: ['runner', 'coach'] });
  const [inviter = ''] = uids;
  await database
    .doc(firestorePaths.user(inviter))
    .set({ ...exampleUserAccount({ uid: inviter }), createdAt: EARLIER, updatedAt: EARLIER });
  ({ refCode } = await openInvitation(
    { uid: inviter, now: EARLIER.toDate() },
    { firestore: database },
  ));
});

/** Two in one week and one in another. */
const RUN_STARTS = ['2026-02-02T06:00:00Z', '2026-02-05T06:00:00Z', '2026-03-04T06:00:00Z'].map(
  (moment) => new Date(moment),
);

/** The expected trends: the person's one run, in the week that it is in now. */
async function expectedWeeks(uid: string): Promise<Record<string, unknown>> {
  const snapshot = await database.doc(firestorePaths.activity(uid, runOf(uid))).get();
  const row = fromStored<ActivityRow>(snapshot.data() ?? {});
  const monday = trendMondayOf(row);
  const week = row.sport && computeTrendWeek(monday, [row], () => undefined);
  return week ? { [trendWeekKeyOf(monday)]: week } : {};
}

/** A change that a person makes, and how often its event comes. */
async function change(index: number): Promise<Delivery> {
  const uid = pick(uids);
  const kind = random.uniform();
  if (kind < 0.6) {
    const event = await write(
      firestorePaths.user(uid),
      { uid },
      {
        ...exampleUserAccount({ uid, email: `${uid}@friends.example` }),
        firstName: pick(['花子', 'Linh', 'Wei', 'Anna']),
        lastName: pick(['佐藤', 'Nguyễn', '王', 'Smith']),
        language: pick(['ja', 'en', 'vi', 'zh']),
        phoneNumber: pick(['+819012345678', '+819012345678', null]),
        referredBy: uid === uids[0] ? null : refCode,
        createdAt: Timestamp.fromMillis(EARLIER.toMillis() + 1000),
        updatedAt: Timestamp.now(),
      },
    );
    return async () => {
      await onUserAccountWritten.run(eventOf(event));
    };
  }
  if (kind < 0.8) {
    const event = await write(
      firestorePaths.coachApplication(uid),
      { uid },
      { uid, name: pick(['荒井', 'Mai']), state: pick(['open', 'declined']) },
    );
    return async () => {
      await onCoachApplicationWritten.run(eventOf(event));
    };
  }
  if (kind < 0.85) {
    const event = await write(
      firestorePaths.coachLink(uid, COACH),
      { linkId: coachLinkId(uid, COACH) },
      { runnerUid: uid, coachId: COACH, state: pick(['active', 'ended']) },
    );
    coached.add(uid);
    return async () => {
      await onCoachLinkWritten.run(eventOf(event));
    };
  }
  if (kind < 0.9) {
    const activityId = runOf(uid);
    const event = await write(
      firestorePaths.activity(uid, activityId),
      { uid, activityId },
      {
        ...exampleActivityRow({
          id: activityId,
          ownerUid: uid,
          startedAt: pick(RUN_STARTS),
          distanceMeters: 1000 * index,
          isHidden: pick([true, false, false]),
        }),
        note: `felt ${index}`,
      },
    );
    noted.add(rewriteJob(uid, activityId).id);
    return async () => {
      await onActivityWritten.run(eventOf(event));
    };
  }
  const topicId = topicIdOf(uid, null);
  const messageId = `message${String(index).padStart(16, '0')}`;
  await database.doc(firestorePaths.topic(topicId)).set({
    kind: 'ai',
    title: '',
    runnerUid: uid,
    participantIds: [uid],
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: Timestamp.now(),
    createdAt: EARLIER,
  });
  const params = { topicId, messageId };
  const event = await write(firestorePaths.message(topicId, messageId), params, {
    kind: 'participant',
    authorUid: uid,
    text: 'How was it?',
    createdAt: Timestamp.now(),
    writtenAt: Timestamp.now(),
    isStopRequested: false,
  });
  messages.push(params);
  const edit = await write(firestorePaths.message(topicId, messageId), params, {
    text: `How was run ${index}?`,
    editedAt: Timestamp.now(),
  });
  return async () => {
    await onMessageCreated.run(eventOf(event, event.after));
    await onMessageUpdated.run(eventOf(edit));
  };
}

/** In an order of its own, several at once. */
async function deliver(deliveries: readonly Delivery[]): Promise<void> {
  const shuffled = deliveries
    .map((delivery) => ({ delivery, place: random.uniform() }))
    .sort((one, other) => one.place - other.place);
  const queue = shuffled.values();
  await Promise.all(
    Array.from({ length: DELIVERED_AT_ONCE }, async () => {
      for (const { delivery } of queue) await delivery();
    }),
  );
}

/** Each topic as it was left: the database says so after each of its writes, the last among them. */
async function topicDeliveries(): Promise<Delivery[]> {
  const topics = await database.collection(firestorePaths.topics()).get();
  return topics.docs.map((topic) => async () => {
    const data = { before: topic, after: topic };
    const event = { document: topic.ref.path, params: { topicId: topic.id }, data };
    await onTopicWritten.run(event as never);
  });
}

/** The expected list of the coach: runners whose link is active, and nobody else. */
async function coachsRunners(): Promise<string[]> {
  const entries = await database.collection(firestorePaths.inbox(COACH)).get();
  return entries.docs.map((entry) => String(entry.get('runnerUid'))).sort();
}

/** Runs what triggers put off, but not what writes words. */
async function runPutOff(): Promise<void> {
  const dependencies = { ...(await currentJobDependencies()), now: A_DAY_LATER };
  const open = await database.collection(firestorePaths.jobs()).get();
  const wordsOf = /^(?:write-reply|rewrite-feedback)_/;
  for (const { id } of open.docs) if (!wordsOf.test(id)) await runJob(id, dependencies);
}

/** The inviter's count, recomputed from who came and stayed. */
async function countedFriends(): Promise<number> {
  const uses = await database
    .collection(firestorePaths.referralUses())
    .where('inviterUid', '==', uids[0])
    .get();
  return uses.size;
}

it('tries every trigger that is deployed', () => {
  expect([...TRIGGER_NAMES].sort()).toEqual(Object.keys(TRIGGERS).sort());
});

it('does nothing for a link that was written as it was before', async () => {
  const runnerUid = 'quiet-runner';
  const params = { linkId: coachLinkId(runnerUid, COACH) };
  const fields = { runnerUid, coachId: COACH, state: 'active', sharesActivities: false };
  const path = firestorePaths.coachLink(runnerUid, COACH);
  const made = await write(path, params, fields);
  const again = await write(path, params, { ...fields, updatedAt: Timestamp.now() });
  const topic = database.doc(firestorePaths.topic(coachTopicId(runnerUid, COACH)));
  await onCoachLinkWritten.run(eventOf(again));
  expect((await topic.get()).exists).toBe(false);
  await onCoachLinkWritten.run(eventOf(made));
  expect((await topic.get()).exists).toBe(true);
  await database.doc(path).delete();
  await topic.delete();
  await database.doc(firestorePaths.inboxEntry(COACH, topic.id)).delete();
  await database.doc(firestorePaths.rosterEntry(COACH, runnerUid)).delete();
});

it(`makes of ${EVENTS} events, each twice and in any order, what a recomputation makes (seed ${SEED})`, async () => {
  const late: Delivery[] = [];
  for (let index = 0; index < EVENTS; index += DELIVERED_AT_ONCE) {
    const deliveries: Delivery[] = [];
    for (let one = index; one < Math.min(index + DELIVERED_AT_ONCE, EVENTS); one += 1) {
      deliveries.push(await change(one));
    }
    // Once while others write, and once when everything was written.
    late.push(...deliveries);
    await deliver(deliveries);
  }
  await deliver(late);
  const ofTopics = await topicDeliveries();
  await deliver([...ofTopics, ...ofTopics]);
  figure.tried(2 * (EVENTS + ofTopics.length));
  await runPutOff();

  for (const uid of uids) {
    const [account, state, profile, application] = await database.getAll(
      database.doc(firestorePaths.user(uid)),
      database.doc(firestorePaths.accountState(uid)),
      database.doc(firestorePaths.publicProfile(uid)),
      database.doc(firestorePaths.coachApplication(uid)),
    );
    const raw = account?.data() as UserAccount | undefined;
    // People who wrote nothing have no event.
    if (!raw || !state?.exists) continue;
    expect(profile?.get('displayName'), uid).toBe(publicNameOf(raw));
    expect(state.data(), uid).toMatchObject({
      uid,
      wholeName: wholeName(raw, raw.language),
      displayName: publicNameOf(raw),
      email: raw.email,
      searchPrefixes: searchPrefixesOf(raw),
      isProfileComplete: isProfileComplete(raw),
      hasAppliedAsCoach: application?.get('state') === 'open',
      roles: ['runner'],
    });
    const { customClaims } = await auth().getUser(uid);
    expect(customClaims?.['canAccessBeta'] ?? false, uid).toBe(state.get('isBetaApproved'));
  }
  const [inviter = ''] = uids;
  const [invitation, ofInviter, inviterAccount] = await database.getAll(
    database.doc(firestorePaths.referral(refCode)),
    database.doc(firestorePaths.onboardingState(inviter)),
    database.doc(firestorePaths.user(inviter)),
  );
  const counted = await countedFriends();
  expect(counted).toBeGreaterThan(0);
  expect(ofInviter?.get('invitedCount')).toBe(counted);
  expect(invitation?.get('inviterName')).toBe(publicNameOf(inviterAccount?.data() as UserAccount));

  expect(noted.size).toBeGreaterThan(0);
  for (const id of noted) {
    expect((await database.doc(firestorePaths.job(id)).get()).get('state'), id).toBe('open');
  }
  for (const uid of uids) {
    const years = await database.doc(firestorePaths.trendYears(uid, '2025')).get();
    expect(years.get('weeks') ?? {}, uid).toEqual(await expectedWeeks(uid));
  }
  for (const { topicId, messageId } of messages) {
    const reply = await database.doc(firestorePaths.message(topicId, replyIdOf(messageId))).get();
    expect(reply.get('replyTo')).toBe(messageId);
  }
  const active = await database
    .collection(firestorePaths.coachLinks())
    .where('state', '==', 'active')
    .get();
  expect(coached.size).toBeGreaterThan(0);
  const coachedNow = active.docs.map((link) => String(link.get('runnerUid'))).sort();
  expect(await coachsRunners()).toEqual(coachedNow);
  const roster = await database.collection(firestorePaths.roster(COACH)).get();
  expect(roster.docs.map(({ id }) => id).sort()).toEqual(coachedNow);
  for (const uid of coached) {
    const topic = await database.doc(firestorePaths.topic(coachTopicId(uid, COACH))).get();
    const link = await database.doc(firestorePaths.coachLink(uid, COACH)).get();
    if (!topic.exists) continue;
    const both = link.get('state') === 'active' ? [uid, COACH] : [uid];
    expect(topic.get('participantIds'), uid).toEqual(both);
  }
  const topics = new Set(messages.map(({ topicId }) => topicId));
  for (const topicId of topics) {
    const stored = await database.collection(firestorePaths.messages(topicId)).get();
    const own = messages.filter((message) => message.topicId === topicId);
    expect(stored.size, topicId).toBe(2 * own.length);
    const topic = await database.doc(firestorePaths.topic(topicId)).get();
    const entry = await database
      .doc(firestorePaths.inboxEntry(String(topic.get('runnerUid')), topicId))
      .get();
    expect(entry.get('lastText'), topicId).toBe(topic.get('lastText'));
    expect(topic.get('lastText'), topicId).toMatch(/^How was run \d+\?$/);
  }
});
