import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { proposedChange } from '@tasuki/domain/plans/changes/propose-change';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { PLAN_CASES } from '../evaluation/plans/plan-cases.ts';
import { processorMilliseconds } from '../figures/processor-milliseconds.ts';
import { median } from './median.ts';

const WARM_UPS = 3;
const RUNS = 5;
/** A build is shorter than the processor's clock measures. */
const BUILDS = 20;

/** An adaptation is looked for in the third week, of which nothing was run, nor of those before. */
const ADAPTED_ON_DAY = 17;
const ADAPTATIONS = 4;
/** Of the runners one in so many; a rest that is built again takes as long as a plan. */
const ADAPTED_EVERY = 4;

/** Processor time of looking for what missed runs ask for, by runner. */
function adaptationTimes(): number[] {
  return PLAN_CASES.filter((_, index) => index % ADAPTED_EVERY === 0).flatMap(
    ({ runner, wish }) => {
      const proposed = proposedPlan(runner, wish);
      if (proposed.outcome !== 'built') return [];
      const { record } = proposed;
      const today = calendarDayOf(dayNumberOf(record.startDay) + ADAPTED_ON_DAY);
      if (today > record.endDay) return [];
      const moment = { today, recordings: [], race: null, caution: null };
      const own: number[] = [];
      for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
        const milliseconds = processorMilliseconds(() => {
          for (let count = 0; count < ADAPTATIONS; count += 1) proposedChange(record, moment);
        });
        if (run >= WARM_UPS) own.push(milliseconds / ADAPTATIONS);
      }
      return [median(own)];
    },
  );
}

/** Processor time from a runner and a wish to the plan, over all runners that plans are evaluated with. */
export const bench: Bench = {
  needs: 'nothing',
  measure: () => {
    const times = PLAN_CASES.map(({ runner, wish }) => {
      const own: number[] = [];
      let outcome = '';
      for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
        const milliseconds = processorMilliseconds(() => {
          for (let build = 0; build < BUILDS; build += 1) ({ outcome } = buildPlan(runner, wish));
        });
        if (run >= WARM_UPS) own.push(milliseconds / BUILDS);
      }
      return { outcome, milliseconds: median(own) };
    });
    const adapted = adaptationTimes();
    const of = (wanted: string) =>
      times.filter(({ outcome }) => outcome === wanted).map(({ milliseconds }) => milliseconds);
    return Promise.resolve([
      {
        figure: 'training plan built (median of the runners)',
        value: median(of('built')),
        unit: 'ms',
        budget: 50,
      },
      {
        figure: 'training plan built (slowest runner)',
        value: Math.max(...of('built')),
        unit: 'ms',
        budget: 50,
      },
      {
        figure: 'training plan adapted after missed runs (median of the runners)',
        value: median(adapted),
        unit: 'ms',
        budget: 20,
      },
      {
        // Where the goal is out of reach by then, the nearest is looked for, and planned, as well.
        figure: 'training plan adapted after missed runs (slowest runner)',
        value: Math.max(...adapted),
        unit: 'ms',
        budget: null,
      },
      {
        figure: 'training plan declined, with the nearest goals (slowest runner)',
        value: Math.max(...of('declined')),
        unit: 'ms',
        budget: 50,
      },
    ]);
  },
};
