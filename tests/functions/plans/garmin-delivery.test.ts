import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { withPause } from '@tasuki/domain/plans/changes/session-changes';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
  raceGoal,
} from '@tasuki/domain/plans/example-plan-wish';
import type { PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import { SESSION_NAMES } from '@tasuki/domain/plans/export/session-names';
import { storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import {
  askToDeliverPlan,
  changePlanDelivery,
} from '../../../functions/src/plans/delivery/ask-to-deliver-plan.ts';
import {
  beginUnlinking,
  readLinkStates,
} from '../../../functions/src/provider-links/begin-unlinking.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import type { GarminPermission } from '../../../sandbox/garmin/garmin-kinds.ts';
import { adminFirestore } from '../admin.ts';
import { openGarminFixture, type GarminFixture, type LinkedRunner } from '../garmin-fixture.ts';
import { codeOfFailure } from '../provider-fixture.ts';

/** A Sunday ahead of every other clock: the plan begins in the week after. */
const TODAY = '2096-11-18';
const START = new Date(`${TODAY}T03:00:00Z`);
const WISH = { ...EXAMPLE_WISH, today: TODAY, goal: raceGoal(21_097.5, '2097-03-10') };
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
/** The same days with other paces. */
const FASTER = proposedPlan({ ...EXAMPLE_RUNNER, vdot: { value: 46, uncertainty: 1 } }, WISH);
if (FASTER.outcome !== 'built') throw new Error(FASTER.outcome);
const FASTER_RECORD = FASTER.record;
const ALLOWED: readonly GarminPermission[] = ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'];

let fixture: GarminFixture;
beforeAll(async () => {
  fixture = await openGarminFixture(START);
});
beforeEach(() => {
  fixture.time.now = START;
  fixture.garmin.setTroubles({ isDown: false, isRateLimited: false, retryAfterSeconds: null });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await fixture.close();
});

/** Garmin answers some of what puts a workout on a day with a failure, counted from 1. */
function failsToSchedule(status: number, isFailing: (count: number) => boolean): void {
  const { fetch } = globalThis;
  let count = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const isScheduling =
      options?.method === 'POST' && new Request(input).url.endsWith('/schedule/');
    if (isScheduling) count += 1;
    return isScheduling && isFailing(count)
      ? new Response(null, { status })
      : fetch(input, options);
  });
}

async function storePlan(uid: string, record: PlanRecord): Promise<void> {
  await adminFirestore
    .doc(firestorePaths.trainingPlan(uid))
    .set({ ...storedPlanOf(record, EXAMPLE_REVISION), createdAt: START, updatedAt: START });
}

/** A runner with a plan, whose Garmin is linked. */
async function runner(permissions = ALLOWED): Promise<LinkedRunner> {
  const linked = await fixture.link('haruka', { permissions });
  await adminFirestore.doc(firestorePaths.user(linked.uid)).set({ language: 'en' });
  await storePlan(linked.uid, RECORD);
  return linked;
}

async function choose({ uid }: LinkedRunner, isOn: boolean) {
  const { firestore, startJob, now } = fixture.dependencies;
  const dependencies = { firestore, startJob, isOffered: true };
  return changePlanDelivery({ isOn }, { uid, now: now() }, dependencies);
}

/** Switches it on, and lets everything be sent. */
async function sent(permissions = ALLOWED): Promise<LinkedRunner> {
  const linked = await runner(permissions);
  await choose(linked, true);
  await fixture.settle(linked, 300);
  return linked;
}

async function planChanged(linked: LinkedRunner, seconds = 300): Promise<void> {
  await askToDeliverPlan(linked.uid, fixture.dependencies);
  await fixture.settle(linked, seconds);
}

/** The runner's calendar at Garmin, by day. */
function calendarOf(linked: LinkedRunner): string[] {
  return workoutsOf(linked)
    .flatMap(({ workout, schedules }) =>
      schedules.map(({ date }) => `${date} ${workout.workoutName}`),
    )
    .sort();
}

function workoutsOf({ key }: LinkedRunner) {
  return fixture.garmin.state().accounts.find((one) => one.key === key)?.workouts ?? [];
}

function idsOf(linked: LinkedRunner): number[] {
  return workoutsOf(linked).map(({ workoutId }) => workoutId);
}

