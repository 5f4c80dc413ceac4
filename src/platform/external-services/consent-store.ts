import { create } from 'zustand';
import {
  CONSENT_VERSION,
  parseConsentChoice,
  type ConsentChoice,
  type ConsentState,
} from '@tasuki/domain/consent/consent-choice';
import { CONSENT_PURPOSES } from '@tasuki/domain/consent/external-receivers';

const STORAGE_KEY = 'tasuki.consent';

/** The choice that the browser keeps; if storage is forbidden, the one of this visit. */
function keptChoice(ofThisVisit: ConsentChoice | null): ConsentChoice | null {
  try {
    return parseConsentChoice(globalThis.localStorage.getItem(STORAGE_KEY), CONSENT_PURPOSES);
  } catch {
    // The question comes again with the next visit.
    return ofThisVisit;
  }
}

function isPrivacyControlOn(): boolean {
  return Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true;
}

/**
 * The consent given in this browser. It belongs to the browser, since signed-out people answer too.
 */
export const useConsentStore = create<ConsentState>()(() => ({
  choice: keptChoice(null),
  isPrivacyControlOn: isPrivacyControlOn(),
}));

/**
 * Keeps an answer with its version and time. Purposes that are not answered keep what the browser has
 * for them now, since another tab may have answered after this one was opened.
 */
export function decideOnConsent(answers: ConsentChoice['answers']): void {
  readAgain();
  const { choice } = useConsentStore.getState();
  const before = choice?.version === CONSENT_VERSION ? choice.answers : {};
  const next: ConsentChoice = {
    version: CONSENT_VERSION,
    decidedAt: new Date().toISOString(),
    answers: { ...before, ...answers },
  };
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // It still holds for this visit.
  }
  useConsentStore.setState({ choice: next });
}

/** Takes over what another tab answers. Returns what ends that. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // An event without a key means that everything was cleared.
    if (key === null || key === STORAGE_KEY) readAgain();
  };
  // A tab may have been put to rest and have missed the event.
  const onVisible = () => {
    if (globalThis.document.visibilityState === 'visible') readAgain();
  };
  globalThis.addEventListener('storage', onStorage);
  globalThis.document.addEventListener('visibilitychange', onVisible);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.document.removeEventListener('visibilitychange', onVisible);
  };
}

function readAgain(): void {
  const { choice } = useConsentStore.getState();
  const kept = keptChoice(choice);
  if (!isSameChoice(kept, choice)) useConsentStore.setState({ choice: kept });
}

function isSameChoice(a: ConsentChoice | null, b: ConsentChoice | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
