import type { ParticipantMessage } from '@tasuki/domain/chat/message';

type WithFiles = Pick<ParticipantMessage, 'text' | 'attachments'>;

/** The words that an admin reads and decides on: a message, and below it the names of its files. */
export function wordsOfMessage({ text, attachments = [] }: WithFiles): string {
  const names = attachments.map(({ name }) => `📎 ${name}`);
  return (text === '' ? names : [text, ...names]).join('\n');
}

/** The words of a message and of each file’s name, apart from each other, as our own rules read them. */
export function textsToJudge({ text, attachments = [] }: WithFiles): string[] {
  return [text, ...attachments.map(({ name }) => asRead(name))];
}

/** A name without its ending, and with spaces where names of files have other marks. */
function asRead(name: string): string {
  return name.replace(/\.[^.]*$/u, '').replaceAll(/[_.+~-]+/gu, ' ');
}
