import { currentLanguage } from '../platform/i18n.ts';
import { isSignInRemembered } from '../platform/session-store.ts';
import { readDeletionNotice } from '../platform/between-pages/deletion-notice.ts';

/** The attribute by which a page that was drawn at build time names its language. */
const LANGUAGE_ATTRIBUTE = 'data-drawn-language';

/**
 * Whether the document holds the page as the app is about to draw it. Then its elements stay, else
 * they make way. It was drawn for a stranger without a wish, so whoever returns sees another one.
 */
export function isDrawnAsShown(container: HTMLElement): boolean {
  return (
    container.getAttribute(LANGUAGE_ATTRIBUTE) === currentLanguage() &&
    globalThis.location.search === '' &&
    globalThis.history.state === null &&
    !isSignInRemembered() &&
    readDeletionNotice() === null
  );
}
