/** Resolves once what was just shown is on the screen; at once where nothing is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background is not painted, and need not wait.
    if (typeof globalThis.requestAnimationFrame !== 'function' || globalThis.document.hidden) {
      resolve();
      return;
    }
    globalThis.requestAnimationFrame(() => {
      setTimeout(resolve, 0);
    });
  });
}
