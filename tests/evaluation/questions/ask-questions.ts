import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { CoachAnswer, ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
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
  newcomer: { history: [earlierRun(1, { distanceMeters: 5000 })] },
};

export interface GradedQuestion {
  asked: AskedQuestion;
  grade: Grade;
  codes: readonly string[];
  answer: string;
}

/** The answer in a thread that holds nothing else but the question before it. */
function answerTo([language, where, , text, before]: AskedQuestion): CoachAnswer {
  const talk = { ...TALKS[where], language };
  if (before === undefined) return answerQuestion(asking(text, talk));
  const earlier: ConversationTurn[] = [
    { author: 'runner', text: before },
    { author: 'coach', text: answerQuestion(asking(before, talk)).sentences.join('') },
  ];
  return answerQuestion(asking(text, { ...talk, earlier }));
}

/** Each question asked of the embedded coach, and graded. */
export function askAll(questions: readonly AskedQuestion[]): GradedQuestion[] {
  return questions.map((asked) => {
    const answer = answerTo(asked);
    const graded = gradeAnswer(asked, answer);
    const isHelped = graded.grade === 'useful' || graded.grade === 'partly';
    const grade = !isHelped && isOneTapAway(asked, answer) ? 'asked' : graded.grade;
    return { asked, ...graded, grade, answer: answer.sentences.join('') };
  });
}

/** Whether one of the questions that are asked back is answered usefully. */
function isOneTapAway([language, where, need, text]: AskedQuestion, { readings }: CoachAnswer) {
  return (readings ?? []).some((reading) => {
    const tapped = readingWords(language)[reading] ?? '';
    const answer = answerQuestion(asking(tapped, { ...TALKS[where], language }));
    return gradeAnswer([language, where, need, text], answer, tapped).grade === 'useful';
  });
}

function readingWords(language: Language): Readonly<Record<string, string>> {
  const path = join(import.meta.dirname, '..', '..', '..', 'locales', language, 'chat.json');
  const words = JSON.parse(readFileSync(path, 'utf8')) as { readings: Record<string, string> };
  return words.readings;
}

/** The share of a grade, 0–1. */
export function shareOf(graded: readonly GradedQuestion[], grade: Grade): number {
  return graded.filter((one) => one.grade === grade).length / graded.length;
}

/** The table by language, one line each. */
export function questionTable(title: string, graded: readonly GradedQuestion[]): string[] {
  const line = (name: string, of: readonly GradedQuestion[]) => {
    const percent = (grade: Grade) => `${(100 * shareOf(of, grade)).toFixed(1)} %`.padStart(9);
    return `${name.padEnd(24)} ${String(of.length).padStart(5)} ${percent('useful')} ${percent('partly')} ${percent('asked')} ${percent('declined')} ${percent('wrong')}`;
  };
  return [
    `${title.padEnd(24)} count    useful    partly     asked  declined     wrong`,
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
