import { findUnsafeWords } from './find-unsafe-words.ts';
import { UNSAFE_CATEGORIES, type UnsafeCategory } from './unsafe-category.ts';

/** Our verdict on a person's own message, by what a provider's moderation names. */
export interface JudgedMessage {
  /** For what it is hidden until a reader asks for it. */
  unsafeFor: readonly UnsafeCategory[];
  /** Whether its author speaks of harming themselves: they get help, and nothing is hidden for it. */
  isAuthorInDespair: boolean;
}

/**
 * Violence alone is left out, since runners kill intervals and hills kill them; so is everything that
 * says nothing of how people treat each other.
 */
const HIDDEN_FOR: Readonly<Record<string, UnsafeCategory>> = {
  harassment: 'harassment',
  'harassment/threatening': 'harassment',
  hate: 'harassment',
  'hate/threatening': 'harassment',
  sexual: 'sexual',
  'sexual/minors': 'minors',
  'self-harm/instructions': 'self-harm',
};
const OF_THEMSELVES: ReadonlySet<string> = new Set(['self-harm', 'self-harm/intent']);
/**
 * The findings that cover a picture. A bloody knee is no harm to anybody, so violence is left out
 * here too; moderation looks for nothing else in pictures.
 */
const COVERED_FOR: Readonly<Record<string, UnsafeCategory>> = {
  sexual: 'sexual',
  'sexual/minors': 'minors',
  'self-harm': 'self-harm',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
};
/** A person who asks the AI how it is done asks for themselves. */
const ASKED_OF_AI: ReadonlySet<string> = new Set([...OF_THEMSELVES, 'self-harm/instructions']);

/**
 * Combines the findings of our rules and of a provider for one message. A message about harming
 * oneself is not hidden for it. Our rules know who is meant, so self-harm that is urged on somebody
 * else stays hidden.
 *
 * @param own the findings of our own rules
 * @param provided the provider's names for its words; empty = nothing, or nobody was asked
 * @param seen the same for its pictures: one of wounds is covered, whoever they are of, and its
 * author gets help
 */
export function judgedMessage(
  own: { unsafeFor: readonly UnsafeCategory[]; isDespairSaid: boolean },
  provided: readonly string[],
  seen: readonly string[] = [],
): JudgedMessage {
  const isUrged = own.unsafeFor.includes('self-harm');
  const isAuthorInDespair =
    !isUrged &&
    (own.isDespairSaid || [...provided, ...seen].some((name) => OF_THEMSELVES.has(name)));
  const found = new Set([...own.unsafeFor, ...provided.flatMap((name) => HIDDEN_FOR[name] ?? [])]);
  if (isAuthorInDespair) found.delete('self-harm');
  for (const name of seen) {
    const category = COVERED_FOR[name];
    if (category) found.add(category);
  }
  return { unsafeFor: UNSAFE_CATEGORIES.filter((one) => found.has(one)), isAuthorInDespair };
}

/**
 * Whether a provider found a question to the AI to be about harming oneself. Words that urge it on somebody else are none of it.
 *
 * @param provided the provider's names
 */
export function isAskedInDespair(text: string, provided: readonly string[]): boolean {
  return (
    provided.some((name) => ASKED_OF_AI.has(name)) && !findUnsafeWords(text).includes('self-harm')
  );
}