function pacesOf(linked: LinkedRunner): string {
  return JSON.stringify(workoutsOf(linked).map(({ workout }) => workout.segments));
}

function libraryOf(linked: LinkedRunner): number {
  return workoutsOf(linked).length;
}

async function deliveryOf({ uid }: LinkedRunner): Promise<PlanDelivery> {
  const stored = await adminFirestore.doc(firestorePaths.planDelivery(uid)).get();
  return fromStored<PlanDelivery>(stored.data());
}

/** The plan's sessions in the fourteen days from a day on. */
function plannedFrom(day: string): string[] {
  const until = calendarDayOf(dayNumberOf(day) + 13);
  return PLAN.weeks
    .flatMap(({ sessions }) => sessions)
    .filter((session) => session.day >= day && session.day <= until)
    .map((session) => `${session.day} ${SESSION_NAMES.en[nameOfSession(session)]}`)
    .sort();
}

it('sends the sessions of two weeks, each as a workout on its day, and once however often it is asked', async () => {
  const linked = await sent();
  const planned = plannedFrom(TODAY);
  expect(planned.length).toBeGreaterThanOrEqual(7);
  expect(calendarOf(linked)).toEqual(planned);
  expect(await deliveryOf(linked)).toMatchObject({
    isOn: true,
    state: 'settled',
    problem: null,
    sentUntil: calendarDayOf(dayNumberOf(TODAY) + 13),
  });
  const before = fixture.garmin.requests().length;
  await choose(linked, true);
  await planChanged(linked);
  expect(fixture.garmin.requests().length).toBe(before);
  expect(libraryOf(linked)).toBe(planned.length);
});

it('goes on with the days, and leaves alone what is over', async () => {
  const linked = await sent();
  const first = calendarOf(linked);
  fixture.time.now = new Date(START.getTime() + 7 * 86_400_000);
  await planChanged(linked);
  const later = plannedFrom('2096-11-25');
  expect(calendarOf(linked)).toEqual([...new Set([...first, ...later])].sort());
  expect(Object.keys((await deliveryOf(linked)).sessions)).toHaveLength(later.length);
});

it('follows the plan: changes what changed, and deletes what is no longer planned', async () => {
  const linked = await sent();
  const [first] = plannedFrom(TODAY);
  const day = first?.slice(0, 10) ?? '';
  await storePlan(linked.uid, FASTER_RECORD);
  const [library, paces] = [idsOf(linked), pacesOf(linked)];
  await planChanged(linked);
  expect(idsOf(linked)).toEqual(library);
  expect(pacesOf(linked)).not.toEqual(paces);

  const until = calendarDayOf(dayNumberOf(day) + 3);
  await storePlan(linked.uid, withPause(RECORD, { from: day, until }, START));
  await planChanged(linked);
  expect(calendarOf(linked).filter((line) => line.slice(0, 10) <= until)).toEqual([]);

  await adminFirestore.doc(firestorePaths.trainingPlan(linked.uid)).delete();
  await planChanged(linked);
  expect(libraryOf(linked)).toBe(0);
});

it('takes back what is to come when the runner switches it off', async () => {
  const linked = await sent();
  await choose(linked, false);
  await fixture.settle(linked, 300);
  expect(libraryOf(linked)).toBe(0);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: false, state: 'settled', sessions: {} });
});

it('takes back what is to come of somebody who is shut out, and sends it again once they are let in', async () => {
  const linked = await sent();
  const state = adminFirestore.doc(firestorePaths.accountState(linked.uid));
  await state.set({ uid: linked.uid, isBetaApproved: false });
  await planChanged(linked);
  expect(libraryOf(linked)).toBe(0);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: true, state: 'settled', sessions: {} });
  await state.update({ isBetaApproved: true });
  await planChanged(linked);
  expect(calendarOf(linked)).toEqual(plannedFrom(TODAY));
});

it('is switched on a few times at once, and off whenever the runner wants', async () => {
  const linked = await runner();
  const codes: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    codes.push(await codeOfFailure(choose(linked, true)));
    expect(await codeOfFailure(choose(linked, false))).toBe('none');
  }
  expect(codes[0]).toBe('none');
  expect(codes.at(-1)).toBe('auth/too-many-requests');
});

