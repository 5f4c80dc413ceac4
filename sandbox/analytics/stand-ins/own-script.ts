const { currentScript } = document;
if (!(currentScript instanceof HTMLScriptElement)) {
  throw new TypeError('A stand-in is a classic script.');
}

/** The address of the stand-in that runs, with its query. */
export const ownAddress = new URL(currentScript.src);

/** Sends to the sandbox what a receiver would get. */
export function collect(receiver: string, body: unknown): void {
  const address = `${ownAddress.origin}/analytics/collect/${receiver}`;
  // As plain text, so that the browser asks nobody for permission before.
  void fetch(address, { method: 'POST', body: JSON.stringify(body), keepalive: true });
}
