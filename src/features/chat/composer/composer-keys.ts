import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent } from 'react';
import type { MentionCandidate, Mentions } from './use-mentions.ts';

/**
 * The code of a key that an input method takes; Safari reports it also for the Enter that ends a
 * word.
 */
const INPUT_METHOD_KEY_CODE = 229;

/** Whether a key belongs to an input method that composes a word of Japanese or Chinese. */
function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE;
}

/** Enter sends where there is a keyboard, and ends a line where there is none. */
export function useSendsOnEnter(): boolean {
  return useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
}

/**
 * Gives a key to the list of mentions while that is open.
 *
 * @returns whether the list has taken it
 */
function isTakenByMentions(
  event: KeyboardEvent,
  mentions: Mentions,
  onChoose: (candidate: MentionCandidate) => void,
): boolean {
  const { open } = mentions;
  // While an input method composes a word, its keys are its own.
  if (!open || isOfInputMethod(event)) return false;
  const candidate = open.candidates[open.active];
  if (event.key === 'ArrowDown') mentions.move(1);
  else if (event.key === 'ArrowUp') mentions.move(-1);
  else if (event.key === 'Escape') mentions.close();
  else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && candidate) {
    onChoose(candidate);
  } else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

interface ComposerKeys {
  mentions: Mentions;
  onChoose: (candidate: MentionCandidate) => void;
  sendsOnEnter: boolean;
  onSend: () => void;
}

/** Handles the keys of the message field that do not write: they choose a mention, or send. */
export function takeComposerKey(
  event: KeyboardEvent,
  { mentions, onChoose, sendsOnEnter, onSend }: ComposerKeys,
): void {
  if (isTakenByMentions(event, mentions, onChoose)) return;
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
  if (isOfInputMethod(event)) return;
  if (!sendsOnEnter && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  onSend();
}
