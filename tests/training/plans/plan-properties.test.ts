import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { bestWeekPattern } from '@tasuki/domain/plans/week-pattern';
import { describe, expect, it } from 'vitest';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { digestOfPlans } from './plan-digest.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';
import { randomLife } from './random-life.ts';
import { randomRunner } from './random-runner.ts';

/** Runners are numbered from it on. */
const SEED = 0;
const RUNNERS = IS_SOAK ? 10_000 : 120;
/** Building everything twice. */
const FEW_RUNNERS = IS_SOAK ? 2000 : 25;
const LIVES = IS_SOAK ? 1000 : 15;
/** Plans built in each zone, by a process of its own. */
const RUNNERS_PER_ZONE = IS_SOAK ? 500 : 40;
/** Behind and ahead of UTC, with half hours, and with summer time on both halves of the earth. */
const ZONES = IS_SOAK
  ? [
      'America/St_Johns',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Europe/London',
      'Australia/Sydney',
    ]
  : ['America/St_Johns', 'Pacific/Kiritimati'];
const DAY_MILLISECONDS = 86_400_000;

/** Runners whose plans once broke a limit. */
const ONCE_BROKEN = [
  319, 651, 864, 1026, 1197, 1236, 1358, 1364, 2034, 2628, 2722, 3342, 5149, 5479, 5572, 5693, 7153,
  7378, 7721, 7979, 8347, 8419, 9432,
];

/** Runners who once lost their plan by more days, and lives that once broke a limit. */
const ONCE_LOST = [60, 105, 360, 492, 671, 1519, 1546, 1998];
const ONCE_BROKEN_LIVES = [25, 39, 234, 258, 605, 693, 745];

const figure = soakFigure(21, { seed: SEED });

function seeds(count: number): number[] {
  return [
    ...new Set([...ONCE_BROKEN, ...Array.from({ length: count }, (_, index) => SEED + index)]),
  ];
}

/** Every number in a plan that is no figure, wherever it stands. */
function oddNumbers(value: unknown, path: string, found: string[]): string[] {
  if (typeof value === 'number') {
    const mayBeNegative = path.endsWith('percent');
    if (!Number.isFinite(value) || (value < 0 && !mayBeNegative)) found.push(`${path} = ${value}`);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) oddNumbers(inner, `${path}.${key}`, found);
  }
  return found;
}

/** Weeks begin on Mondays a week apart, and each session is in its week, by UTC's own calendar. */
function oddDates({ weeks, startDay, endDay }: TrainingPlan): string[] {
  const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const first = momentOf(weeks[0]?.monday ?? '');
  return weeks.flatMap(({ monday, sessions }, index) => {
    const begins = momentOf(monday);
    const isMonday = new Date(begins).getUTCDay() === 1;
    const isNext = begins === first + index * 7 * DAY_MILLISECONDS;
    const outside = sessions.filter(({ day }) => {
      const moment = momentOf(day);
      return (
        !(moment >= begins && moment < begins + 7 * DAY_MILLISECONDS) ||
        day < startDay ||
        day > endDay
      );
    });
    return [
      ...(isMonday && isNext ? [] : [`week of ${monday}`]),
      ...outside.map(({ day }) => `session of ${day}`),
    ];
  });
}

describe('plans of random runners', () => {
  it('break no limit, and hold only figures and days that there are', () => {
    for (const seed of seeds(RUNNERS)) {
      const { runner, wish, outcome } = planOfRandomRunner(seed);
      figure.tried();
      if (outcome.outcome !== 'built') continue;
      const { plan } = outcome;
      for (const { rule, where, found, allowed } of brokenRules(plan, runner, wish)) {
        figure.failed(`runner ${seed}: ${rule} on ${where}: ${found} instead of ${allowed}`);
      }
      const odd = [...oddNumbers(plan, 'plan', []), ...oddDates(plan)];
      if (odd.length > 0) figure.failed(`runner ${seed}: ${odd.join(', ')}`);
    }
    expect(figure.failures).toEqual([]);
  }, 1_200_000);

  it('are the same for the same runner and wish', () => {
    for (const seed of seeds(FEW_RUNNERS)) {
      const { runner, wish } = randomRunner(seed);
      expect(buildPlan(structuredClone(runner), structuredClone(wish))).toEqual(
        buildPlan(runner, wish),
      );
    }
  }, 600_000);

  it.each(ZONES)(
    'are the same in %s',
    (zone) => {
      const program = join(import.meta.dirname, 'plan-digest.ts');
      const digest = execFileSync(process.execPath, [program, `${RUNNERS_PER_ZONE}`], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      expect(digest).toBe(digestOfPlans(RUNNERS_PER_ZONE));
    },
    120_000,
  );

  it('are never lost by more days to run on', () => {
    const lost = [...seeds(FEW_RUNNERS), ...ONCE_LOST].filter((seed) => {
      const { runner, wish, outcome } = planOfRandomRunner(seed);
      if (outcome.outcome !== 'built') return false;
      const more = { ...wish, weekdays: [1, 2, 3, 4, 5, 6, 7] };
      const other = buildPlan(runner, more);
      return other.outcome !== 'built' || brokenRules(other.plan, runner, more).length > 0;
    });
    expect(lost).toEqual([]);
  }, 600_000);

  it('never fit a week worse with one more day, the runs a week being the same', () => {
    const worse = seeds(FEW_RUNNERS).flatMap((seed) => {
      const { wish } = randomRunner(seed);
      const sessionsPerWeek = Math.min(wish.sessionsPerWeek, wish.weekdays.length, 6);
      const fitOn = (weekdays: readonly number[], quality: number) =>
        bestWeekPattern({ ...wish, weekdays, sessionsPerWeek }, quality)?.fit ?? -Infinity;
      return [1, 2, 3, 4, 5, 6, 7]
        .filter((day) => !wish.weekdays.includes(day))
        .flatMap((day) =>
          [0, 1, 2]
            .filter(
              (quality) => fitOn([...wish.weekdays, day], quality) < fitOn(wish.weekdays, quality),
            )
            .map((quality) => `runner ${seed}, day ${day}, ${quality} faster sessions`),
        );
    });
    expect(worse).toEqual([]);
  }, 600_000);
});

describe('random lives of sixteen weeks, rebuilt every second week', () => {
  it('keep all limits, and say it where the race will not be reached', () => {
    const lives = Array.from({ length: LIVES }, (_, index) => SEED + index);
    for (const seed of [...ONCE_BROKEN_LIVES, ...lives]) {
      for (const [index, { runner, wish, outcome }] of randomLife(seed).entries()) {
        figure.tried();
        const step = `life ${seed}, look ${index}`;
        if (outcome.outcome === 'built') {
          for (const { rule, where } of brokenRules(outcome.plan, runner, wish)) {
            figure.failed(`${step}: ${rule} on ${where}`);
          }
        } else if (outcome.outcome !== 'declined' || outcome.nearest.length === 0) {
          figure.failed(`${step}: ${outcome.outcome} without a way out`);
        }
      }
    }
    expect(figure.failures).toEqual([]);
  }, 1_200_000);
});
