export const ACCOUNT_DELETION = {
  /** By when everything is gone. */
  deadlineHours: 24,
} as const;

/** Stands in the log for whoever is gone: that something was done remains, by or to whom does not. */
export const DELETED_PERSON = 'deleted';

/** auditLog/{id}: that an account was deleted, and nothing about whose it was. */
export interface AccountDeletionEntry {
  kind: 'delete-account';
  actorUid: null;
  subjectUid: null;
  askedAt: Date;
  createdAt: Date;
}
