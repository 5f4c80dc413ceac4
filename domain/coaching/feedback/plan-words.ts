import type { Language } from '../../language.ts';
import type { PlanSessionKind } from '../../plans/training-plan.ts';
import { factReferences } from './render-feedback.ts';
import type { PlannedStep } from './session-reading.ts';
import type { PlanWords } from './word-book.ts';
import { PLAN_WORDS_EN } from './words/plan-words-en.ts';
import { PLAN_WORDS_JA } from './words/plan-words-ja.ts';
import { PLAN_WORDS_VI } from './words/plan-words-vi.ts';
import { PLAN_WORDS_ZH } from './words/plan-words-zh.ts';
import { PLAN_WORDS_ZH_TW } from './words/plan-words-zh-tw.ts';

export const PLAN_WORDS: Readonly<Record<Language, PlanWords>> = {
  ja: PLAN_WORDS_JA,
  en: PLAN_WORDS_EN,
  zh: PLAN_WORDS_ZH,
  'zh-tw': PLAN_WORDS_ZH_TW,
  vi: PLAN_WORDS_VI,
};

/** Kinds whose range of pace or heart rate is that of a part. */
const HAS_FASTER_PART: ReadonlySet<PlanSessionKind> = new Set<PlanSessionKind>([
  'hills',
  'tempo',
  'intervals',
  'repetitions',
  'marathon-pace',
  'test',
]);

/** The sentences that name a planned session; none where its amount is not among the known figures. */
export function plannedWordings(
  step: PlannedStep,
  language: Language,
  known: ReadonlySet<string>,
): string[] {
  const words = PLAN_WORDS[language];
  const { kind, weekday, against } = step;
  const sentences = against === null ? words.asPlanned : words.instead[against];
  const day = weekday === null ? words.sameDay : (words.weekdays[weekday] ?? words.sameDay);
  const amount = words.amounts.find((text) => factReferences(text).every((id) => known.has(id)));
  if (amount === undefined) return [];
  return sentences.map((sentence) =>
    sentence
      .replace('[session]', words.sessions[kind])
      .replace('[day]', day)
      .replace('[amount]', amount)
      .replace('[target]', targetWords(step, words)),
  );
}

function targetWords({ kind, target, feel }: PlannedStep, { targets, feels }: PlanWords): string {
  const isOfPart = HAS_FASTER_PART.has(kind);
  switch (target) {
    case 'pace':
      return isOfPart ? targets.partPace : targets.pace;
    case 'pulse':
      return isOfPart ? targets.partPulse : targets.pulse;
    case 'feel':
      return feels[feel];
  }
}
