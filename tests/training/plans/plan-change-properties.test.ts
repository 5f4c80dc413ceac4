import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import { livedSessions, type Recorded } from '@tasuki/domain/plans/changes/lived-runs';
import { withoutLastChange } from '@tasuki/domain/plans/changes/plan-change';
import { marksOf } from '@tasuki/domain/plans/changes/plan-marks';
import {
  proposedChange,
  withAccepted,
  withRefused,
  type PlanProposal,
} from '@tasuki/domain/plans/changes/propose-change';
import { goesOnFromRuns } from '@tasuki/domain/plans/changes/rest-of-plan';
import { EXAMPLE_REVISION } from '@tasuki/domain/plans/example-plan-wish';
import {
  planOfRecord,
  runnerOf,
  storedPlanOf,
  wishOf,
  type PlanRecord,
} from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { planRecordSchema } from '@tasuki/domain/plans/plan-record-document';
import { expect, it } from 'vitest';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { chanceOf, randomRunner } from './random-runner.ts';

const LIVES = IS_SOAK ? 1000 : 8;
const LIFE_DAYS = 112;
/** What happens, with its likelihood. */
const MISSED = 0.12;
const AWAY = 0.02;
const AWAY_DAYS = 10;
const REFUSED = 0.3;
const LESS = 0.3;
const UNDONE = 0.1;

/** Lives that once broke something. */
const ONCE_BROKEN = [19, 29, 872];

const figure = soakFigure(21, { seed: 0 });

function rowOf(day: string, meters: number): Recorded {
  return exampleActivityRow({
    id: `run ${day} ${meters}`,
    startedAt: new Date(`${day}T12:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters: meters,
    purpose: null,
    duplicateOf: null,
  });
}

/** Four weeks of before the plan, as the runner says. */
function rowsBefore({ madeOn, weeklyMeters, longestMeters }: PlanRecord): Recorded[] {
  const today = dayNumberOf(madeOn);
  const rows: Recorded[] = [];
  for (let day = today - 28; day < today; day += 2) {
    if (weeklyMeters >= 1000) rows.push(rowOf(calendarDayOf(day), weeklyMeters / 3.5));
  }
  return longestMeters ? [...rows, rowOf(calendarDayOf(today - 1), longestMeters)] : rows;
}

function checkProposal(
  record: PlanRecord,
  proposal: PlanProposal,
  { recordings, today, where }: { recordings: readonly Recorded[]; today: string; where: string },
): void {
  const before = planOfRecord(record);
  const at = new Date(`${today}T12:00:00Z`);
  const accepted = withAccepted(record, proposal, at, today);
  const plan = planOfRecord(accepted);
  if (!before || !plan) {
    figure.failed(`${where}: cannot be read again`);
    return;
  }
  if (!planRecordSchema.isValidSync(storedPlanOf(accepted, EXAMPLE_REVISION)))
    figure.failed(`${where}: not stored`);
  const back = { ...(withoutLastChange(accepted, at, today) ?? accepted), changes: '' };
  if (JSON.stringify(back) !== JSON.stringify({ ...record, changes: '' }))
    figure.failed(`${where}: not undone`);
  if (!proposal.newGoal && plan.endDay !== before.endDay) figure.failed(`${where}: another end`);
  for (const [index, week] of before.weeks.entries()) {
    const later = plan.weeks.find(({ monday }) => monday === week.monday);
    const isPast = dayNumberOf(week.monday) + 7 <= dayNumberOf(today);
    if (
      isPast &&
      later &&
      JSON.stringify(later) !== JSON.stringify(week) &&
      proposal.kind !== 'catch-up'
    ) {
      figure.failed(`${where}: week ${index + 1} is over and changed`);
    }
  }
  const [runner, wish] = [runnerOf(accepted), wishOf(accepted)];
  for (const { rule, where: place } of brokenRules(plan, runner, wish)) {
    if (rule === 'figures' || rule === 'dates' || rule === 'back-to-back') {
      figure.failed(`${where}: ${rule} on ${place}`);
    }
  }
  if (proposal.kind === 'bridge' || proposal.kind === 'catch-up') {
    const { runs } = livedSessions(plan, marksOf(accepted.marks), recordings, {
      from: today,
      today,
    });
    if (!goesOnFromRuns({ plan, runner, wish, runs, today, caution: null })) {
      figure.failed(`${where}: too much after what was run`);
    }
  }
}

it('keeps lives of sixteen weeks within the limits, whatever is missed, refused and undone', () => {
  let proposals = 0;
  for (const seed of [...ONCE_BROKEN, ...Array.from({ length: LIVES }, (_, index) => index)]) {
    const chance = chanceOf(seed * 15_485_863 + 5);
    const { runner, wish } = randomRunner(seed);
    const proposed = proposedPlan({ ...runner, hasRedFlag: false, health: 'well' }, wish);
    if (proposed.outcome !== 'built') continue;
    let record = proposed.record;
    const recordings = rowsBefore(record);
    let awayUntil = 0;
    const first = dayNumberOf(record.startDay);
    for (let day = first; day < first + LIFE_DAYS; day += 1) {
      const today = calendarDayOf(day);
      const moment = { today, recordings, race: null, caution: null };
      const amount = chance() < LESS ? 'less' : 'usual';
      figure.tried();
      const proposal = proposedChange(record, moment, amount);
      if (proposal) {
        proposals += 1;
        const where = `life ${seed} on ${today}, ${proposal.kind}`;
        checkProposal(record, proposal, { recordings, today, where });
        const at = new Date(`${today}T12:00:00Z`);
        const decide = chance() < REFUSED ? withRefused : withAccepted;
        record = decide(record, proposal, at, today);
        if (chance() < UNDONE) record = withoutLastChange(record, at, today) ?? record;
        if (proposedChange(record, moment, amount)) figure.failed(`${where}: proposed again`);
      }
      if (chance() < AWAY) awayUntil = day + AWAY_DAYS;
      for (const week of planOfRecord(record)?.weeks ?? []) {
        for (const session of week.sessions) {
          if (session.day !== today || day < awayUntil || chance() < MISSED) continue;
          recordings.push(rowOf(today, session.meters));
        }
      }
    }
  }
  expect(proposals).toBeGreaterThan(LIVES);
  expect(figure.failures).toEqual([]);
}, 1_200_000);
