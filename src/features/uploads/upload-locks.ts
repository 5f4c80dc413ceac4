/** Keeps two tabs from doing the same thing at once. */
export interface UploadLocks {
  /** Does the work while no other tab can; `isHeld` false = another tab is at it. */
  tryHold(name: string, work: () => Promise<void>): Promise<{ isHeld: boolean }>;
  /** Waits for its turn, then does the work. */
  hold<Value>(name: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>;
}

/** Uses the browser's Web Locks, which a closed or crashed tab releases. */
export const webLocks: UploadLocks = {
  async tryHold(name, work) {
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return { isHeld: false };
      await work();
      return { isHeld: true };
    });
  },
  async hold(name, signal, work) {
    return navigator.locks.request(name, { signal }, work);
  },
};
