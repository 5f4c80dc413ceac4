let resolveStarted: () => void = () => undefined;

/** Settles when the first page of this visit goes live, which it does after its first rows. */
export const liveStarted = new Promise<void>((resolve) => {
  resolveStarted = resolve;
});

export function noteLiveStarted(): void {
  resolveStarted();
}
