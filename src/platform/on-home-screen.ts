/** Whether the app was opened from the home screen, in a window of its own. */
export function isOnHomeScreen(): boolean {
  return 'matchMedia' in globalThis && globalThis.matchMedia('(display-mode: standalone)').matches;
}
