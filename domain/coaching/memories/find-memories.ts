import { clearanceIn } from '../safety/clearance/clearance.ts';
import { mentionsPain } from '../safety/pain-note.ts';
import { findRedFlag } from '../safety/red-flags.ts';
import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { MEMORY_KINDS, MEMORY_LIMITS, type MemoryKind } from '../../memories/memory.ts';
import type { MemoryPhrases } from './memory-phrases.ts';
import { memoryPhrasesOf } from './phrases-of-sentence.ts';
import { MEMORY_PHRASES_JA } from './memory-phrases-ja.ts';
import { MEMORY_PHRASES_VI } from './memory-phrases-vi.ts';
import { MEMORY_PHRASES_ZH } from './memory-phrases-zh.ts';

/** What a message says that is worth a note, in the runner's words. */
export interface FoundMemory {
  kind: MemoryKind;
  text: string;
}

const SENTENCE = /[^.!?。！？\n]+(?:\.(?=\d)[^.!?。！？\n]*)*[.!?。！？]*/g;
/** Where one sentence says two things. */
const CLAUSE = /,|;|、|，|；| and | và |而且|并且/;

/** The most sentences of a message that are read; the rest is a story. */
const SENTENCES_MAXIMUM = 30;

interface Reading {
  phrases: MemoryPhrases;
  /** As the phrases read it. */
  words: string;
}

function readingOf(sentence: string): Reading {
  const plain = plainText(sentence);
  const phrases = memoryPhrasesOf(plain);
  if (phrases === MEMORY_PHRASES_ZH) return { phrases, words: inSimplified(plain) };
  return { phrases, words: phrases === MEMORY_PHRASES_VI ? withoutMarks(plain) : plain };
}

/**
 * What a runner's message says of lasting injuries, of when they can train, and of how they like to.
 * Questions, suppositions, what others have, what is over and what is meant for one day say nothing.
 * A sign that needs a doctor is no note: `domain/coaching/safety` keeps it.
 *
 * @returns one of each kind at most
 * @example findMemories('My left knee hurts on stairs.') // [{ kind: 'injury', text: 'My left …' }]
 */
export function findMemories(text: string): FoundMemory[] {
  const found = new Map<MemoryKind, string>();
  for (const sentence of (text.match(SENTENCE) ?? []).slice(0, SENTENCES_MAXIMUM)) {
    const kinds = kindsIn(sentence);
    for (const kind of kinds) {
      if (!found.has(kind))
        found.set(kind, kinds.length > 1 ? clauseWith(kind, sentence) : sentence);
    }
  }
  return MEMORY_KINDS.flatMap((kind) => {
    const said = found.get(kind);
    return said === undefined ? [] : [{ kind, text: noteText(said) }];
  });
}

/** Words as a note keeps them: one line, as long as a note may be. */
export function noteText(said: string): string {
  const line = said.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (line.length <= MEMORY_LIMITS.textMaxLength) return line;
  let cut = '';
  for (const character of characters) {
    if (cut.length + character.length >= MEMORY_LIMITS.textMaxLength) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** Whether words may become a note at all: the runner's own matter, and none for a doctor. */
export function mayBeRemembered(words: string): boolean {
  const reading = readingOf(words);
  return !isOfOthers(reading) && findRedFlag(words) === null;
}

/** Whether words say that an injury has passed. */
export function saysInjuryEnded(text: string): boolean {
  return clearanceIn(text).isPainGone;
}

function clauseWith(kind: MemoryKind, sentence: string): string {
  return sentence.split(CLAUSE).find((clause) => kindsIn(clause).includes(kind)) ?? sentence;
}

/** Walking a dog is the runner's own walk. */
const OWN_WALK: ReadonlyMap<MemoryPhrases, string> = new Map([
  [MEMORY_PHRASES_JA, '散歩'],
  [MEMORY_PHRASES_ZH, '散步'],
  [MEMORY_PHRASES_VI, 'di dao'],
]);

function withOwnWalks({ phrases, words }: Reading): string {
  return words.replace(phrases.dogWalk, OWN_WALK.get(phrases) ?? 'walk');
}

function isOfOthers(reading: Reading): boolean {
  return reading.phrases.ofOthers.test(withOwnWalks(reading));
}

/** Whether a note says that its runner walks on most days. */
export function saysDailyWalks(text: string): boolean {
  const reading = readingOf(text);
  return reading.phrases.walks.test(withOwnWalks(reading));
}

function kindsIn(sentence: string): MemoryKind[] {
  const reading = readingOf(sentence);
  const { phrases, words } = reading;
  if (words === '' || phrases.asks.test(words) || isOfOthers(reading)) return [];
  if (phrases.past.test(words) && !phrases.still.test(words)) return [];
  const isWalk = saysDailyWalks(sentence) && !phrases.oneTime.test(words);
  const isSchedule = isWalk || isScheduled(phrases, words);
  return MEMORY_KINDS.filter((kind) => {
    if (kind === 'injury') return isInjury(sentence, { phrases, words });
    if (kind === 'schedule') return isSchedule;
    return !isSchedule && phrases.preference.some((said) => said.test(words));
  });
}

function isScheduled({ schedule, oneTime }: MemoryPhrases, words: string): boolean {
  return !oneTime.test(words) && schedule.some((said) => said.test(words));
}

/** Sore muscles are none, nor what is denied or has passed. */
function isInjury(sentence: string, { phrases, words }: Reading): boolean {
  if (saysInjuryEnded(sentence) || findRedFlag(sentence) !== null) return false;
  if (mentionsPain(sentence)) return true;
  const clauses = phrases === MEMORY_PHRASES_JA ? words.split(/[、。]/) : words.split(/[,;，、]/);
  return clauses.some(
    (clause) =>
      !phrases.denied.test(clause) &&
      (phrases.injury.test(clause) || phrases.ailingPart.test(clause)),
  );
}
