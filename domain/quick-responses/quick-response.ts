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
  /** By the clock of the coach's device; null = never. */
  lastUsedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a coach writes of it, the server's times aside. */
export type QuickResponseFields = Omit<QuickResponse, 'id' | 'createdAt' | 'updatedAt'>;

export const QUICK_RESPONSE_LIMITS = {
  nameMaxLength: 80,
  contentMaxLength: 2000,
  /** Of those that are not archived; as many are read at once. */
  currentMaximum: 100,
  /** Archived ones that are listed, those changed last. */
  archivedShown: 100,
} as const;

/** What every screen needs of one; the times are null until the server has set them. */
export const QUICK_RESPONSE_SHAPE = {
  name: 'string',
  content: 'string',
  status: 'string',
  isFavorite: 'boolean',
  lastUsedAt: 'date?',
} as const satisfies StoredShape<QuickResponse>;

/** Those that are not archived. */
export const CURRENT_STATUSES = ['published', 'draft', 'inactive'] as const;
