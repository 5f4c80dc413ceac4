/** An answer's body was larger than anything that is expected. */
export class BodyTooLarge extends Error {}

/**
 * Reads a whole body and stops at the first byte too many, whatever the answer
 * declared about its length.
 *
 * @throws BodyTooLarge; whatever the connection ends with
 */
export async function readLimitedBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > maxBytes) {
    await response.body?.cancel();
    throw new BodyTooLarge(`${declared} bytes declared, ${maxBytes} allowed`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early lets the connection go.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
