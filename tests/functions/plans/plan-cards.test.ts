import { expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS } from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { planCardState, withCardAccepted } from '@tasuki/domain/plans/asked/plan-card';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { arrive, jobIdOf, newMessage, newTopic, replyTo } from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies } from '../chat-script.ts';

const embedded: Answerer = async (conversation, options, hooks) =>
  answerConversation(conversation, { ...options, askedModel: 'embedded' }, hooks);

const TODAY = dayNumber(clock.date(), 0);
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, {
  ...EXAMPLE_WISH,
  goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
  today: calendarDayOf(TODAY - 14),
});
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const NEXT = PLAN.weeks
  .flatMap(({ sessions }) => sessions)
  .find(({ day }) => dayNumberOf(day) > TODAY);
if (!NEXT) throw new Error('no session ahead');
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MOVE = `Please move ${WEEKDAYS[new Date(NEXT.day).getUTCDay()] ?? ''}.`;

/** A runner in the second week of a plan, who ran what was planned. */
async function runnerWithPlan(record: PlanRecord | null = RECORD) {
  const topic = await newTopic();
  const { uid } = topic;
  if (record) {
    await chatFirestore.doc(firestorePaths.trainingPlan(uid)).set({
      ...storedPlanOf(record, EXAMPLE_REVISION),
      createdAt: clock.date(),
      updatedAt: clock.date(),
    });
  }
  const ran = PLAN.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day }) => dayNumberOf(day) < TODAY);
  await Promise.all(
    ran.map(async ({ day, meters }) => {
      const row = exampleActivityRow({
        id: `run-${day}`,
        startedAt: new Date(`${day}T06:00:00Z`),
        utcOffsetMinutes: 0,
        distanceMeters: meters,
        duplicateOf: null,
      });
      await chatFirestore.doc(firestorePaths.activity(uid, row.id)).set(row);
    }),
  );
  return topic;
}

async function asked(topic: { uid: string; topicId: string }, text: string) {
  const message = await newMessage(topic, text);
  await arrive(message);
  expect(await runJob(jobIdOf(message), replyDependencies(embedded))).toBe('done');
  return replyTo(message);
}

it('proposes the move of a session as a card that can be accepted once', async () => {
  const { planCard, isSafetyFirst } = await asked(await runnerWithPlan(), MOVE);
  if (planCard?.kind !== 'change') throw new Error('no card');
  const [version] = planCard.versions;
  const decision = { at: clock.date(), today: calendarDayOf(TODAY), caution: null };
  expect(isSafetyFirst).toBe(false);
  expect(version?.cause).toMatchObject({ code: 'move', day: NEXT.day });
  expect(planCardState(planCard, RECORD, decision)).toBe('open');
  const after = version ? withCardAccepted(RECORD, planCard, version, decision) : null;
  expect(planCardState(planCard, after, decision)).toBe('accepted');
  expect(version && after && withCardAccepted(after, planCard, version, decision)).toBeNull();
});

it('puts what comes before training before every proposal, also what was said elsewhere', async () => {
  const topic = await runnerWithPlan();
  await chatFirestore
    .doc(firestorePaths.cautions(topic.uid))
    .set({ ...NO_CAUTIONS, illnessAt: new Date(clock.now - DAY_MILLISECONDS) });
  const held = await asked(topic, MOVE);
  expect(held).toMatchObject({ isSafetyFirst: true, endedBy: 'recovery', planCard: null });
  const flagged = await asked(await runnerWithPlan(), `I have chest pain when I run. ${MOVE}`);
  expect(flagged).toMatchObject({ isSafetyFirst: true, planCard: null });
});

it('leads who has no plan to the questions, with what was said', async () => {
  const topic = await runnerWithPlan(null);
  const { planCard } = await asked(topic, 'Make me a plan for a 10k, 4 days a week.');
  expect(planCard).toMatchObject({
    kind: 'questions',
    goal: { kind: 'distance', meters: 10_000 },
    runsPerWeek: 4,
    declined: null,
  });
});

it('exposes and changes no plan where others read along', async () => {
  const topic = await runnerWithPlan();
  await chatFirestore.doc(firestorePaths.topic(topic.topicId)).update({
    kind: 'group',
    ownerUid: topic.uid,
    participantIds: [topic.uid, 'somebody'],
  });
  const message = await newMessage(topic, `@AI ${MOVE}`);
  const conversation: Parameters<Answerer>[0][] = [];
  const spy: Answerer = async (given, options, hooks) => {
    conversation.push(given);
    return embedded(given, options, hooks);
  };
  await arrive(message);
  await runJob(jobIdOf(message), replyDependencies(spy));
  expect(conversation).toHaveLength(1);
  for (const { planDesk, plan } of conversation) {
    expect(planDesk).toBe('closed');
    expect(plan).toBeNull();
  }
  const reply = await chatFirestore
    .doc(firestorePaths.message(topic.topicId, `${message.messageId}-reply`))
    .get();
  expect(reply.get('planCard') ?? null).toBeNull();
});
