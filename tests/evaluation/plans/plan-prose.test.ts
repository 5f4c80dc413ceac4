import { describe, expect, it } from 'vitest';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { PLAN_CASES } from './plan-cases.ts';
import { planProse } from './plan-prose.ts';

describe('a plan in words', () => {
  it('has words for all that the evaluated runners read, with every figure filled in', () => {
    const texts = PLAN_CASES.flatMap(({ runner, wish }) => {
      const outcome = buildPlan(runner, wish);
      return outcome.outcome === 'built' ? planProse(outcome.plan, { runner, wish }) : [];
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((line) => /\{\{|undefined|NaN| 0:00| 0 km\b/.test(line))).toEqual([]);
  });
});

describe('the sentences that many plans share', () => {
  const PLANS = PLAN_CASES.flatMap(({ id, runner, wish }) => {
    const outcome = buildPlan(runner, wish);
    return outcome.outcome === 'built'
      ? [{ id, lines: planProse(outcome.plan, { runner, wish }) }]
      : [];
  });

  it('name no second or slower goal in a plan without one', () => {
    const without = PLANS.filter(({ lines }) => !lines.some((line) => line.startsWith('  B, ')));
    expect(without.length).toBeGreaterThan(5);
    const named = without.flatMap(({ id, lines }) =>
      lines.filter((line) => /goal B|slower goal/.test(line)).map((line) => `${id}: ${line}`),
    );
    expect(named).toEqual([]);
  });

  it('call no faster goal B the one to train at when A is too hard', () => {
    const lines = PLANS.flatMap((plan) => plan.lines);
    expect(lines.filter((line) => /train at the pace of goal B/.test(line))).toEqual([]);
  });
});

/** Sentences of words, their figures and days left out. */
function sentencesOf(lines: readonly string[]): string[] {
  return (
    lines
      // Figures of a session and its parts are no sentences.
      .filter((line) => !/^ {2}(Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*\d km/.test(line))
      .flatMap((line) => line.split(/(?<=[.?!]) +/))
      .map((sentence) => sentence.trim().replaceAll(/\d+(?:[.:,]\d+)*/g, '#'))
      .map((sentence) => sentence.replaceAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, 'day'))
  );
}

/** A sentence from so many characters on is no label. */
const LONG_SENTENCE = 100;
const MOST_TIMES = 3;

describe('what a plan says', () => {
  const PLANS = PLAN_CASES.flatMap(({ id, runner, wish }) => {
    const outcome = buildPlan(runner, wish);
    return outcome.outcome === 'built'
      ? [{ id, runner, plan: outcome.plan, lines: planProse(outcome.plan, { runner, wish }) }]
      : [];
  });

  it('says each reason and each feel of sessions once', () => {
    for (const { lines } of PLANS) {
      const raises = lines.filter((line) => line.includes('More than 10% raises the risk'));
      expect(raises.length).toBeLessThanOrEqual(1);
      const rested = lines.filter((line) =>
        line.includes('You get fitter from the last few weeks'),
      );
      expect(rested.length).toBeLessThanOrEqual(1);
    }
  });

  it('says “about” in each session of what is reckoned from age, and how many strides there are', () => {
    const sessions = PLANS.flatMap(({ runner: { heartRate }, lines }) =>
      lines
        .filter((line) => /^ {2}(Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*\d km/.test(line))
        .map((line) => ({
          line,
          isMeasured: heartRate !== null && heartRate.basis !== 'age-estimate',
        })),
    );
    const guessed = sessions.filter(({ line, isMeasured }) => !isMeasured && line.includes(' bpm'));
    expect(guessed.length).toBeGreaterThan(50);
    const bare = guessed.filter(({ line }) => !/about \d+–\d+ bpm/.test(line));
    expect(bare.map(({ line }) => line)).toEqual([]);
    const strides = sessions.filter(({ line }) => /Easy with strides, .*km, \d+ min/.test(line));
    expect(strides.length).toBeGreaterThan(100);
    expect(strides.filter(({ line }) => !/strides \d+ × \d+ s/.test(line))).toEqual([]);
  });

  it('repeats no rule that an earlier week gave', () => {
    const repeated = PLANS.flatMap(({ id, lines }) => {
      const times = new Map<string, number>();
      for (const sentence of sentencesOf(lines)) {
        if (sentence.length < LONG_SENTENCE || sentence.includes('as in week #')) continue;
        times.set(sentence, (times.get(sentence) ?? 0) + 1);
      }
      return [...times].filter(([, count]) => count > MOST_TIMES).map(([one]) => `${id}: ${one}`);
    });
    expect(repeated).toEqual([]);
  });

  it('says once how heart rates are found where none is measured', () => {
    const unknown = PLANS.filter(
      ({ runner: { heartRate } }) => heartRate === null || heartRate.basis === 'age-estimate',
    );
    expect(unknown.length).toBeGreaterThan(50);
    for (const { plan, lines } of unknown) {
      const said = lines.filter((line) => line.includes('I don’t have measured heart rates'));
      expect(said).toHaveLength(1);
      expect(lines.filter((line) => /by age|from your age/u.test(line)).length).toBeLessThan(2);
      const tested = plan.weeks.find(({ sessions }) =>
        sessions.some(({ kind }) => kind === 'test'),
      );
      const found = lines.filter((line) =>
        line.includes('gives you your own ranges: wear a sensor'),
      );
      expect(found).toHaveLength(tested ? 1 : 0);
      if (tested) expect(found[0]).toContain(`test in week ${tested.number} `);
    }
  });
});
