import type { Language } from '../../language.ts';
import type { PlanSessionKind } from '../../plans/training-plan.ts';
import { factReferences } from './render-feedback.ts';
import type { PlannedDay, PlannedStep } from './session-reading.ts';
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
  'long-pace',
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
  const { against } = step;
  const sentences = against === null ? words.asPlanned : words.instead[against];
  return sentences.flatMap((sentence) => plannedWording(sentence, step, { language, known }) ?? []);
}

/** A sentence with a session in the place of its parts; null where its amount is not known. */
export function plannedWording(
  sentence: string,
  step: PlannedStep,
  { language, known }: { language: Language; known: ReadonlySet<string> },
): string | null {
  const words = PLAN_WORDS[language];
  const amount = words.amounts.find((text) => factReferences(text).every((id) => known.has(id)));
  if (amount === undefined) return null;
  return sentence
    .replace('[session]', words.sessions[step.kind])
    .replace('[day]', plannedDayWords(step.day, language))
    .replace('[amount]', amount)
    .replace('[target]', targetWords(step, words));
}

/** `on Thursday`, `tomorrow`. */
export function plannedDayWords(day: PlannedDay, language: Language): string {
  const words = PLAN_WORDS[language];
  return typeof day === 'number' ? (words.weekdays[day] ?? words.sameDay) : words[day];
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
