import { useState, useSyncExternalStore } from 'react';

/**
 * Words that are being written. A component that reads them is drawn again for each key; the thread
 * is not.
 */
export interface WrittenDraft {
  read: () => string;
  change: (text: string) => void;
  /** Puts words below those that are there. */
  add: (text: string) => void;
  /** @returns what ends it */
  subscribe: (onChange: () => void) => () => void;
}

/** @param store keeps the words beyond the page; left out = nothing does */
export function newDraft(text: string, store?: (text: string) => void): WrittenDraft {
  let words = text;
  const readers = new Set<() => void>();
  const change = (changed: string) => {
    words = changed;
    for (const onChange of readers) onChange();
    store?.(changed);
  };
  return {
    read: () => words,
    change,
    add: (added) => {
      change(words === '' ? added : `${words}\n${added}`);
    },
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => {
        readers.delete(onChange);
      };
    },
  };
}

/** Removed at sign-out, as everything under `tasuki.personal.` is. */
function storageKey(topicId: string): string {
  return `tasuki.personal.draft.${topicId}`;
}

function storedDraft(topicId: string): string {
  try {
    return globalThis.localStorage.getItem(storageKey(topicId)) ?? '';
  } catch {
    return '';
  }
}

function storeDraft(topicId: string, text: string): void {
  try {
    if (text === '') globalThis.localStorage.removeItem(storageKey(topicId));
    else globalThis.localStorage.setItem(storageKey(topicId), text);
  } catch {
    // Kept on screen all the same.
  }
}

/** The words that are being written in a topic; they outlive the page. */
export function useTopicDraft(topicId: string): WrittenDraft {
  const [draft] = useState(() =>
    newDraft(storedDraft(topicId), (text) => {
      storeDraft(topicId, text);
    }),
  );
  return draft;
}

/**
 * The selected part of the words, as it is now.
 *
 * @param select returns a plain value, so that the component is drawn again only when it changes
 */
export function useDraft<Value extends string | number | boolean>(
  { read, subscribe }: WrittenDraft,
  select: (text: string) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => select(read()));
}
