import { MESSAGE_LIMITS } from './message.ts';

/** White space, and what joins or directs characters without being one. */
const INVISIBLE = /[\s\p{Cf}]/gu;
/** Half of a character, as a cut-off paste leaves it; no document may hold one. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The part of a typed text that is sent: without the white space around it.
 *
 * @example writtenText(' How far tomorrow?\n') // 'How far tomorrow?'
 */
export function writtenText(typed: string): string {
  return typed.trim().replace(LONE_SURROGATE, '\uFFFD');
}

/** Whether nothing of it can be seen, so that there is nothing to answer. */
export function isBlankText(typed: string): boolean {
  return typed.replace(INVISIBLE, '') === '';
}

/** How many characters are left until a message is too long; below zero when it is. */
export function charactersLeft(typed: string): number {
  return MESSAGE_LIMITS.textMaxLength - writtenText(typed).length;
}
