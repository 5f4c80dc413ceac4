import { useCallback, useState } from 'react';

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

/** What is being written in a topic; it outlives the page. */
export function useDraft(topicId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => storedDraft(topicId));
  const change = useCallback(
    (text: string) => {
      setDraft(text);
      try {
        if (text === '') globalThis.localStorage.removeItem(storageKey(topicId));
        else globalThis.localStorage.setItem(storageKey(topicId), text);
      } catch {
        // Kept on screen all the same.
      }
    },
    [topicId],
  );
  return [draft, change];
}
