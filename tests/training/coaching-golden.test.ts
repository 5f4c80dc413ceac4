import { describe, expect, test } from 'vitest';
import { readGoldenCases, toleranceOf, type Answers, type GoldenCase } from './golden-cases.ts';
import { RECORDING_ANSWERS } from './golden-recording-answers.ts';
import { TRAINING_ANSWERS } from './golden-training-answers.ts';

const ANSWERS: Answers = { ...TRAINING_ANSWERS, ...RECORDING_ANSWERS };

/** What the product decided against, and figures of a case that belong to such a decision. */
const NOT_OURS: Record<string, string> = {
  'safety_red_flag|redFlag(text)': 'answered by the coaching tests',
  'trimp_banister|trimp GoldenCheetah variant (0.64 for both sexes)': 'we weigh women by 0.86',
  'fitness_fatigue|ctlAtl(loads, recursion=tp)': 'we use the exponential recursion only',
  'acwr|acwrBand(x)': 'the ratio is shown as a change, never as a band of risk',
  'monotony_strain|monotony of a constant week (SD 0) is capped, not infinite':
    'a ratio without a value is null, not 10',
  'gap_runalyze|pace*(1/costRatio)^0.83 (Runalyze damped)':
    'one model is shipped, Minetti beside it',
  'heat|Ely 2007: % slower than course record, top 3 finishers': 'no pace is changed for heat',
  'altitude|peronnetAerobicPowerPct(altitude_m)': 'no pace is changed for altitude',
  'altitude|wehrlinVo2max(altitude_m) linear -6.3 %/1000 m from 300 m':
    'no pace is changed for altitude',
};
const FIGURES_NOT_OURS = new Set(['monotony_sample_sd', 'sd', 'note']);

function isNear(actual: unknown, expected: unknown, tolerance: number): boolean {
  if (Array.isArray(expected)) {
    const list = Array.isArray(actual) ? (actual as unknown[]) : [];
    return (
      list.length === expected.length &&
      expected.every((value, index) => isNear(list[index], value, tolerance))
    );
  }
  if (typeof expected !== 'number') return actual === expected;
  return typeof actual === 'number' && Math.abs(actual - expected) <= tolerance + 1e-9;
}

const cases = readGoldenCases();

describe('the golden numbers of coaching', () => {
  if (!cases) {
    test('are not beside this repository, so nothing is compared', () => {
      console.log('Golden numbers not checked: ../shared/data/coaching-golden.json is absent.');
      expect(cases).toBeNull();
    });
    return;
  }
  const isOurs = ({ topic, fn }: GoldenCase) => ANSWERS[topic]?.[fn] !== undefined;

  test('are each either answered or left out for a reason', () => {
    const unknown = cases.filter(
      (golden) => !isOurs(golden) && NOT_OURS[`${golden.topic}|${golden.fn}`] === undefined,
    );
    expect(unknown.map(({ id }) => id)).toEqual([]);
    const answered = cases.filter(isOurs).length;
    console.log(`Golden numbers: ${answered} of ${cases.length} cases answered.`);
    for (const [key, reason] of Object.entries(NOT_OURS)) {
      const count = cases.filter(({ topic, fn }) => `${topic}|${fn}` === key).length;
      console.log(`  left out: ${count} × ${key} (${reason})`);
    }
  });

  test.each([...new Set(cases.filter(isOurs).map(({ topic }) => topic))])(
    'hold for %s',
    (topic) => {
      const wrong = cases
        .filter((golden) => golden.topic === topic && isOurs(golden))
        .flatMap((golden) => {
          const answer = ANSWERS[topic]?.[golden.fn]?.(golden.inputs) ?? {};
          return Object.entries(golden.expected)
            .filter(([key]) => !FIGURES_NOT_OURS.has(key))
            .filter(([key, value]) => !isNear(answer[key], value, toleranceOf(golden, key)))
            .map(([key, value]) => ({ id: golden.id, key, expected: value, actual: answer[key] }));
        });
      expect(wrong).toEqual([]);
    },
  );
});
