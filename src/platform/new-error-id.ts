/** As the pattern of ids of errors wants them: none is mistaken for another. */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** A name for an error that somebody may read, type and write to us. */
export function newErrorId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
