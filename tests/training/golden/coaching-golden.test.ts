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
  'acwr|acwrBand(x)': 'no measure of risk, so neither band nor ratio is computed',
  'gap_runalyze|pace*(1/costRatio)^0.83 (Runalyze damped)':
    'one model is shipped, by equal heart rate',
  'heat|Ely 2007: % slower than course record, top 3 finishers': 'no pace is changed for heat',
  'decoupling|severity(pct)': 'drift is said by limits of its own, for steady runs only',
  'altitude|peronnetAerobicPowerPct(altitude_m)': 'no pace is changed for altitude',
  'altitude|wehrlinVo2max(altitude_m) linear -6.3 %/1000 m from 300 m':
    'no pace is changed for altitude',
};
/** Topics of which nothing helps a runner, with what the product does instead. */
const TOPICS_NOT_OURS: Record<string, string> = {
  trimp_edwards: 'load is Banister’s impulse, which rests on physiology',
  session_rpe: 'a rating changes the words and the demand, and is no load beside that of the heart',
  acwr: 'load against a longer stretch is fitness and fatigue',
  monotony_strain: 'a single week says no more than fitness and fatigue do',
  karvonen: 'zones are shares of threshold or maximum, which runners know',
  gap_minetti: 'the cost of slopes is by equal heart rate, as runners know it',
  ngp: 'the same: its slopes are Minetti’s',
  weekly_progression: 'a jump is judged against four weeks, see recent-strain',
};
/** Why a case is left out; undefined = it is to be answered. */
function reasonOf({ topic, fn }: Pick<GoldenCase, 'topic' | 'fn'>): string | undefined {
  return NOT_OURS[`${topic}|${fn}`] ?? TOPICS_NOT_OURS[topic];
}
const FIGURES_NOT_OURS = new Set(['published_hrr', 'note']);

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
    const unknown = cases.filter((golden) => !isOurs(golden) && reasonOf(golden) === undefined);
    expect(unknown.map(({ id }) => id)).toEqual([]);
    const answered = cases.filter(isOurs).length;
    console.log(`Golden numbers: ${answered} of ${cases.length} cases answered.`);
    for (const { id, topic, fn } of cases.filter((golden) => !isOurs(golden))) {
      console.log(`  left out: ${id} (${reasonOf({ topic, fn })})`);
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
