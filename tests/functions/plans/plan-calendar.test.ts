import { createHash, randomBytes } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { withPause } from '@tasuki/domain/plans/changes/session-changes';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import {
  answerPlanCalendar,
  type PlanCalendarAnswer,
} from '../../../functions/src/plans/plan-calendar.ts';
import { adminFirestore } from '../admin.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const PLANNED = PLAN.weeks.flatMap(({ sessions }) => sessions);
const NOW = new Date('2026-12-01T12:00:00Z');

async function storePlan(uid: string, record: PlanRecord) {
  const plan = storedPlanOf(record, EXAMPLE_REVISION);
  await adminFirestore
    .doc(firestorePaths.trainingPlan(uid))
    .set({ ...plan, createdAt: NOW, updatedAt: NOW });
}

async function makeLink(uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await adminFirestore.doc(firestorePaths.planCalendar(uid)).set({ tokenHash, updatedAt: NOW });
  return token;
}

/** A runner with a plan and a link to it. */
async function runnerWithLink(account: { language?: string; timeZone?: string | null } = {}) {
  const uid = `calendar-${randomBytes(6).toString('hex')}`;
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isBetaApproved: true });
  await adminFirestore
    .doc(firestorePaths.user(uid))
    .set({ language: 'en', units: 'metric', timeZone: 'Asia/Tokyo', ...account });
  await storePlan(uid, RECORD);
  return { uid, token: await makeLink(uid) };
}

async function ask(
  query: Readonly<Record<string, unknown>>,
  { knownTag = null, method = 'GET' }: { knownTag?: string | null; method?: string } = {},
): Promise<PlanCalendarAnswer> {
  const dependencies = {
    firestore: adminFirestore,
    appOrigin: 'https://tasuki.example',
    now: NOW,
  };
  return answerPlanCalendar({ method, query, knownTag }, dependencies);
}

/** The events as another reader than the writer understands them. */
function eventsOf({ body }: PlanCalendarAnswer) {
  return new ICAL.Component(ICAL.parse(body) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

it('gives a calendar each session as one whole day, which no zone moves', async () => {
  const { uid, token } = await runnerWithLink();
  const answer = await ask({ runner: uid, token });
  expect(answer.status).toBe(200);
  const events = eventsOf(answer);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    PLANNED.map(({ day }) => day),
  );
  for (const { startDate, endDate, duration } of events) {
    expect([startDate.isDate, endDate.isDate, duration.toSeconds()]).toEqual([true, true, 86_400]);
  }
  expect(new Set(events.map(({ uid: id }) => id)).size).toBe(PLANNED.length);
  expect(events[0]?.summary).toMatch(/^[A-Z][a-z ]+ \d+(\.\d)? km$/);
  expect(events[0]?.description).toMatch(/^\d:\d\d–\d:\d\d\/km/);
});

it('ends where a session of before made it after the new password, until the server heard of that', async () => {
  const { uid, token } = await runnerWithLink();
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.update({
    sessionsValidSinceSeconds: NOW.getTime() / 1000 - 60,
    sessionsEndedAt: NOW,
  });
  expect((await ask({ runner: uid, token })).status).toBe(200);
  await state.update({ sessionsEndedAt: new Date(NOW.getTime() + 1) });
  expect((await ask({ runner: uid, token })).status).toBe(404);
});

it('speaks the runner’s language', async () => {
  const { uid, token } = await runnerWithLink({ language: 'zh-tw', timeZone: null });
  const events = eventsOf(await ask({ runner: uid, token }));
  expect(events.some(({ summary }) => summary.startsWith('輕鬆跑 '))).toBe(true);
});

it('says that nothing changed to who has it already', async () => {
  const { uid, token } = await runnerWithLink();
  const { tag } = await ask({ runner: uid, token });
  expect(await ask({ runner: uid, token }, { knownTag: tag })).toEqual({
    status: 304,
    tag,
    body: '',
  });
  await storePlan(uid, withPause(RECORD, { from: '2026-12-08', until: '2026-12-14' }, NOW));
  const changed = await ask({ runner: uid, token }, { knownTag: tag });
  expect(changed.status).toBe(200);
  const days = eventsOf(changed).map(({ startDate }) => startDate.toString());
  expect(days.filter((day) => day >= '2026-12-08' && day <= '2026-12-14')).toEqual([]);
});

it('ends with a new password and with the sessions, and then goes', async () => {
  const { uid, token } = await runnerWithLink();
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  const validSince = async (seconds: number) =>
    state.update({ sessionsValidSinceSeconds: seconds });
  await validSince(NOW.getTime() / 1000);
  expect((await ask({ runner: uid, token })).status).toBe(200);
  await validSince(NOW.getTime() / 1000 + 1);
  expect((await ask({ runner: uid, token: 'x'.repeat(43) })).status).toBe(404);
  expect((await adminFirestore.doc(firestorePaths.planCalendar(uid)).get()).exists).toBe(true);
  expect((await ask({ runner: uid, token })).status).toBe(404);
  expect((await adminFirestore.doc(firestorePaths.planCalendar(uid)).get()).exists).toBe(false);
});

it('orders nothing while the runner has written of a sign', async () => {
  const { uid, token } = await runnerWithLink();
  await adminFirestore
    .doc(firestorePaths.cautions(uid))
    .set({ signs: { cardiac: new Date('2026-11-30T12:00:00Z') } });
  const days = eventsOf(await ask({ runner: uid, token })).map(({ startDate }) =>
    startDate.toString(),
  );
  expect(days.every((day) => day < '2026-12-01')).toBe(true);
});

it('is empty where the plan has ended, and gone for who is not let in', async () => {
  const { uid, token } = await runnerWithLink();
  await adminFirestore.doc(firestorePaths.trainingPlan(uid)).delete();
  const empty = await ask({ runner: uid, token });
  expect([empty.status, eventsOf(empty).length]).toEqual([200, 0]);
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ isDisabled: true });
  expect((await ask({ runner: uid, token })).status).toBe(404);
});

it('answers no link that was renewed, revoked, or is somebody else’s', async () => {
  const one = await runnerWithLink();
  const other = await runnerWithLink();
  const renewed = await makeLink(one.uid);
  expect((await ask({ runner: one.uid, token: renewed })).status).toBe(200);
  const wrong = [
    { runner: one.uid, token: one.token },
    { runner: one.uid, token: other.token },
    { runner: one.uid, token: [renewed] },
    { runner: one.uid, token: '' },
    { runner: one.uid },
    { runner: `${one.uid}/x`, token: renewed },
    { token: renewed },
  ];
  for (const query of wrong) {
    expect(await ask(query)).toEqual({ status: 404, tag: null, body: '' });
  }
  expect((await ask({ runner: one.uid, token: renewed }, { method: 'POST' })).status).toBe(405);
  await adminFirestore.doc(firestorePaths.planCalendar(one.uid)).delete();
  expect((await ask({ runner: one.uid, token: renewed })).status).toBe(404);
});
