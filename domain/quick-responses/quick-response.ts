import type { StoredShape } from '../stored-shape.ts';

/**
 * `draft`: being written. `published`: offered where the coach writes. `inactive`: finished, and not
 * offered for now. `archived`: put away; it is never deleted.
 */
export const QUICK_RESPONSE_STATUSES = ['published', 'draft', 'inactive', 'archived'] as const;
export type QuickResponseStatus = (typeof QUICK_RESPONSE_STATUSES)[number];

/** coaches/{coachId}/templates/{id}: a text that a coach sends again and again. */
export interface QuickResponse {
  id: string;
  name: string;
  /** Holds variables in braces, which are filled in when it is used: `{name}`. */
  content: string;
  status: QuickResponseStatus;
  isFavorite: boolean;
  /** The time on the clock of the coach's device; null = never. */
  lastUsedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that a coach writes, the server's times aside. */
export type QuickResponseFields = Omit<QuickResponse, 'id' | 'createdAt' | 'updatedAt'>;

export const QUICK_RESPONSE_LIMITS = {
  nameMaxLength: 80,
  contentMaxLength: 2000,
  /** The most that are not archived; as many are read at once. */
  currentMaximum: 100,
  /** Archived ones that are listed, those changed last. */
  archivedShown: 100,
  /** The most with archived ones. Rules cannot count, so there is this number of ids. */
  maximum: 1000,
} as const;

/** The ids that a new one may have, which bounds how many there are. */
export const QUICK_RESPONSE_IDS: readonly string[] = Array.from(
  { length: QUICK_RESPONSE_LIMITS.maximum },
  (_, index) => `response-${index + 1}`,
);

/**
 * An id for a new one. Chosen by chance, since not all archived ones are known: one that is taken is refused,
 * and another is tried.
 *
 * @param taken the ids that are known to be taken, fewer than there are
 * @param chance from 0 to 1, without 1
 */
export function newQuickResponseId(taken: readonly string[], chance: number): string {
  const free = QUICK_RESPONSE_IDS.filter((id) => !taken.includes(id));
  return free[Math.floor(chance * free.length)] ?? '';
}

/** The fields that every screen needs; the times are null until the server has set them. */
export const QUICK_RESPONSE_SHAPE = {
  name: 'string',
  content: 'string',
  status: 'string',
  isFavorite: 'boolean',
  lastUsedAt: 'date?',
} as const satisfies StoredShape<QuickResponse>;

/** Those that are not archived. */
export const CURRENT_STATUSES = ['published', 'draft', 'inactive'] as const;
