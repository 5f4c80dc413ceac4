const ID_BYTES = 16;

/** An id made in the browser, so that sending the same message twice writes one. Letters and digits. */
export function newMessageId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