it('notes nothing of a former link where the account is linked anew while it sends', async () => {
  const linked = await runner();
  await choose(linked, true);
  const deliveryAt = adminFirestore.doc(firestorePaths.planDelivery(linked.uid));
  const { fetch } = globalThis;
  let isReplaced = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const answer = await fetch(input, options);
    if (isReplaced || options?.method !== 'POST') return answer;
    isReplaced = true;
    const begun = (await deliveryAt.get()).data();
    await deliveryAt.delete();
    await deliveryAt.set({ ...begun, isOn: false, state: 'settled', sessions: {} });
    return answer;
  });
  await fixture.settle(linked, 60);
  expect(isReplaced).toBe(true);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: false, state: 'settled', sessions: {} });
  // Nothing is asked of the new account by what the former one answered.
  expect(libraryOf(linked)).toBe(1);
});

it('takes it back at the second wish where the first one was cut off', async () => {
  const linked = await sent();
  // As if the process had ended between the wish and the job.
  await adminFirestore.doc(firestorePaths.planDelivery(linked.uid)).update({ isOn: false });
  await choose(linked, false);
  await fixture.settle(linked, 300);
  expect(libraryOf(linked)).toBe(0);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: false, state: 'settled', sessions: {} });
});

it('is settled at once where it is switched off before anything was sent', async () => {
  const linked = await runner();
  await choose(linked, true);
  await choose(linked, false);
  await fixture.settle(linked, 60);
  expect(libraryOf(linked)).toBe(0);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: false, state: 'settled', sessions: {} });
  const wish = (await deliveryOf(linked)).wish;
  await choose(linked, false);
  expect((await deliveryOf(linked)).wish).toBe(wish);
});

it('sends nothing without the runner’s permission at Garmin, and goes on once it is given', async () => {
  const linked = await runner(['ACTIVITY_EXPORT']);
  expect(await codeOfFailure(choose(linked, true))).toBe('training-plan/garmin-not-allowed');
  const allowed = await sent();
  fixture.garmin.setPermissions(allowed.key, ['ACTIVITY_EXPORT']);
  await storePlan(allowed.uid, FASTER_RECORD);
  await fixture.settle(allowed, 60);
  await planChanged(allowed);
  expect((await deliveryOf(allowed)).problem).toBe('missing-scope');
  fixture.garmin.setPermissions(allowed.key, ALLOWED);
  await fixture.settle(allowed, 300);
  expect(await deliveryOf(allowed)).toMatchObject({ problem: null, state: 'settled' });
});

it('waits as long as Garmin says, and says meanwhile that it waits', async () => {
  // An answer's times are counted from this machine's clock.
  fixture.time.now = new Date();
  const today = fixture.time.now.toISOString().slice(0, 10);
  const raceDay = calendarDayOf(dayNumberOf(today) + 100);
  const soon = proposedPlan(EXAMPLE_RUNNER, { ...WISH, today, goal: raceGoal(21_097.5, raceDay) });
  if (soon.outcome !== 'built') throw new Error(soon.outcome);
  const linked = await runner();
  await storePlan(linked.uid, soon.record);
  fixture.garmin.setTroubles({ isRateLimited: true, retryAfterSeconds: 1200 });
  await choose(linked, true);
  await fixture.settle(linked, 60);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'sending', problem: 'unreachable' });
  const asked = fixture.garmin.requests().length;
  await fixture.settle(linked, 1000);
  expect(fixture.garmin.requests().length).toBe(asked);
  fixture.garmin.setTroubles({ isRateLimited: false, retryAfterSeconds: null });
  await fixture.settle(linked, 600);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: null });
  expect(calendarOf(linked).length).toBeGreaterThan(2);
});

it('tries again after an outage, later each time, and leaves the rest to the next look', async () => {
  const linked = await runner();
  fixture.garmin.setTroubles({ isDown: true });
  await choose(linked, true);
  await fixture.settle(linked, 5 * 3600);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: 'unreachable' });
  fixture.garmin.setTroubles({ isDown: false });
  await planChanged(linked);
  expect(calendarOf(linked)).toEqual(plannedFrom(TODAY));
  expect((await deliveryOf(linked)).problem).toBeNull();
});

