import { ERROR_ID_CHARACTERS, ERROR_ID_LENGTH } from '@tasuki/domain/contact/contact-message';

/** A name for an error that somebody may read, type and write to us. */
export function newErrorId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(ERROR_ID_LENGTH));
  return [...bytes].map((byte) => ERROR_ID_CHARACTERS[byte % ERROR_ID_CHARACTERS.length]).join('');
}
