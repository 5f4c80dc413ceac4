import { describe, expect, it } from 'vitest';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import {
  linesOfText,
  PLAN_LINES_PATTERN,
  planLinesOf,
  planOfLines,
} from '@tasuki/domain/plans/plan-lines';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { PLAN_CASES } from '../../evaluation/plans/plan-cases.ts';

const PLANS = PLAN_CASES.flatMap(({ runner, wish }) => {
  const outcome = buildPlan(runner, wish);
  return outcome.outcome === 'built' ? [outcome.plan] : [];
});

/** Every word of sessions and weeks that the release with builder 3 can read. */
const FORMER_WORDS = new Set(
  `start base build specific taper
  recovery easy strides run-walk long hills tempo intervals repetitions marathon-pace test race
  talk-in-sentences comfortably-hard hard-but-even quick-and-loose strong-uphill all-you-have race-patiently
  start-where-you-are start-after-break start-new step-up hold cut-back race-week bridge easier-today coach-choice
  easy-base easy-after-hard second-run run-walk-stage long-step long-hold long-short hills-strength tempo-threshold
  intervals-uptake repetitions-speed marathon-rehearsal keep-sharp test-paces race-on-the-way race-goal`.split(
    /\s+/,
  ),
);

/** What that release looks at: of a week's head the first five words, of a session all but its steps. */
function wordsReadBefore(lines: string): string[] {
  return linesOfText(lines)
    .flatMap((line) => {
      const [head = '', ...sessions] = line.split(';');
      const ofSessions = sessions.flatMap((session) => session.split(' ').slice(1, 12));
      return [...head.split(' ').slice(0, 5), ...ofSessions];
    })
    .filter((word) => /[a-z]/.test(word));
}

function plain(plan: TrainingPlan | null): unknown {
  // A minus before a nought is lost.
  return JSON.parse(JSON.stringify(plan));
}

describe('a plan with words of this release', () => {
  it('is stored in words that the release before reads, and is read as it was', () => {
    const unknown = new Set<string>();
    for (const plan of PLANS) {
      const lines = planLinesOf(plan);
      for (const word of wordsReadBefore(lines)) if (!FORMER_WORDS.has(word)) unknown.add(word);
      expect(plain(planOfLines(lines, plan))).toEqual(plain(plan));
      expect(lines).toMatch(new RegExp(`^${PLAN_LINES_PATTERN}$`));
      expect(lines.length).toBeLessThan(45_000);
    }
    expect([...unknown]).toEqual([]);
  });

  it('has no pace of a part beside a long run, where the release before reads it', () => {
    const sessions = PLANS.flatMap((plan) =>
      linesOfText(planLinesOf(plan)).flatMap((line) => line.split(';').slice(1)),
    );
    const withRacePace = sessions.filter(
      (session) => / long /.test(session) && /main:(marathon|race)/.test(session),
    );
    expect(withRacePace.length).toBeGreaterThan(20);
    for (const session of withRacePace) {
      expect(session.split(' ').slice(4, 9)).toEqual(['~', '~', '~', '~', 'talk-in-sentences']);
    }
  });

  it('keeps the former words where those of a later release are not known', () => {
    const [plan] = PLANS;
    if (!plan) throw new Error('no plan');
    const [line = ''] = linesOfText(planLinesOf(plan));
    const [head = '', first = ''] = line.split(';');
    const later = `${head.split(' ').slice(0, 5).join(' ')} week:floating ${first.charAt(0)}:swim:~:~:~:~:bliss:joy;${first}`;
    const known = `${head.split(' ').slice(0, 5).join(' ')};${first}`;
    expect(planOfLines(later, plan)).not.toBeNull();
    expect(planOfLines(later, plan)).toEqual(planOfLines(known, plan));
  });
});

it('reads a long run of builder 3 by its figures: no longer than the longest may be shorter', () => {
  const [plan] = PLANS;
  if (!plan) throw new Error('no plan');
  const codeOf = (percent: number) =>
    planOfLines(
      `base hold ~ ~ 2;7 long 15000 5400 ~ ~ ~ ~ talk-in-sentences long-hold 20000 ${percent} main:easy:1:15000m:~`,
      plan,
    )?.weeks[0]?.sessions[0]?.reason.code;
  expect(codeOf(-25)).toBe('long-below');
  expect(codeOf(-3)).toBe('long-hold');
});
