import { describe, expect, it } from 'vitest';
import { planPacesOf } from '../plan-paces.ts';
import { raceSecondsOf } from '../../training/performance/vdot.ts';
import { EXAMPLE_RUNNER } from '../example-plan-wish.ts';
import type { PlanEffort, PlanTarget } from '../training-plan.ts';
import { RACE_ORDER, paceTableOf } from './pace-table.ts';

const VDOTS = Array.from({ length: 111 }, (_, step) => 25 + step / 2);
const HALF = 21_097.5;
const MARATHON = 42_195;

describe('the paces of one form', () => {
  it.each(VDOTS)('are each slower than the one before, at VDOT %d', (vdot) => {
    const table = paceTableOf(vdot);
    const paces = RACE_ORDER.map((name) => table[name]);
    paces.slice(1).forEach((pace, index) => {
      const faster = paces[index] ?? Infinity;
      const name = RACE_ORDER[index + 1];
      if (name === 'fiveKilometers') expect(pace, name).toBeGreaterThanOrEqual(faster);
      else expect(pace, name).toBeGreaterThan(faster * 1.004);
    });
  });
});

/** Efforts of a plan for such a race, from fast to slow. */
function orderOf(meters: number): readonly PlanEffort[] {
  if (meters === MARATHON) return ['repetition', 'interval', 'threshold', 'marathon', 'easy'];
  if (meters >= HALF) {
    return ['repetition', 'interval', 'threshold', 'race', 'marathon', 'easy'];
  }
  return ['repetition', 'interval', 'race', 'threshold', 'marathon', 'easy'];
}

interface Paced {
  effort: PlanEffort;
  expected: number;
  target: PlanTarget;
}

describe.each([5000, 10_000, HALF, MARATHON])('the paces of a plan for %d m', (meters) => {
  // The time of today's form is about 240 s a kilometre at VDOT 50, so that shares of it are wishes.
  const wishes = [null, 0.9, 0.97, 1, 1.03, 1.1, 1.3] as const;

  it.each(wishes)('are in order from VDOT 25 to 80 where the wish is %s of the form', (share) => {
    for (const value of VDOTS.filter((vdot) => vdot <= 80)) {
      for (const uncertainty of [0.3, 1, 3.5]) {
        for (const weeklyMeters of [20_000, 80_000]) {
          const table = paceTableOf(value);
          const pace =
            meters === 5000
              ? table.fiveKilometers
              : meters === 10_000
                ? table.tenKilometers
                : meters === HALF
                  ? table.half
                  : table.marathon;
          const seconds = share === null ? null : Math.round((pace * share * meters) / 1000);
          const runner = { ...EXAMPLE_RUNNER, weeklyMeters, vdot: { value, uncertainty } };
          const { expected, targetOf } = planPacesOf(runner, { race: { meters, seconds } });
          const paced = orderOf(meters).map((effort): Paced => ({
            effort,
            expected: expected[effort],
            target: targetOf(effort),
          }));
          paced.slice(1).forEach((slower, index) => {
            const faster = paced[index];
            if (!faster) return;
            const name = `${faster.effort} before ${slower.effort} at ${value} ± ${uncertainty}, ${weeklyMeters}`;
            const isFive = meters === 5000 && slower.effort === 'race';
            const least = isFive ? 0 : 1;
            expect(slower.expected - faster.expected, name).toBeGreaterThan(isFive ? -0.01 : 0.4);
            expect(
              (slower.target.paceFast ?? 0) - (faster.target.paceFast ?? 0),
              `fast end, ${name}`,
            ).toBeGreaterThanOrEqual(least);
            expect(
              (slower.target.paceSlow ?? 0) - (faster.target.paceSlow ?? 0),
              `slow end, ${name}`,
            ).toBeGreaterThanOrEqual(least);
          });
        }
      }
    }
  });
});

describe('easy running', () => {
  it.each(VDOTS)('stays apart from marathon pace at VDOT %d', (vdot) => {
    const { easyFast, easySlow, marathon } = paceTableOf(vdot);
    expect(easyFast / marathon).toBeGreaterThanOrEqual(1.13);
    expect(easySlow).toBeGreaterThan(easyFast * 1.02);
  });

  it('stays apart from the pace of a marathon that is trained for', () => {
    for (const [value, seconds] of [
      // 3:05, whose easy runs were from 4:45 on beside a marathon pace of 4:23.
      [51, 11_100],
      [51.5, null],
      [38, 14_400],
      [32, 17_100],
      [45, 12_600],
    ] as const) {
      const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 50_000, vdot: { value, uncertainty: 1 } };
      const { targetOf } = planPacesOf(runner, { race: { meters: MARATHON, seconds } });
      const [easy, race] = [targetOf('easy'), targetOf('marathon')];
      const middle = ((race.paceFast ?? 0) + (race.paceSlow ?? 0)) / 2;
      expect((easy.paceFast ?? 0) / middle, `at ${value}`).toBeGreaterThanOrEqual(1.1);
      expect(easy.paceSlow).toBeGreaterThanOrEqual((easy.paceFast ?? 0) + 15);
    }
  });
});

describe('intervals', () => {
  it.each([28, 34, 40, 46, 52, 60])(
    'are run between the paces of 3 and 5 km at VDOT %d',
    (value) => {
      const runner = { ...EXAMPLE_RUNNER, vdot: { value, uncertainty: 1 } };
      const { paceFast, paceSlow } = planPacesOf(runner).targetOf('interval');
      expect(paceFast).toBeGreaterThanOrEqual(Math.floor(raceSecondsOf(value, 3000) / 3));
      expect(paceSlow).toBeGreaterThanOrEqual(Math.floor(raceSecondsOf(value, 5000) / 5));
    },
  );
});

describe('tempo and race pace of a sure form', () => {
  it.each([10_000, HALF, MARATHON])('share no second of their ranges before %d m', (meters) => {
    // Slower runners race 10 km at nearly the pace of an hour.
    for (const value of [42, 48, 55]) {
      const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 50_000, vdot: { value, uncertainty: 1 } };
      const { targetOf } = planPacesOf(runner, { race: { meters, seconds: null } });
      const race = targetOf(meters === MARATHON ? 'marathon' : 'race');
      const tempo = targetOf('threshold');
      const [faster, slower] = meters <= 10_000 ? [race, tempo] : [tempo, race];
      const gap = (slower.paceFast ?? 0) - (faster.paceSlow ?? 0);
      expect(gap, `at ${value}`).toBeGreaterThanOrEqual(1);
    }
  });
});
