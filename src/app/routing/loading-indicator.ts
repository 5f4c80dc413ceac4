const REMOVE_AFTER_MILLISECONDS = 300;
const FADE_MILLISECONDS = 500;

let isRemoved = false;

/** Takes the start page's indicator away: 300 ms after the first navigation, with a 500 ms fade. */
export function removeLoadingIndicator(): void {
  if (isRemoved) return;
  isRemoved = true;
  const indicator = globalThis.document.getElementById('start-indicator');
  if (!indicator) return;
  setTimeout(() => {
    indicator.classList.add('is-leaving');
    setTimeout(() => {
      indicator.remove();
    }, FADE_MILLISECONDS);
  }, REMOVE_AFTER_MILLISECONDS);
}
