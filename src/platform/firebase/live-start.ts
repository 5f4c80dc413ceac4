let resolveStarted: () => void = () => undefined;
let isStarted = false;

/** Settles when the first page of this visit goes live, which it does after its first rows. */
export const liveStarted = new Promise<void>((resolve) => {
  resolveStarted = resolve;
});

export function isLiveStarted(): boolean {
  return isStarted;
}

export function noteLiveStarted(): void {
  isStarted = true;
  resolveStarted();
}

let resolveAnswered: () => void = () => undefined;

/** Settles with the server's first answer to a live query of this visit. */
export const liveAnswered = new Promise<void>((resolve) => {
  resolveAnswered = resolve;
});

export function noteLiveAnswered(): void {
  resolveAnswered();
}
