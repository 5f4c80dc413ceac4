import type { ConsentPurpose } from './external-receivers.ts';

/** The version of the questions: a change of a purpose's meaning needs a newer version. */
export const CONSENT_VERSION = '2026-11-23';

/** A person's answer, as the browser and the account keep it. */
export interface ConsentChoice {
  /** The version of the question that was answered. */
  version: string;
  /** When, as ISO 8601 in UTC. */
  decidedAt: string;
  /** A purpose that was not asked about is missing. */
  answers: Readonly<Partial<Record<ConsentPurpose, boolean>>>;
}

/** The facts that decide on consent, beside the purposes that are asked about. */
export interface ConsentState {
  choice: ConsentChoice | null;
  /** The browser's Global Privacy Control: its person wants nothing shared, wherever they go. */
  isPrivacyControlOn: boolean;
}

/** Whether the choice is an answer to the question of today; a newer version of the app may have asked more. */
function isCurrent(choice: ConsentChoice | null): choice is ConsentChoice {
  return choice !== null && choice.version >= CONSENT_VERSION;
}

/** The purposes among the offered ones that the person said yes to. Without an answer there is none. */
export function allowedPurposes(
  offered: readonly ConsentPurpose[],
  { choice, isPrivacyControlOn }: ConsentState,
): ConsentPurpose[] {
  if (isPrivacyControlOn || !isCurrent(choice)) return [];
  return offered.filter((purpose) => choice.answers[purpose] === true);
}

/**
 * Whether to ask: a purpose has no answer yet. A person who has switched on Global Privacy Control
 * has answered.
 */
export function isConsentAsked(
  offered: readonly ConsentPurpose[],
  { choice, isPrivacyControlOn }: ConsentState,
): boolean {
  if (isPrivacyControlOn) return false;
  return offered.some((purpose) => !isCurrent(choice) || choice.answers[purpose] === undefined);
}

/**
 * Reads a choice that was kept as text.
 *
 * @returns null where the text is none
 */
export function parseConsentChoice(
  text: string | null,
  purposes: readonly ConsentPurpose[],
): ConsentChoice | null {
  const value = parsedObject(text);
  if (value === null) return null;
  const { version, decidedAt, answers } = value;
  if (typeof version !== 'string' || typeof decidedAt !== 'string') return null;
  if (typeof answers !== 'object' || answers === null) return null;
  const given = answers as Readonly<Record<string, unknown>>;
  return {
    version,
    decidedAt,
    answers: Object.fromEntries(
      purposes.flatMap((purpose) =>
        typeof given[purpose] === 'boolean' ? [[purpose, given[purpose]]] : [],
      ),
    ),
  };
}

function parsedObject(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
