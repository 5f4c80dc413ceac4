/** The session's light side: safe to import anywhere; the SDKs come after the first paint. */
import type { Language } from '@tasuki/domain/language';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { changeLanguage, loadCatalogues } from '../../platform/i18n.ts';
import { lightReadsShown } from '../../platform/live/light-reads.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';

let isStarted = false;

function afterPaint(run: () => void): void {
  globalThis.requestAnimationFrame(() => {
    setTimeout(run, 0);
  });
}

async function listen(): Promise<void> {
  try {
    const { listenToSession } = await import('./session-listener.ts');
    await listenToSession();
  } catch (cause) {
    reportError(cause, 'start session');
    useSessionStore.setState({ status: 'failed', failureCode: failureCodeOf(cause) });
  }
}

/** Words for failures must be there before the connection is not. What a page shows first comes before them. */
async function loadFailureWords(): Promise<void> {
  await lightReadsShown();
  try {
    await loadCatalogues(['failures']);
  } catch (cause) {
    reportError(cause, 'load words of failures');
  }
}

/** Looks for the stored credential and follows it from then on. Safe to call twice. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  afterPaint(() => {
    void listen();
    void loadFailureWords();
  });
}

/** Fetches what the session of a returning person needs, while the app is still starting. */
export function preloadSession(): void {
  Promise.all([
    import('./session-listener.ts'),
    import('../accounts/user-accounts.ts'),
    import('../coaches/coach-links.ts'),
  ]).catch(() => undefined);
}

/** Reads account and links again after a failure. */
export function retrySession(): void {
  useSessionStore.setState({ status: 'unknown', failureCode: null });
  void listen();
}

/** Speaks another language, now and on the person's other devices. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  const { user } = useSessionStore.getState();
  if (!user || user.language === language) return;
  const { saveUserAccount } = await import('./session-account.ts');
  await saveUserAccount({ language });
}
