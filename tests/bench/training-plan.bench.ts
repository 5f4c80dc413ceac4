import { buildPlan } from '@tasuki/domain/plans/build-plan';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { PLAN_CASES } from '../evaluation/plans/plan-cases.ts';
import { processorMilliseconds } from '../figures/processor-milliseconds.ts';
import { median } from './median.ts';

const WARM_UPS = 3;
const RUNS = 5;
/** A build is shorter than the processor's clock measures. */
const BUILDS = 20;

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
        figure: 'training plan declined, with the nearest goals (slowest runner)',
        value: Math.max(...of('declined')),
        unit: 'ms',
        budget: 50,
      },
    ]);
  },
};
