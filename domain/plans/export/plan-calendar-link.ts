import type { StoredShape } from '../../stored-shape.ts';

/**
 * users/{uid}/planCalendars/current: by which a calendar may read the runner's plan. Only the digest
 * of the link's token is kept, so the link is shown once, when it is made.
 */
export interface PlanCalendarLink {
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  /** When it was made. */
  updatedAt: Date;
}

/** Random bytes of a token; in base64url they have 43 characters. */
export const PLAN_CALENDAR_TOKEN_BYTES = 32;
export const PLAN_CALENDAR_TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** What is looked at as it is read. */
export const PLAN_CALENDAR_LINK_SHAPE = {
  tokenHash: 'string',
  updatedAt: 'date',
} as const satisfies StoredShape<PlanCalendarLink>;
