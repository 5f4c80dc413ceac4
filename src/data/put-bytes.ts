/** The address to put bytes to, as the functions gave it. */
export interface BytesTarget {
  url: string;
  method: 'PUT';
  headers: Readonly<Record<string, string>>;
}

interface PutOptions {
  /** Called with the bytes that left this device so far. */
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** The store's answer. */
export interface PutAnswer {
  /** 0 = there was no answer: the connection broke, or it was called off. */
  status: number;
  body: string;
}

/** Puts bytes into a store. Never fails: what went wrong is in the answer. */
export function putBytes(
  target: BytesTarget,
  bytes: Blob,
  { onProgress, signal }: PutOptions,
): Promise<PutAnswer> {
  // fetch cannot report how much has been sent.
  const request = new XMLHttpRequest();
  return new Promise<PutAnswer>((resolve) => {
    const abort = () => {
      request.abort();
    };
    const answerNothing = () => {
      resolve({ status: 0, body: '' });
    };
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = (event) => {
      onProgress(event.loaded);
    };
    request.onload = () => {
      resolve({ status: request.status, body: request.responseText });
    };
    request.onerror = answerNothing;
    request.onabort = answerNothing;
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    request.send(bytes);
    if (signal.aborted) abort();
  });
}
