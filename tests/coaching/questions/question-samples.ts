import type { QuestionIntent } from '@tasuki/domain/coaching/questions/question-phrases';

/** Questions as runners type them, one a line, by what they mean. */
export type QuestionSamples = Readonly<Record<QuestionIntent, string>>;

export function questionsOf(samples: QuestionSamples): { intent: QuestionIntent; text: string }[] {
  return (Object.entries(samples) as [QuestionIntent, string][]).flatMap(([intent, lines]) =>
    lines
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => ({ intent, text })),
  );
}
