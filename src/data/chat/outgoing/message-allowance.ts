import { create } from 'zustand';
import {
  freeAfterMessage,
  MESSAGE_TURNS,
  messagesLeft,
} from '@tasuki/domain/chat/turns/message-turns';
import { loadMessagesFreeAt } from './message-count.ts';

interface MessageAllowance {
  /** From when on nothing counts that this tab knows of, in milliseconds since 1970. */
  freeAt: number;
  /** How many messages may be written at once. */
  left: number;
}

const useAllowanceStore = create<MessageAllowance>()(() => ({
  freeAt: 0,
  left: MESSAGE_TURNS.burst,
}));

let timer: ReturnType<typeof setTimeout> | null = null;

/** While something is said of the limit, it follows the clock. */
function follow(): void {
  const { freeAt } = useAllowanceStore.getState();
  const left = messagesLeft(freeAt, Date.now());
  useAllowanceStore.setState({ left });
  if (timer !== null) clearTimeout(timer);
  timer =
    left > MESSAGE_TURNS.saidFrom ? null : setTimeout(follow, MESSAGE_TURNS.intervalMilliseconds);
}

/** Counts a message of this tab, or a change of one, as the server will. */
export function noteWritten(): void {
  useAllowanceStore.setState(({ freeAt }) => ({ freeAt: freeAfterMessage(freeAt, Date.now()) }));
  follow();
}

/** Takes over what the server counted, where that is more than this tab knows. */
function noteCounted(freeAtMilliseconds: number): void {
  useAllowanceStore.setState(({ freeAt }) => ({ freeAt: Math.max(freeAt, freeAtMilliseconds) }));
  follow();
}

function mayBeAtLimit(): boolean {
  const { freeAt } = useAllowanceStore.getState();
  return messagesLeft(freeAt, Date.now()) <= MESSAGE_TURNS.burst / 2;
}

/**
 * Whether the server may have refused a message, or a change of one, for the limit. The rules do not say why they
 * refuse, and what was written in other tabs and on other devices counts as well.
 */
export async function isAtLimit(authorUid: string): Promise<boolean> {
  if (mayBeAtLimit()) return true;
  try {
    noteCounted(await loadMessagesFreeAt(authorUid));
  } catch {
    return false;
  }
  return mayBeAtLimit();
}

/** How many messages may be written at once, where that is to be said; null = plenty. */
export function useMessagesLeft(): number | null {
  const left = useAllowanceStore((allowance) => allowance.left);
  return left > MESSAGE_TURNS.saidFrom ? null : left;
}
