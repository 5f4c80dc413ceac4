import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { newPlanOf, type NewPlanAnswer } from '@tasuki/domain/plans/coached/new-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { waitingCoach } from '../../../functions/src/coaches/waiting-coach.ts';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import {
  markWaitingPlan,
  markWaitingPlansOf,
} from '../../../functions/src/plans/mark-waiting-plan.ts';
import { SEND_PUSH } from '../../../functions/src/push/ask-for-push.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const ID = '0123456789abcdef0123';
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const FIRST_DAY = PROPOSED.plan.weeks[0]?.sessions[0]?.day;

/** A runner with a device, who shares with a coach. */
async function parties(runner: string = randomUUID()) {
  const found = { runnerUid: runner, coachId: randomUUID() };
  const { runnerUid, coachId } = found;
  await adminFirestore.doc(firestorePaths.coachLink(runnerUid, coachId)).set({
    ...found,
    planId: 'free',
    state: 'active',
    sharesActivities: true,
    consentVersion: SHARING_CONSENT_VERSION,
  });
  await adminFirestore.doc(firestorePaths.pushSubscription(runnerUid)).set({ uid: runnerUid });
  const coach = { name: 'Kenji', isApproved: true, isPublished: true };
  await adminFirestore.doc(firestorePaths.coach(coachId)).set(coach);
  return found;
}

type Parties = Awaited<ReturnType<typeof parties>>;

async function writePlan(
  { runnerUid, coachId }: Parties,
  { id = ID, answer }: { id?: string; answer?: NewPlanAnswer } = {},
): Promise<void> {
  await adminFirestore.doc(firestorePaths.newPlan(runnerUid, coachId)).set({
    ...newPlanOf(RECORD, { id, note: '' }),
    updatedAt: Timestamp.fromDate(NOW),
    ...(answer && { answer }),
  });
}

async function mark(found: Parties, now = NOW) {
  await markWaitingPlan(found, { firestore: adminFirestore, now });
  const { runnerUid, coachId } = found;
  const link = await adminFirestore.doc(firestorePaths.coachLink(runnerUid, coachId)).get();
  return (link.get('waitingPlan') as unknown) ?? null;
}

async function mailJobOf({ runnerUid, coachId }: Parties) {
  const id = `send-mail_${runnerUid}_plan-waiting-${coachId}-${ID}`;
  return adminFirestore.doc(firestorePaths.job(id)).get();
}

/** As it is looked at before mail and notification are sent. */
async function isStillAsked(
  { runnerUid, coachId: coachUid }: Parties,
  now = NOW,
): Promise<boolean> {
  const asked = { coachUid, waitingId: ID };
  return (await waitingCoach(runnerUid, asked, { firestore: adminFirestore, now })) !== null;
}

async function jobOf({ runnerUid, coachId }: Parties, id = ID) {
  const pushId = `${runnerUid}_plan-${coachId}-${id}`;
  return adminFirestore.doc(firestorePaths.job(jobId(SEND_PUSH, pushId))).get();
}

it('marks a plan that waits, and asks for one notification however often it is looked at', async () => {
  const found = await parties();
  expect(await mark(found)).toBeNull();
  await writePlan(found);
  const marked = { id: ID, untilDay: FIRST_DAY };
  expect(await mark(found)).toEqual(marked);
  const first = await jobOf(found);
  expect(first.get('payload')).toMatchObject({
    push: { kind: 'plan-waiting', coachUid: found.coachId, waitingId: ID },
  });
  const mail = await mailJobOf(found);
  expect(mail.get('payload')).toMatchObject({ mail: { kind: 'plan-waiting', fromName: 'Kenji' } });
  expect((mail.get('dueAt') as Timestamp).toMillis() - NOW.getTime()).toBe(15 * 60_000);
  // Delivered again, and looked at since the runner changed something else.
  expect(await mark(found)).toEqual(marked);
  await markWaitingPlansOf(found.runnerUid, { firestore: adminFirestore, now: NOW });
  expect((await jobOf(found)).updateTime).toEqual(first.updateTime);
  expect((await mailJobOf(found)).updateTime).toEqual(mail.updateTime);
  expect(await isStillAsked(found)).toBe(true);
  await writePlan(found, { answer: 'refused' });
  await mark(found);
  expect(await isStillAsked(found)).toBe(false);
});

