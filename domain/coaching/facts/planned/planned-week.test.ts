import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../../../plans/example-plan-wish.ts';
import { proposedPlan } from '../../../plans/proposed-plan.ts';
import { ranAsPlanned } from './planned-week.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record, plan } = PROPOSED;
/** The Saturday of the third week: seven days hold that week and the long run of the one before. */
const SATURDAY = '2026-12-12';

function run(day: string, distanceMeters: number) {
  return {
    sport: 'Run',
    startedAt: new Date(`${day}T06:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters,
  } as const;
}

const PLANNED = plan.weeks
  .flatMap(({ sessions }) => sessions)
  .filter(({ day }) => day <= SATURDAY)
  .map(({ day, meters }) => run(day, meters));

function of(runs: readonly ReturnType<typeof run>[], change: object = {}): boolean {
  const own = runs.at(-1);
  if (!own) throw new Error('no run');
  return ranAsPlanned({
    source: own,
    analysis: { summary: { distanceMeters: own.distanceMeters } },
    history: runs.slice(0, -1),
    record,
    ...change,
  });
}

describe('the days behind a run', () => {
  it('were as planned where the plan’s weeks were run', () => {
    expect(PLANNED.at(-1)?.startedAt.toISOString().slice(0, 10)).toBe(SATURDAY);
    expect(of(PLANNED)).toBe(true);
    expect(of(PLANNED.map((one) => ({ ...one, distanceMeters: one.distanceMeters * 1.05 })))).toBe(
      true,
    );
  });

  it('were not where more was run than ordered until then', () => {
    expect(of([...PLANNED.slice(0, -1), run('2026-12-09', 12_000), ...PLANNED.slice(-1)])).toBe(
      false,
    );
    expect(of([...PLANNED.slice(0, -1), run(SATURDAY, 25_000)])).toBe(false);
  });

  it('count rides for nothing', () => {
    const ride = { ...run('2026-12-09', 60_000), sport: 'Ride' as const };
    expect(
      of([...PLANNED.slice(0, -1), ...PLANNED.slice(-1)], {
        history: [ride, ...PLANNED.slice(0, -1)],
      }),
    ).toBe(true);
  });

  it('are not judged without a plan, nor where they reach before it', () => {
    expect(of(PLANNED, { record: null })).toBe(false);
    expect(of([run('2026-11-20', 8000), run('2026-11-24', 5000)])).toBe(false);
  });
});
