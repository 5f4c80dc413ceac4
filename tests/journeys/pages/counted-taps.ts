import type { Page } from 'playwright-core';

/**
 * Counts what a person taps from now on: each press, each choice of a list, and each choice of files. Typing is not
 * counted, since a browser or its password manager fills most fields.
 *
 * @returns asks how many there were
 */
export async function countTaps(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeBinding('noteTap', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const { noteTap } = globalThis as unknown as { noteTap: () => void };
    // A journey sets these two without a press.
    const isSetWithoutPress = ({ target }: Event) =>
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'file');
    addEventListener('pointerdown', () => noteTap(), { capture: true });
    addEventListener(
      'change',
      (event) => {
        if (isSetWithoutPress(event)) noteTap();
      },
      { capture: true },
    );
  });
  return () => count;
}