it('puts no session on a day twice where an answer was lost', async () => {
  const linked = await sent();
  const delivery = await deliveryOf(linked);
  const [key = ''] = Object.keys(delivery.sessions);
  // As if the run had been cut off after Garmin took the day, and before it was noted.
  await adminFirestore
    .doc(firestorePaths.planDelivery(linked.uid))
    .update({ [`sessions.\`${key}\`.scheduleId`]: null });
  await planChanged(linked);
  expect(calendarOf(linked)).toEqual(plannedFrom(TODAY));
  expect((await deliveryOf(linked)).sessions[key]?.scheduleId).toBe(
    delivery.sessions[key]?.scheduleId,
  );
});

it('makes anew what the runner deleted at Garmin only when it changes', async () => {
  const linked = await sent();
  const workouts = workoutsOf(linked);
  workouts.splice(0, workouts.length);
  await planChanged(linked);
  expect(libraryOf(linked)).toBe(0);

  await storePlan(linked.uid, FASTER_RECORD);
  await planChanged(linked);
  const made = calendarOf(linked);
  expect(made.length).toBeGreaterThan(0);
  expect(plannedFrom(TODAY)).toEqual(expect.arrayContaining(made));
  expect(new Set(made).size).toBe(made.length);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: null });
});

it('makes a workout anew that was deleted before it stood on its day, be it the last one', async () => {
  const planned = plannedFrom(TODAY);
  failsToSchedule(404, (count) => count === planned.length);
  const linked = await sent();
  expect(calendarOf(linked)).toEqual(planned);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: null });
});

it('does not try for ever where workouts never get onto their day', async () => {
  const planned = plannedFrom(TODAY);
  failsToSchedule(404, (count) => count >= planned.length);
  const linked = await runner();
  await choose(linked, true);
  await fixture.settle(linked, 5 * 3600);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: 'unreachable' });
  expect(calendarOf(linked)).toEqual(planned.slice(0, -1));
  expect(libraryOf(linked)).toBeLessThan(planned.length + 10);
});

it('sends the others where Garmin does not take a session on its day', async () => {
  const planned = plannedFrom(TODAY);
  failsToSchedule(400, (count) => count === 1);
  const linked = await sent();
  expect(calendarOf(linked)).toEqual(planned.slice(1));
  // Nothing is left in the runner's library that stands on no day.
  expect(libraryOf(linked)).toBe(planned.length - 1);
  expect(await deliveryOf(linked)).toMatchObject({ state: 'settled', problem: 'refused' });
  const asked = fixture.garmin.requests().length;
  await planChanged(linked);
  expect(fixture.garmin.requests().length).toBe(asked);
});

it('is open to nobody whose Garmin is not linked, and ends with the link', async () => {
  const stranger = { uid: `stranger-${Date.now()}`, key: '', userId: '' };
  expect(await codeOfFailure(choose(stranger, true))).toBe('provider/not-linked');
  const linked = await sent();
  fixture.garmin.revokeTokens(linked.key);
  await storePlan(linked.uid, FASTER_RECORD);
  await planChanged(linked);
  expect((await deliveryOf(linked)).problem).toBe('not-linked');
  await choose(linked, false);
  await fixture.settle(linked, 60);
  expect(await deliveryOf(linked)).toMatchObject({ isOn: false, sessions: {}, problem: null });
});

it('forgets the wish and what was sent with the link, since another account has none of it', async () => {
  const linked = await sent();
  await adminFirestore.runTransaction(async (transaction) => {
    const states = await readLinkStates(transaction, adminFirestore, linked.uid);
    const [state] = states.filter(({ provider }) => provider === 'garmin');
    if (!state) throw new Error('no link');
    beginUnlinking(transaction, adminFirestore, state, { uid: linked.uid, now: START });
  });
  await fixture.settle(linked, 60);
  const left = await adminFirestore.doc(firestorePaths.planDelivery(linked.uid)).get();
  expect(left.exists).toBe(false);
});

it('forgets the wish where the runner disconnects at Garmin: a new link sends nothing by itself', async () => {
  const linked = await sent();
  fixture.garmin.deregister(linked.key);
  await fixture.settle(linked, 3600);
  expect(await fixture.linkOf(linked.uid)).toMatchObject({ state: 'revoked' });
  const left = await adminFirestore.doc(firestorePaths.planDelivery(linked.uid)).get();
  expect(left.exists).toBe(false);
});