it.each(['accepted', 'refused'] as const)('takes the mark away once it is %s', async (answer) => {
  const found = await parties();
  await writePlan(found);
  expect(await mark(found)).not.toBeNull();
  await writePlan(found, { answer });
  expect(await mark(found)).toBeNull();
});

it('takes the mark away when the runner shares no longer, or the coach takes it back', async () => {
  const found = await parties();
  const { runnerUid, coachId } = found;
  await writePlan(found);
  expect(await mark(found)).not.toBeNull();
  const link = adminFirestore.doc(firestorePaths.coachLink(runnerUid, coachId));
  await link.update({ sharesActivities: false });
  expect(await mark(found)).toBeNull();
  await link.update({ sharesActivities: true });
  expect(await mark(found)).not.toBeNull();
  await adminFirestore.doc(firestorePaths.newPlan(runnerUid, coachId)).delete();
  expect(await mark(found)).toBeNull();
});

it('lets a coach who sends plan after plan ring a few times an hour', async () => {
  const found = await parties();
  const dues: Date[] = [];
  for (let index = 0; index < 5; index += 1) {
    const id = `${index}`.repeat(20);
    await writePlan(found, { id });
    await mark(found);
    dues.push(((await jobOf(found, id)).get('dueAt') as Timestamp).toDate());
  }
  const minutes = dues.map((due) => (due.getTime() - NOW.getTime()) / 60_000);
  expect(minutes).toEqual([1, 1, 1, 31, 61]);
  // Another coach of the same runner is not put off by that.
  const other = await parties(found.runnerUid);
  await writePlan(other);
  await mark(other);
  const due = ((await jobOf(other)).get('dueAt') as Timestamp).toDate();
  expect((due.getTime() - NOW.getTime()) / 60_000).toBe(1);
});

it('notifies nobody of a plan that is for another runner', async () => {
  const found = await parties();
  await writePlan(found);
  await adminFirestore
    .doc(firestorePaths.coachLink(found.runnerUid, found.coachId))
    .update({ runnerUid: 'somebody else' });
  await mark(found);
  expect((await jobOf(found)).exists).toBe(false);
});

it('announces no plan whose last day is over where the runner is', async () => {
  const found = await parties();
  await writePlan(found);
  await mark(found);
  const lastEvening = new Date(`${FIRST_DAY ?? ''}T22:00:00Z`);
  expect(await isStillAsked(found, lastEvening)).toBe(true);
  expect(await isStillAsked(found, new Date(lastEvening.getTime() + 3 * 3_600_000))).toBe(false);
  // Seven hours ahead: their next day has begun.
  const account = adminFirestore.doc(firestorePaths.user(found.runnerUid));
  await account.set({ timeZone: 'Asia/Ho_Chi_Minh' });
  expect(await isStillAsked(found, lastEvening)).toBe(false);
});

it('takes one turn for a plan, however many look at it at once or again', async () => {
  const found = await parties();
  const link = adminFirestore.doc(firestorePaths.coachLink(found.runnerUid, found.coachId));
  await writePlan(found);
  await Promise.all([mark(found), mark(found), mark(found), mark(found)]);
  for (let again = 0; again < 3; again += 1) {
    // As after a transaction that was not kept.
    await link.update({ waitingPlan: FieldValue.delete() });
    await mark(found);
  }
  const next = 'a'.repeat(20);
  await writePlan(found, { id: next });
  await mark(found);
  const due = ((await jobOf(found, next)).get('dueAt') as Timestamp).toMillis();
  expect((due - NOW.getTime()) / 60_000).toBe(1);
});

it('passes over a link that cannot be read, so that what else follows the plan goes on', async () => {
  const found = await parties();
  const link = adminFirestore.doc(firestorePaths.coachLink(found.runnerUid, found.coachId));
  await writePlan(found);
  await link.update({ waitingPlan: 'no plan' });
  await markWaitingPlansOf(found.runnerUid, { firestore: adminFirestore, now: NOW });
  expect(await isStillAsked(found)).toBe(false);
  expect((await jobOf(found)).exists).toBe(false);
});
