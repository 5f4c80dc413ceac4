/** users/{uid}/exports/export: everything of a person in one file; written by functions only, read by its person. */
export interface AccountExport {
  state: 'queued' | 'running' | 'ready' | 'failed';
  /** The file's size; null until it is ready. */
  sizeBytes: number | null;
  createdAt: Date;
  /** When the file is removed again; null until it is ready. */
  expiresAt: Date | null;
}

export const ACCOUNT_EXPORT_LIMITS = {
  /** How long the file is kept. */
  keptDays: 7,
  /** How long a link to it is good for. */
  linkMinutes: 10,
  /** One that was asked for later than that, made or failed, is not made again. */
  againAfterMinutes: 60,
} as const;
