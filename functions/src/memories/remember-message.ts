import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { ParticipantMessage } from '@tasuki/domain/chat/message';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import type { Topic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  findMemories,
  saysInjuryEnded,
  type FoundMemory,
} from '@tasuki/domain/coaching/memories/find-memories';
import {
  MEMORY_KINDS,
  MEMORY_LIMITS,
  memoryIdOf,
  memoryStateOf,
  type Memory,
  type MemoryKind,
} from '@tasuki/domain/memories/memory';
import { isEndOf, isSameSubject } from '@tasuki/domain/coaching/memories/same-subject';
import { plainReader } from '../platform/firestore/read-stored.ts';
import { memoriesOf, newestMemories } from './stored-memory.ts';

/** users/{uid}/rememberedMessages/{messageId}: made for machines, and gone when no event can come again. */
interface RememberedMessage {
  kinds: readonly MemoryKind[];
  expiresAt: Date;
}

const storedRemembered = plainReader<RememberedMessage>({ kinds: 'array', expiresAt: 'date' });

export interface RunnerWords {
  topic: Pick<Topic, 'kind' | 'runnerUid'>;
  message: Pick<
    ParticipantMessage,
    'authorUid' | 'text' | 'deletedAt' | 'editedAt' | 'attachments'
  > & { createdAt: Date };
  /** A model's proposal of what to remember; left out = nothing. */
  proposed?: readonly FoundMemory[];
}

/**
 * Keeps what a runner's message says of their injuries, their days and what they like, as notes in
 * their own words. Words that say nothing of it cost no read. Called twice or late it leaves the same
 * notes. A note that the runner deleted does not come back, and one that they changed stays. With a
 * message its notes go. In a group nothing is remembered.
 */
export async function rememberMessage(
  { topicId, messageId }: MessageReference,
  { topic, message, proposed = [] }: RunnerWords,
  firestore: Firestore,
): Promise<void> {
  const { authorUid: uid, text, createdAt } = message;
  if (topic.kind === 'group' || uid !== topic.runnerUid) return;
  const isGone = isDeletedMessage(message);
  const read = isGone ? [] : findMemories(text);
  const found = [
    ...read,
    ...proposed.filter(({ kind }) => !isGone && !read.some((one) => one.kind === kind)),
  ];
  const endsInjury = !isGone && saysInjuryEnded(text);
  const isChanged = isGone || (message.editedAt ?? null) !== null;
  if (found.length === 0 && !endsInjury && !isChanged) return;
  const marker = firestore.doc(firestorePaths.rememberedMessage(uid, messageId));
  const noteAt = (id: string) => firestore.doc(firestorePaths.memory(uid, id));
  await firestore.runTransaction(async (transaction) => {
    const remembered = storedRemembered(await transaction.get(marker));
    // A note is kept for longer than the mark of its message, and goes with the message at any time.
    if (found.length === 0 && !endsInjury && !remembered && !isGone) return;
    const notes = memoriesOf(await transaction.get(newestMemories(firestore, uid)));
    const made = remembered?.kinds ?? [];
    const isOf = (kind: MemoryKind) => (note: Memory) => note.id === memoryIdOf(messageId, kind);
    const added = found.filter(
      (one) => !made.includes(one.kind) && !notes.some((note) => isNewer(note, createdAt, one)),
    );
    const gone = new Set<string>();
    for (const kind of MEMORY_KINDS) {
      const note = notes.find(isOf(kind));
      const wanted = found.find((one) => one.kind === kind);
      if (!note || (note.editedAt && !isGone)) continue;
      if (!wanted) gone.add(note.id);
      else if (wanted.text !== note.text)
        transaction.update(noteAt(note.id), { text: wanted.text });
    }
    for (const one of added) {
      for (const note of notes) if (isSameSubject(note, one)) gone.add(note.id);
    }
    const kept = notes.filter(({ id }) => !gone.has(id));
    for (const note of oldestBeyond(kept, added.length, createdAt)) gone.add(note.id);
    for (const id of gone) transaction.delete(noteAt(id));
    for (const one of added) {
      const note: Omit<Memory, 'id'> = {
        ...one,
        topicId,
        messageId,
        saidAt: createdAt,
        editedAt: null,
        confirmedAt: null,
        endedAt: null,
      };
      transaction.set(noteAt(memoryIdOf(messageId, one.kind)), note);
    }
    for (const note of endsInjury ? kept : []) {
      const isOver = note.endedAt !== null && note.endedAt >= createdAt;
      if (note.saidAt < createdAt && !isOver && !gone.has(note.id) && isEndOf(text, note)) {
        transaction.update(noteAt(note.id), { endedAt: createdAt });
      }
    }
    if (found.length > 0) {
      const kinds = MEMORY_KINDS.filter(
        (kind) => made.includes(kind) || found.some((one) => one.kind === kind),
      );
      const expiresAt = createdAt.getTime() + MEMORY_LIMITS.handledDays * DAY_MILLISECONDS;
      transaction.set(marker, { kinds, expiresAt: Timestamp.fromMillis(expiresAt) });
    }
  });
}

/** Whether a note of the same thing was said later: this event came late. */
function isNewer(note: Memory, saidAt: Date, one: FoundMemory): boolean {
  return note.saidAt > saidAt && isSameSubject(note, one);
}

/** The notes for which there is no room: those that are over first, then the oldest. */
function oldestBeyond(notes: readonly Memory[], added: number, now: Date): Memory[] {
  const surplus = notes.length + added - MEMORY_LIMITS.memoriesMaximum;
  if (surplus <= 0) return [];
  const isUsed = (note: Memory) => (memoryStateOf(note, now) === 'used' ? 1 : 0);
  return notes
    .toSorted((a, b) => isUsed(a) - isUsed(b) || a.saidAt.getTime() - b.saidAt.getTime())
    .slice(0, surplus);
}
