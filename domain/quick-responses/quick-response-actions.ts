import { CURRENT_STATUSES, type QuickResponseStatus } from './quick-response.ts';

/** Actions that change the status of a quick response, with the status after each. */
export const STATUS_AFTER = {
  publish: 'published',
  deactivate: 'inactive',
  archive: 'archived',
  // It is read again before it is offered again.
  restore: 'draft',
} as const satisfies Record<string, QuickResponseStatus>;
export type StatusAction = keyof typeof STATUS_AFTER;

/** `use`: fill it in and send it. `mark`: make it a favourite, or no longer. */
export type QuickResponseAction = StatusAction | 'edit' | 'mark' | 'use';

const ALLOWED: Readonly<Record<QuickResponseStatus, readonly QuickResponseAction[]>> = {
  draft: ['edit', 'mark', 'publish', 'archive'],
  published: ['edit', 'mark', 'use', 'deactivate', 'archive'],
  inactive: ['edit', 'mark', 'publish', 'archive'],
  archived: ['restore'],
};

/** Whether something may be done with a quick response of that status. */
export function isAllowed(action: QuickResponseAction, status: QuickResponseStatus): boolean {
  return ALLOWED[status].includes(action);
}

/** The actions that change this status, in the order in which they are offered. */
export function statusActions(status: QuickResponseStatus): StatusAction[] {
  return ALLOWED[status].filter((action): action is StatusAction => action in STATUS_AFTER);
}

/**
 * The statuses that the form offers: what it is, and what it may become. Archiving is no choice of
 * the form, since it asks first.
 *
 * @param status null = a new one
 */
export function statusChoices(status: QuickResponseStatus | null): QuickResponseStatus[] {
  if (status === null) return ['published', 'draft'];
  const reached = new Set<QuickResponseStatus>([
    status,
    ...statusActions(status).map((action) => STATUS_AFTER[action]),
  ]);
  return CURRENT_STATUSES.filter((one) => reached.has(one));
}
