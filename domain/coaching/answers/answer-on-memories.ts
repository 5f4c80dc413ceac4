import { dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { rememberedSchedule } from '../memories/remembered-schedule.ts';
import type { AnswerCode } from './answer-book.ts';
import { ANSWER_BOOKS } from './answer-books.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, type AnswerPart } from './answer-part.ts';

type MemoryCode = Extract<AnswerCode, 'memory.injury' | 'memory.otherDay'>;

/**
 * An answer on what to run next, with what the runner said before that changes it. That is an injury
 * that may not be over, or days on which they cannot run. Said once in a conversation.
 */
export function withMemories(
  parts: readonly AnswerPart[],
  context: AnswerContext,
): readonly AnswerPart[] {
  const code = memoryOf(parts, context);
  if (!code || isSaidAlready(code, context)) return parts;
  // The last part is never left out, and stays the last where there are more.
  return parts.length > 1
    ? [...parts.slice(0, -1), say(code), ...parts.slice(-1)]
    : [...parts, say(code)];
}

function memoryOf(
  parts: readonly AnswerPart[],
  { intent, safety, conversation: { memories = [] } }: AnswerContext,
): MemoryCode | null {
  if (intent !== 'nextSession' && intent !== 'restOrRun') return null;
  const isInjured = memories.some(({ kind }) => kind === 'injury');
  // What ails them in this conversation is spoken of already.
  if (isInjured && safety.ails === null && !safety.isReturning) return 'memory.injury';
  const planned = parts.find((part) => part.kind === 'planned')?.planned;
  if (!planned) return null;
  const { unavailableWeekdays } = rememberedSchedule(memories);
  return unavailableWeekdays.includes(weekdayOf(planned.session.day)) ? 'memory.otherDay' : null;
}

/** Monday is 1. */
function weekdayOf(day: string): number {
  const number = dayNumberOf(day);
  return number - mondayOf(number) + 1;
}

function isSaidAlready(code: MemoryCode, { conversation }: AnswerContext): boolean {
  const wordings: readonly string[] = ANSWER_BOOKS[conversation.language].training[code];
  return conversation.turns.some(
    ({ author, text }) => author === 'coach' && wordings.some((words) => text.includes(words)),
  );
}
