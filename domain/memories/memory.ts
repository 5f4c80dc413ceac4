import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { StoredShape } from '../stored-shape.ts';

/** The kinds of a runner's words that are worth a note; nothing else is remembered. */
export const MEMORY_KINDS = ['injury', 'schedule', 'preference'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/**
 * users/{uid}/memories/{message-kind}: what the coach remembers of one message, in the runner's words.
 * Functions write it. The runner changes the words, says that it still holds, and deletes it.
 */
export interface Memory {
  id: string;
  kind: MemoryKind;
  text: string;
  /** The topic in which it was said. */
  topicId: string;
  messageId: string;
  saidAt: Date;
  /** When the runner last changed the note's words; null = never. */
  editedAt: Date | null;
  /** When the runner last said that it still holds; null = never. */
  confirmedAt: Date | null;
  /** When the runner wrote that the injury has passed; null = never. */
  endedAt: Date | null;
}

export const MEMORY_SHAPE = {
  kind: 'string',
  text: 'string',
  topicId: 'string',
  messageId: 'string',
  saidAt: 'date',
  editedAt: 'date?',
  confirmedAt: 'date?',
  endedAt: 'date?',
} as const satisfies StoredShape<Memory>;

export const MEMORY_LIMITS = {
  /** A note is one sentence. */
  textMaxLength: 200,
  /** The most notes of one runner. A new one replaces the oldest. */
  memoriesMaximum: 30,
  /**
   * Days for which an injury counts; then the runner is asked whether it still holds. Our choice.
   */
  injuryDays: 28,
  /** Events of a message come so late at most; after that its notes are not made anew. */
  handledDays: 30,
} as const;

/** One note of each kind and message, so that a message taken in twice makes no second one. */
export function memoryIdOf(messageId: string, kind: MemoryKind): string {
  return `${messageId}-${kind}`;
}

/** `asks`: whether it still holds must be said first; `over`: the runner wrote that it has passed. */
export type MemoryState = 'used' | 'asks' | 'over';

type Dated = Pick<Memory, 'kind' | 'saidAt' | 'editedAt' | 'confirmedAt' | 'endedAt'>;

/** When a note was last said to hold. */
function heldAt({ saidAt, editedAt, confirmedAt }: Dated): number {
  return Math.max(saidAt.getTime(), editedAt?.getTime() ?? 0, confirmedAt?.getTime() ?? 0);
}

/** Whether a note is used now. Only injuries pass and grow old. */
export function memoryStateOf(memory: Dated, now: Date): MemoryState {
  if (memory.kind !== 'injury') return 'used';
  const held = heldAt(memory);
  if (memory.endedAt && memory.endedAt.getTime() >= held) return 'over';
  const isOld = now.getTime() - held > MEMORY_LIMITS.injuryDays * DAY_MILLISECONDS;
  return isOld ? 'asks' : 'used';
}

/** The notes that whoever coaches goes by now. */
export function usedMemories<Note extends Dated>(notes: readonly Note[], now: Date): Note[] {
  return notes.filter((note) => memoryStateOf(note, now) === 'used');
}
