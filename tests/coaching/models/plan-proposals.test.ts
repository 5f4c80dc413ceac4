import { expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { answerPlanAsk, type PlanDesk } from '@tasuki/domain/plans/asked/answer-plan-ask';
import { planMomentOf } from '@tasuki/domain/plans/asked/plan-moment';
import { planStartOf } from '@tasuki/domain/plans/asked/plan-start';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { answerFixture } from '../../builders/answer-dependencies.ts';
import { silenceLog } from '../../builders/silent-log.ts';
import { asking, EVENING } from '../answers/conversation-samples.ts';
import { answer, GPT, sandbox, spokenRequests, startModels } from './asked-models.ts';

silenceLog();
startModels();

const TODAY = EVENING.toISOString().slice(0, 'YYYY-MM-DD'.length);
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, {
  ...EXAMPLE_WISH,
  today: calendarDayOf(dayNumberOf(TODAY) - 14),
});
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record, plan } = PROPOSED;
const NEXT = plan.weeks.flatMap(({ sessions }) => sessions).find(({ day }) => day > TODAY);
if (!NEXT) throw new Error('no session ahead');
const CALL = { name: 'propose_plan_change', input: { kind: 'move', fromDay: NEXT.day } };

function desk(caution: Caution | null = null, rows: readonly ActivityRow[] = []): PlanDesk {
  const place = { now: EVENING, utcOffsetMinutes: 0, today: TODAY, caution };
  return {
    record,
    moment: planMomentOf(rows, place),
    start: planStartOf({ athlete: EMPTY_ATHLETE_PROFILE, rows, tournaments: [] }, place),
  };
}

function withDesk(given: PlanDesk) {
  return answerFixture(sandbox, { runner: { planDesk: async () => Promise.resolve(given) } });
}

const ASKED = asking('My week is a mess, can you help with the next one?');
const WORDS = 'Below is a day that suits you better. Have a look and decide.';

it('a model chooses what is proposed, and the builder computes it', async () => {
  await sandbox.setBehaviours([
    { kind: 'call-tools', calls: [CALL] },
    { kind: 'say', text: WORDS },
  ]);
  const { answered } = await answer(ASKED, GPT, withDesk(desk()));
  expect(answered).toMatchObject({ answeredBy: GPT, fallbackReason: null });
  const { planCard } = answered;
  expect(planCard?.kind === 'change' && planCard.versions[0]).toMatchObject({
    kind: 'move',
    cause: { code: 'move', day: NEXT.day },
  });
});

it('a model proposes nothing while something comes before training, nor anything of its own', async () => {
  const illness: Caution = { kind: 'illness', since: EVENING, until: null };
  const calls = [
    CALL,
    { name: 'propose_plan_change', input: { kind: 'move', fromDay: 'drop table' } },
    { name: 'propose_plan_change', input: { kind: 'rewrite', sessions: 'everything hard' } },
  ];
  for (const call of calls) {
    await sandbox.setBehaviours([
      { kind: 'call-tools', calls: [call] },
      { kind: 'say', text: 'Rest comes first.' },
    ]);
    const { answered } = await answer(ASKED, GPT, withDesk(desk(illness)));
    expect(answered.planCard ?? null).toBeNull();
  }
});

it('a model learns nothing of runs whose source keeps them from it, and no card rests on them', async () => {
  const past = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ day }) => day < TODAY);
  const kept = past.map(({ id, day, meters }) =>
    exampleActivityRow({
      id,
      startedAt: new Date(`${day}T06:00:00Z`),
      distanceMeters: meters,
      sources: ['strava'],
      policy: sourcePolicy('strava', 'standard'),
      visibleToCoach: false,
    }),
  );
  const call = { name: 'propose_plan_change', input: { kind: 'missed' } };
  const requests: string[] = [];
  const cards: unknown[] = [];
  for (const rows of [kept, kept.slice(0, 1), kept.slice(-1)]) {
    await sandbox.setBehaviours([
      { kind: 'call-tools', calls: [call] },
      { kind: 'say', text: 'Have a look at the plan page.' },
    ]);
    const { answered } = await answer(ASKED, GPT, withDesk(desk(null, rows)));
    cards.push(answered.planCard ?? null);
    const [newest] = await spokenRequests();
    requests.push(JSON.stringify(newest?.body));
  }
  // A coach who is let in later would read a card too.
  const without = answerPlanAsk({ kind: 'missed' }, desk(null, []))?.card;
  expect(cards[0]).toBeNull();
  for (const card of cards) expect([null, without]).toContainEqual(card);
  expect(requests[0]).toContain('withheld');
  expect(new Set(requests).size).toBe(1);
});

it('a model has no such tool where others read along', async () => {
  await sandbox.setBehaviours([{ kind: 'say', text: 'Ask me alone.' }]);
  await answer({ ...ASKED, planDesk: 'closed' }, GPT);
  expect(JSON.stringify(await spokenRequests())).not.toContain('"propose_plan_change"');
});

it('a model that fails leaves the proposal to the embedded coach', async () => {
  await sandbox.setBehaviours([{ kind: 'fail', status: 500 }], { isRepeated: true });
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  const text = `Move ${weekday.format(new Date(NEXT.day))}`;
  const { answered } = await answer({ ...asking(text), planDesk: desk() }, GPT);
  expect(answered).toMatchObject({ answeredBy: 'embedded', planCard: { kind: 'change' } });
});
