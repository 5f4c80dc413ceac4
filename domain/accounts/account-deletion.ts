export const ACCOUNT_DELETION = {
  /** Hours until everything is deleted. */
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

/** How long the exports of the database are kept; the privacy policy says so, and docs/backups.md sets it up. */
export const BACKUP_KEPT_DAYS = 60;
/** How long a digest of a deleted account's id is kept, so that a restored database deletes it again. */
export const DELETION_DIGEST_KEPT_DAYS = 90;
