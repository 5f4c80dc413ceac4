import type { StoredShape } from '../stored-shape.ts';
import type { LinkedProvider } from './provider.ts';

/**
 * `connected`: works. `expired`: the provider no longer takes our token; the runner links again.
 * `revoked`: the runner took it back at the provider. `unlinking`: being taken apart.
 * A link that was unlinked here has no document.
 */
export const PROVIDER_LINK_STATES = ['connected', 'expired', 'revoked', 'unlinking'] as const;
export type ProviderLinkState = (typeof PROVIDER_LINK_STATES)[number];

/**
 * The last problem of a link, as the runner reads it; `failures:provider/<problem>` holds the
 * words.
 */
export const PROVIDER_LINK_PROBLEMS = [
  'missing-scope',
  'history-not-allowed',
  'rate-limited',
  'unreachable',
  'token-refused',
  'linked-unproven',
  'activity-not-added',
] as const;
export type ProviderLinkProblem = (typeof PROVIDER_LINK_PROBLEMS)[number];

/** How far the import of what lies at the provider has come. */
export interface HistoryImport {
  /**
   * `waiting`: for the provider's limits; goes on by itself at `resumesAt`. `settling`: everything
   * was asked for and nothing more has come; what still does is added.
   */
  state: 'queued' | 'running' | 'waiting' | 'settling' | 'done' | 'failed';
  /** The last 90 days come first. */
  stage: 'recent' | 'older';
  /** Activities found so far, known ones included. */
  importedCount: number;
  /** Everything since then is here, as far as the provider reported. */
  reachedBackTo: Date | null;
  resumesAt: Date | null;
  startedAt: Date;
  finishedAt: Date | null;
}

/** users/{uid}/links/{provider}: written by functions only, read by its person. */
export interface ProviderLink {
  provider: LinkedProvider;
  state: ProviderLinkState;
  /** As the provider names the athlete; null where it gives no name. */
  athleteName: string | null;
  scopes: readonly string[];
  missingScopes: readonly string[];
  connectedAt: Date;
  lastImportAt: Date | null;
  lastProblem: ProviderLinkProblem | null;
  history: HistoryImport | null;
  updatedAt: Date;
}

/** providerAccounts/{provider}_{account}: whose this account of a provider is. One person at a time. */
export interface ProviderAccount {
  provider: LinkedProvider;
  /** Strava's athlete id, Garmin's userId. */
  accountId: string;
  uid: string;
  createdAt: Date;
}

/** How long and how far. */
export const HISTORY_IMPORT_LIMITS = {
  /** These come first. */
  recentDays: 90,
  /** Strava's longest page. */
  stravaPageSize: 200,
  /** Garmin's longest stretch of one request. */
  garminWindowDays: 30,
  /** How far back Garmin is asked. */
  garminHistoryDays: 5 * 365,
  /** Between two looks for what no event reported. */
  reconciliationHours: 4,
} as const;

/** The fields that imports and screens use. */
export const PROVIDER_LINK_SHAPE = {
  state: 'string',
  scopes: 'array',
  connectedAt: 'date',
  lastImportAt: 'date?',
  history: 'object?',
} as const satisfies StoredShape<ProviderLink>;
