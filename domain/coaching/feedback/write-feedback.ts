import { otherSentences } from '../safety/words-for-others.ts';
import type { Language } from '../../language.ts';
import type { CoachFeedback, FeedbackSentence } from './coach-feedback.ts';
import type { Fact } from '../facts/fact.ts';
import { PLAN_WORDS, plannedWordings } from './plan-words.ts';
import { feedbackText } from './render-feedback.ts';
import type { SessionReading } from './session-reading.ts';
import { wordingsThatHold, type WordBook } from './word-book.ts';
import { safetySentences, WORD_BOOKS } from './word-books.ts';
import { wordingsInTurn } from './wordings-in-turn.ts';

/** Raised when the same session would be put into other words. */
export const EMBEDDED_COACH_VERSION = 10;

/** Longest feedback: words where a language parts them by spaces, else characters, figures included. */
export const FEEDBACK_LIMITS = { words: 120, characters: 260 } as const;

/** Findings on the days around a run or on its recording, which runs of any purpose share. */
const OF_ANY_PURPOSE = /^(?:context|week|habit|load|record|ask|help)\./;

/**
 * Puts a reading into one language: purpose first, then what matters, then what
 * to do. Figures stay references. Of several wordings the session's turn takes
 * one whose figures are all known; the least important finding goes when the
 * text would be too long.
 *
 * @param facts those of the same activity as the reading
 */
export function writeFeedback(
  reading: SessionReading,
  facts: readonly Fact[],
  { language, createdAt }: { language: Language; createdAt: Date },
): CoachFeedback {
  const words = WORD_BOOKS[language];
  const feedback = (sentences: readonly FeedbackSentence[]): CoachFeedback => ({
    language,
    author: 'embedded',
    authorVersion: EMBEDDED_COACH_VERSION,
    purpose: reading.purpose,
    isSafetyFirst: reading.isSafetyFirst,
    sentences,
    createdAt,
  });
  if (reading.redFlag) {
    const { redFlag } = reading;
    const fixed = redFlag.ofOther
      ? otherSentences(redFlag, language)
      : safetySentences(redFlag.category, language);
    return feedback(fixed.map((text) => ({ role: 'safety', text })));
  }
  const known = new Set(facts.map(({ id }) => id));
  let findings = reading.findings;
  let written = feedback(sentencesOf(words, reading, findings, { language, known }));
  while (findings.length > 1 && isTooLong(written, facts)) {
    findings = findings.slice(0, -1);
    written = feedback(sentencesOf(words, reading, findings, { language, known }));
  }
  return written;
}

function sentencesOf(
  words: WordBook,
  reading: SessionReading,
  findings: SessionReading['findings'],
  { language, known }: { language: Language; known: ReadonlySet<string> },
): FeedbackSentence[] {
  const { turn, stepTurn, claims } = reading;
  const next = nextStepText(words, reading, language, known);
  return [
    {
      role: 'purpose',
      text: choose(
        wordingsThatHold(words.openings[reading.opening], claims),
        turn,
        'opening',
        known,
      ),
    },
    ...(reading.comparison
      ? [
          {
            role: 'finding' as const,
            text: choose(
              PLAN_WORDS[language].compared[reading.comparison],
              stepTurn,
              reading.comparison,
              known,
            ),
          },
        ]
      : []),
    ...findings.map((finding) => ({
      role: 'finding' as const,
      text: choose(
        wordingsThatHold(words.findings[finding], claims),
        OF_ANY_PURPOSE.test(finding) ? stepTurn : turn,
        finding,
        known,
      ),
    })),
    { role: 'nextStep', text: next },
  ];
}

/** The plan's next session where one is spoken of, else what follows from the days behind. */
function nextStepText(
  words: WordBook,
  { nextStep: { code, guide }, planned, stepTurn }: SessionReading,
  language: Language,
  known: ReadonlySet<string>,
): string {
  const ofPlan = planned ? plannedWordings(planned, language, known) : [];
  const wordings: readonly string[] = ofPlan.length > 0 ? ofPlan : words.nextSteps[code];
  const place = planned?.against ?? (ofPlan.length > 0 ? 'asPlanned' : code);
  return choose(withGuide(wordings, words.guides[guide]), stepTurn, place, known);
}

function withGuide(wordings: readonly string[], guide: string): readonly string[] {
  return wordings.map((text) => text.replace('[guide]', guide));
}

function choose(
  wordings: readonly string[],
  turn: number,
  place: string,
  known: ReadonlySet<string>,
): string {
  const [chosen] = wordingsInTurn(wordings, turn, place, known);
  if (chosen === undefined) {
    throw new RangeError(`No wording of ${place} fits the known figures`);
  }
  return chosen;
}

/** Length as readers of the language count it. */
export function feedbackLength(text: string, language: Language): number {
  return language === 'en' || language === 'vi'
    ? text.split(/\s+/).filter((word) => word !== '').length
    : text.replace(/\s/g, '').length;
}

function isTooLong(feedback: CoachFeedback, facts: readonly Fact[]): boolean {
  const { language } = feedback;
  const text = feedbackText(feedback, facts, { language, units: 'metric' }).join(' ');
  const isByWords = language === 'en' || language === 'vi';
  return (
    feedbackLength(text, language) >
    (isByWords ? FEEDBACK_LIMITS.words : FEEDBACK_LIMITS.characters)
  );
}
