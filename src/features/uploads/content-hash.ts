/** SHA-256 of the bytes as lower-case hexadecimal: the name of a recording everywhere. */
export async function contentHashOf(bytes: Blob): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
