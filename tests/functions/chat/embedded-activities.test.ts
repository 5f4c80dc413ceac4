import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { coachTopicId, topicIdOf, type TopicKind } from '@tasuki/domain/chat/topic';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  EMBEDDED_TURNS,
  readEmbeddedActivities,
} from '../../../functions/src/chat/embedded/read-embedded-activities.ts';
import { showChangedMessage } from '../../../functions/src/chat/show-changed-message.ts';
import { takeTurn } from '../../../functions/src/platform/take-turn.ts';
import { newMessageId } from '../chat-fixture.ts';
import { chatFirestore } from '../chat-script.ts';

const SHARED = { state: 'active', sharesActivities: true, consentVersion: SHARING_CONSENT_VERSION };
const NOW = new Date(Date.UTC(2026, 10, 22, 10));
const personOf = (name: string) => `${name}${randomUUID().replaceAll('-', '')}`;
const moment = (minute: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 10, 22, 9, minute)));

let runner: string;
let coach: string;

beforeEach(async () => {
  [runner, coach] = [personOf('runner'), personOf('coach')];
  await writeActivity();
  await chatFirestore.doc(firestorePaths.activityAnalysis(runner, 'run')).set({
    summary: {},
    splits: [250, 400].map((paceSecondsPerKilometer) => ({
      paceSecondsPerKilometer,
      isRemainder: false,
    })),
    laps: [],
    intervals: [],
    bestEfforts: [],
    facts: [],
    missing: [],
  });
  await chatFirestore
    .doc(firestorePaths.accountState(coach))
    .set({ uid: coach, roles: ['runner', 'coach'] });
  await writeLink();
});

async function writeActivity(changes: Partial<ActivityRow> = {}): Promise<void> {
  const row = exampleActivityRow({ ownerUid: runner, note: 'A secret.', ...changes });
  await chatFirestore.doc(firestorePaths.activity(runner, 'run')).set({ ...row });
}

async function writeLink(changes: Record<string, unknown> = {}): Promise<void> {
  await chatFirestore
    .doc(firestorePaths.coachLink(runner, coach))
    .set({ runnerUid: runner, coachId: coach, ...SHARED, ...changes });
}

interface Place {
  kind: TopicKind;
  topicId: string;
  /** Also who has left. */
  participantIds: string[];
  memberSince?: Record<string, Timestamp>;
}

const coachPlace = (): Place => ({
  kind: 'coach',
  topicId: coachTopicId(runner, coach),
  participantIds: [runner, coach],
});

const groupPlace = (late: string): Place => ({
  kind: 'group',
  topicId: `group_${newMessageId().slice(0, 20)}`,
  participantIds: [runner, coach, late],
  memberSince: { [runner]: moment(0), [coach]: moment(1), [late]: moment(30) },
});

async function show(
  { topicId, kind, participantIds, memberSince }: Place,
  embeddedActivityId = 'run',
  authorUid = runner,
): Promise<{ topicId: string; messageId: string }> {
  await chatFirestore.doc(firestorePaths.topic(topicId)).set({
    kind,
    title: '',
    runnerUid: kind === 'group' ? '' : runner,
    participantIds,
    activityId: null,
    lastText: '',
    lastMessageAt: moment(0),
    createdAt: moment(0),
    ...(memberSince && { memberSince, ownerUid: runner, coachIds: [coach], isHistoryShared: true }),
  });
  const messageId = newMessageId();
  await chatFirestore.doc(firestorePaths.message(topicId, messageId)).set({
    kind: 'participant',
    authorUid,
    text: 'Look at this.',
    createdAt: moment(10),
    writtenAt: moment(10),
    isStopRequested: false,
    embeddedActivityId,
  });
  return { topicId, messageId };
}

async function seen(uid: string, shown: { topicId: string; messageId: string }) {
  const { activities } = await readEmbeddedActivities(
    { topicId: shown.topicId, messageIds: [shown.messageId] },
    { uid, claims: { isCoach: uid === coach }, now: NOW },
    { firestore: chatFirestore },
  );
  return activities[0];
}

