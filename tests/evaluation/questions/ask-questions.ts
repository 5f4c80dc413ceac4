import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { LANGUAGES } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from '../../coaching/answers/conversation-samples.ts';
import { earlierRun } from '../../coaching/feedback/coach-samples.ts';
import type { AskedQuestion, AskedWhere } from './asked-question.ts';
import { gradeAnswer, type Grade } from './grade-answer.ts';

/** Saturday evening; the last run before today's was on Thursday, and one was on Tuesday. */
const HISTORY = [...RICH_HISTORY, earlierRun(4, { distanceMeters: 6500 })].sort(
  (a, b) => b.startedAt.getTime() - a.startedAt.getTime(),
);

const TALKS: Readonly<Record<AskedWhere, TalkOptions>> = {
  run: topicOf(easyRun(), { history: HISTORY }),
  intervals: topicOf(intervalRun(), { history: HISTORY }),
  general: { history: HISTORY },
};

export interface GradedQuestion {
  asked: AskedQuestion;
  grade: Grade;
  codes: readonly string[];
  answer: string;
}

/** Each question asked of the embedded coach, alone in its thread, and graded. */
export function askAll(questions: readonly AskedQuestion[]): GradedQuestion[] {
  return questions.map((asked) => {
    const [language, where, , text] = asked;
    const answer = answerQuestion(asking(text, { ...TALKS[where], language }));
    return { asked, ...gradeAnswer(asked, answer), answer: answer.sentences.join('') };
  });
}

/** The share of a grade, 0–1. */
export function shareOf(graded: readonly GradedQuestion[], grade: Grade): number {
  return graded.filter((one) => one.grade === grade).length / graded.length;
}

/** The table by language, one line each. */
export function questionTable(title: string, graded: readonly GradedQuestion[]): string[] {
  const line = (name: string, of: readonly GradedQuestion[]) => {
    const percent = (grade: Grade) => `${(100 * shareOf(of, grade)).toFixed(1)} %`.padStart(9);
    return `${name.padEnd(22)} ${String(of.length).padStart(5)} ${percent('useful')} ${percent('declined')} ${percent('wrong')}`;
  };
  return [
    `${title.padEnd(22)} asked    useful  declined     wrong`,
    line('all', graded),
    ...LANGUAGES.filter((language) => graded.some(({ asked }) => asked[0] === language)).map(
      (language) =>
        line(
          language,
          graded.filter(({ asked }) => asked[0] === language),
        ),
    ),
  ];
}
