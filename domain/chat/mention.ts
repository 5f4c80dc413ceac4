import { shortText } from '../short-text.ts';
import { MESSAGE_LIMITS } from './message.ts';

/** How the AI coach is asked between people, the same in every language. */
export const AI_MENTION = '@AI';

/** Not within an address or another word; Japanese and Chinese may follow without a space. */
const AI_MENTIONED = /(?<![\p{Script=Latin}\p{N}_.@-])@AI(?![A-Za-z0-9_@-])/iu;

/**
 * Whether a message asks the AI coach for an answer where it speaks only when mentioned. Full-width
 * letters of a Japanese or Chinese keyboard count as well.
 *
 * @example mentionsAi('@AI how was my week?') // true
 * @example mentionsAi('write to me@ai.example') // false
 */
export function mentionsAi(text: string): boolean {
  return AI_MENTIONED.test(text.normalize('NFKC'));
}

/**
 * A message without the mention of the AI, as whoever answers reads it.
 *
 * @example withoutAiMention('@AI how was my week?') // 'how was my week?'
 */
export function withoutAiMention(text: string): string {
  const normal = text.normalize('NFKC');
  if (!AI_MENTIONED.test(normal)) return text;
  const words = normal.replace(new RegExp(AI_MENTIONED.source, 'giu'), '').trim();
  // One character may have become eighteen, and limits are of what was written.
  return shortText(words, MESSAGE_LIMITS.textMaxLength);
}

/** A mention that is being typed. */
export interface TypedMention {
  /** The index of its @. */
  start: number;
  /** The text after the @ up to the cursor. */
  query: string;
}

/** The @ before the cursor and what follows it; a name is looked for by a few characters at most. */
const TYPED = /(?:^|[^\p{Script=Latin}\p{N}_.])([@＠])([\p{L}\p{M}\p{N}_-]{0,20})$/u;

/**
 * The mention that is being typed at the cursor. Behind Japanese and Chinese characters no space is needed.
 *
 * @returns null where none is
 */
export function typedMention(text: string, cursor: number): TypedMention | null {
  const before = text.slice(0, cursor);
  const match = TYPED.exec(before);
  const query = match?.[2];
  if (query === undefined) return null;
  return { start: cursor - query.length - 1, query };
}

/** Whether a name is meant by what was typed so far: it, or a word in it, begins so. */
export function matchesQuery(name: string, query: string): boolean {
  const wanted = comparable(query);
  const words = comparable(name);
  return words.startsWith(wanted) || words.split(/\s+/u).some((word) => word.startsWith(wanted));
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('und');
}

/**
 * The text with a chosen mention in place of what was typed, and where the cursor stands behind it.
 *
 * @param mention with its @
 */
export function withMention(
  text: string,
  { start, query }: TypedMention,
  mention: string,
): { text: string; cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(start + 1 + query.length);
  const inserted = `${mention}${after.startsWith(' ') ? '' : ' '}`;
  return { text: `${before}${inserted}${after}`, cursor: before.length + mention.length + 1 };
}

/** Words, or a mention among them. */
export interface MentionPart {
  text: string;
  isMention: boolean;
}

/**
 * A message with its mentions set apart: of the AI and of people.
 *
 * @param names of the people of the conversation
 */
export function mentionParts(text: string, names: readonly string[]): MentionPart[] {
  const known = names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const people = known.length > 0 ? `|[@＠](?:${known.join('|')})` : '';
  const mention = new RegExp(
    `((?<![\\p{Script=Latin}\\p{N}_.@-])[@＠][AＡaａ][IＩiｉ](?![A-Za-z0-9_@-])${people})`,
    'u',
  );
  return text
    .split(mention)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
