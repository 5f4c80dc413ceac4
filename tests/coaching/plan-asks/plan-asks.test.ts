import { expect, it } from 'vitest';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { askInWords } from './expected-plan-ask.ts';
import { PLAN_ASKS_FOR_TUNING } from './plan-asks-for-tuning.ts';
import { PLAN_ASKS_HELD_BACK } from './plan-asks-held-back.ts';

const TUESDAY = dayNumberOf('2026-12-01');
/** Of those held back; whoever misses one says it in other words or changes it on the page. */
const UNDERSTOOD_LEAST = 0.9;

function asked(text: string, hasPlan = true): string {
  return askInWords(readPlanAsk(text, TUESDAY, { hasPlan }));
}

it.each(PLAN_ASKS_FOR_TUNING)('understands, in %s: %s', (_, text, expected) => {
  expect(asked(text)).toBe(expected);
});

// Which of them went wrong is not shown, so that nobody tunes on them.
it('understands what is held back, and never takes a question for a wish to change', () => {
  const right = PLAN_ASKS_HELD_BACK.filter(([, text, expected]) => asked(text) === expected);
  expect(right.length / PLAN_ASKS_HELD_BACK.length).toBeGreaterThanOrEqual(UNDERSTOOD_LEAST);
  const mistaken = PLAN_ASKS_HELD_BACK.filter(
    ([, text, expected]) => expected === 'none' && asked(text) !== 'none',
  );
  expect(mistaken).toHaveLength(0);
});

it('asks for nothing but a new plan where there is none', () => {
  expect(asked('move Thursday to Friday', false)).toBe('none');
  expect(asked('make me a plan', false)).toBe('new');
});

it('takes the goal from what was said', () => {
  const ask = readPlanAsk(
    'Make me a plan for a sub-2 half marathon on 14 March, 4 days a week',
    TUESDAY,
    {
      hasPlan: false,
    },
  );
  expect(ask).toEqual({
    kind: 'new',
    goal: { meters: 21_097.5, seconds: 7200, day: '2027-03-14' },
    runsPerWeek: 4,
  });
});