describe('an activity in a message to a coach', () => {
  it('is shown with its figures and kilometres, and without what the runner notes', async () => {
    const shown = await show(coachPlace());
    for (const uid of [runner, coach]) {
      const answer = await seen(uid, shown);
      expect(answer).toMatchObject({
        withheld: null,
        activity: {
          id: 'run',
          runnerUid: runner,
          distanceMeters: 10_020,
          averageHeartRateBeatsPerMinute: 148,
          speedsMetersPerSecond: [4, 2.5],
        },
      });
      expect(JSON.stringify(answer)).not.toContain('secret');
    }
  });

  it.each([
    ['hidden', { isHidden: true }],
    ['hidden', { duplicateOf: 'main' }],
    ['source', { policy: sourcePolicy('strava', 'standard'), visibleToCoach: false }],
  ])('is the runner’s alone from the moment it is %s', async (withheld, changes) => {
    const shown = await show(coachPlace());
    await writeActivity(changes);
    expect(await seen(coach, shown)).toMatchObject({ activity: null, withheld });
    expect(await seen(runner, shown)).toMatchObject({ activity: { id: 'run' }, withheld });
  });

  it('is closed once the runner shares no more, and says nothing else of it', async () => {
    const shown = await show(coachPlace());
    await writeActivity({ isHidden: true });
    await writeLink({ sharesActivities: false });
    expect(await seen(coach, shown)).toMatchObject({ activity: null, withheld: 'notShared' });
    await writeLink({ state: 'ended' });
    await expect(seen(coach, shown)).rejects.toMatchObject({ code: 'topic/not-found' });
  });

  it('does not say to whom nothing is shared whether there is such an activity', async () => {
    await writeLink({ sharesActivities: false });
    for (const id of ['run', 'strava-12345', 'x'.repeat(2000)]) {
      const answer = await seen(coach, await show(coachPlace(), id, coach));
      expect(answer, id).toMatchObject({ activity: null, withheld: 'notShared' });
    }
  });

  it('says nothing of one that is not open, where a coach only names it', async () => {
    await writeActivity({ isHidden: true });
    for (const id of ['run', 'strava-12345']) {
      const answer = await seen(coach, await show(coachPlace(), id, coach));
      expect(answer, id).toMatchObject({ activity: null, withheld: 'gone' });
    }
    await writeActivity();
    expect(await seen(coach, await show(coachPlace(), 'run', coach))).toMatchObject({
      activity: { id: 'run' },
    });
  });

  it('reads of its analysis the kilometres alone, however much that holds', async () => {
    const splits = [{ paceSecondsPerKilometer: 250, isRemainder: false }];
    // The analysis has the splits alone.
    await chatFirestore.doc(firestorePaths.activityAnalysis(runner, 'run')).set({ splits });
    expect(await seen(coach, await show(coachPlace()))).toMatchObject({
      activity: { speedsMetersPerSecond: [4] },
    });
  });

  it('is read only so often', async () => {
    const shown = await show(coachPlace());
    // The turns are used up: the next one is a day away.
    const usedUp = { ...EMBEDDED_TURNS, burst: 1, intervalSeconds: 86_400 };
    await takeTurn(coach, usedUp, NOW, chatFirestore);
    await expect(seen(coach, shown)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    expect(await seen(runner, shown)).toMatchObject({ activity: { id: 'run' } });
  });

  it('is gone with the activity, and so is one that never was the runner’s', async () => {
    const shown = await show(coachPlace());
    await chatFirestore.doc(firestorePaths.activity(runner, 'run')).delete();
    for (const uid of [runner, coach]) {
      expect(await seen(uid, shown)).toMatchObject({ activity: null, withheld: 'gone' });
    }
    for (const id of ['../x', '__a__', '', 'x'.repeat(2000)]) {
      const answer = await seen(coach, await show(coachPlace(), id));
      expect(answer).toMatchObject({ activity: null, withheld: 'gone' });
    }
  });

  it('by which a coach names their own shows nothing of it', async () => {
    await chatFirestore
      .doc(firestorePaths.activity(coach, 'theirs'))
      .set({ ...exampleActivityRow({ id: 'theirs', ownerUid: coach }) });
    const shown = await show(coachPlace(), 'theirs', coach);
    expect(await seen(runner, shown)).toMatchObject({ activity: null, withheld: 'gone' });
  });

  it('goes with its message, whose document forgets it', async () => {
    const shown = await show(coachPlace());
    const message = chatFirestore.doc(firestorePaths.message(shown.topicId, shown.messageId));
    await message.update({ text: '', deletedAt: Timestamp.now() });
    expect(await seen(coach, shown)).toBeUndefined();
    for (let time = 0; time < 2; time += 1) await showChangedMessage(shown, chatFirestore);
    expect((await message.get()).get('embeddedActivityId')).toBeNull();
  });
});

describe('an activity in a message to a group', () => {
  it('is shown to who was there, without the heart', async () => {
    const late = personOf('late');
    const shown = await show(groupPlace(late));
    expect(await seen(coach, shown)).toMatchObject({
      withheld: null,
      activity: { distanceMeters: 10_020, averageHeartRateBeatsPerMinute: null },
    });
    expect(await seen(late, shown)).toMatchObject({ activity: null, withheld: 'cameLater' });
    await expect(seen(personOf('other'), shown)).rejects.toMatchObject({ code: 'topic/not-found' });
  });

  it('is closed once its runner has left', async () => {
    const place = groupPlace(personOf('late'));
    const shown = await show(place);
    await chatFirestore
      .doc(firestorePaths.topic(shown.topicId))
      .update({ participantIds: place.participantIds.filter((uid) => uid !== runner) });
    expect(await seen(coach, shown)).toMatchObject({ activity: null, withheld: 'notShared' });
  });

  it('is never one that its source shows to the runner alone', async () => {
    await writeActivity({ policy: sourcePolicy('strava', 'standard'), visibleToCoach: false });
    const shown = await show(groupPlace(personOf('late')));
    expect(await seen(coach, shown)).toMatchObject({ activity: null, withheld: 'source' });
    expect(await seen(runner, shown)).toMatchObject({
      activity: { id: 'run' },
      withheld: 'source',
    });
  });
});

it('shows the runner alone with the AI their own, whatever its source', async () => {
  await writeActivity({ policy: sourcePolicy('strava', 'standard'), visibleToCoach: false });
  const place = { kind: 'ai', topicId: topicIdOf(runner, null), participantIds: [runner] } as const;
  const shown = await show({ ...place, participantIds: [...place.participantIds] });
  expect(await seen(runner, shown)).toMatchObject({
    withheld: null,
    // An activity that may not be computed from has no chart.
    activity: { id: 'run', speedsMetersPerSecond: [] },
  });
});
