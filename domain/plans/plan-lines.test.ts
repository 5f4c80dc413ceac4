import { describe, expect, it } from 'vitest';
import { buildPlan } from './build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from './example-plan-wish.ts';
import { linesOfText, PLAN_LINES_PATTERN, planLinesOf, planOfLines } from './plan-lines.ts';
import type { TrainingPlan } from './training-plan.ts';

function built(meters: number, day: string): TrainingPlan {
  const outcome = buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal: raceGoal(meters, day) });
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan;
}

const PLAN = built(21_097.5, '2027-03-14');

describe('a plan as text', () => {
  it('is read again as it was', () => {
    const lines = planLinesOf(PLAN);
    // A minus before a nought is lost.
    expect(planOfLines(lines, PLAN)).toEqual(JSON.parse(JSON.stringify(PLAN)));
    expect(lines).toMatch(new RegExp(`^${PLAN_LINES_PATTERN}$`));
    expect(linesOfText(lines)).toHaveLength(PLAN.weeks.length);
  });

  it('is short', () => {
    expect(planLinesOf(PLAN).length).toBeLessThan(12_000);
  });

  it('is nothing where a word or a figure is no plan’s', () => {
    const lines = planLinesOf(PLAN);
    for (const [from, to] of [
      [/;(\d) long /, ';$1 swim '],
      ['base', 'rest'],
      [' talk-in-sentences ', ' bliss '],
      [/;(\d) easy \d+/, ';$1 easy -5'],
      [/;(\d) easy \d+/, ';$1 easy ~'],
      ['main:', 'other:'],
    ] as const) {
      expect(planOfLines(lines.replace(from, to), PLAN)).toBeNull();
    }
    expect(planOfLines('', PLAN)).toBeNull();
    expect(planOfLines(Array(31).fill(lines.split('\n')[0]).join('\n'), PLAN)).toBeNull();
  });

  it('is nothing where a session is on no weekday, or its name is longer than any', () => {
    const lines = planLinesOf(PLAN);
    for (const day of ['0', '8', `2${'a'.repeat(1600)}`, '2..', '2b100', '']) {
      expect(planOfLines(lines.replace(/;\S+/, `;${day}`), PLAN), day).toBeNull();
    }
    for (const day of ['2', '2b', '2r12']) {
      expect(planOfLines(lines.replace(/;\S+/, `;${day}`), PLAN), day).not.toBeNull();
    }
  });

  it('is nothing where a week has more sessions, or a session more steps, than any plan', () => {
    // Whoever stores such a text has everybody pay for it who opens its calendar.
    const [week = ''] = linesOfText(planLinesOf(PLAN));
    const [head = '', session = ''] = week.split(';');
    const weekOf = (sessions: number) => [head, ...Array<string>(sessions).fill(session)].join(';');
    expect(planOfLines(weekOf(14), PLAN)).not.toBeNull();
    expect(planOfLines(weekOf(15), PLAN)).toBeNull();
    const sessionOf = (steps: number) =>
      `${head};${[...session.split(' ').slice(0, 12), ...Array<string>(steps).fill('main:easy:1:100m:~')].join(' ')}`;
    expect(planOfLines(sessionOf(20), PLAN)).not.toBeNull();
    expect(planOfLines(sessionOf(21), PLAN)).toBeNull();
  });
});
