import type { InboxEntry } from '../inbox-entry.ts';
import { isFoundIn } from './search-words.ts';

type SearchedEntry = Pick<InboxEntry, 'title' | 'activity' | 'people'>;

/** The texts by which a conversation is found: its name, and the other people in it. */
export function searchedTexts(
  { title, activity, people = [] }: SearchedEntry,
  uid: string,
): string[] {
  return [
    title,
    activity?.title ?? '',
    ...people.filter((person) => person.uid !== uid).map(({ name }) => name),
  ];
}

/** Whether a conversation that was found by one token is meant by all of `term`. */
export function isTopicFoundBy(entry: SearchedEntry, term: string, uid: string): boolean {
  return isFoundIn(searchedTexts(entry, uid), term);
}
