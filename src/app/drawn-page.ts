import { currentLanguage } from '../platform/i18n.ts';
import { isOnHomeScreen } from '../platform/on-home-screen.ts';
import { isSignInRemembered } from '../platform/session-store.ts';
import { readDeletionNotice } from '../platform/between-pages/deletion-notice.ts';

/** The attribute by which a page that was drawn at build time names its language. */
const LANGUAGE_ATTRIBUTE = 'data-drawn-language';

/** Whether somebody comes as a page at an address alone shows it: without a wish, and new here. */
function isPlainVisit(): boolean {
  return (
    globalThis.location.search === '' &&
    globalThis.history.state === null &&
    !isSignInRemembered() &&
    readDeletionNotice() === null
  );
}

/**
 * Whether the document holds the page as it is about to be drawn. Then its elements stay, else they
 * make way. It was drawn for a stranger without a wish, so whoever returns sees another one.
 */
export function isDrawnAsShown(container: HTMLElement): boolean {
  return container.getAttribute(LANGUAGE_ATTRIBUTE) === currentLanguage() && isPlainVisit();
}

/**
 * Whether sign-in and sign-up may start without the app. On the home screen the app itself is wanted: it
 * keeps itself there, offers newer versions, and takes in files that are opened with it.
 */
export function isForGuestStart(): boolean {
  return isPlainVisit() && !isOnHomeScreen();
}

/** The content of the document has been replaced. */
export function forgetDrawnPage(container: HTMLElement): void {
  container.removeAttribute(LANGUAGE_ATTRIBUTE);
}
