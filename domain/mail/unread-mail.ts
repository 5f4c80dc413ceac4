/** When a mail says that messages of a conversation are unread. */
export const UNREAD_MAIL = {
  /** Minutes for which a message is left to be read in the app. */
  afterMinutes: 15,
  /** At most one mail of a conversation in this time. */
  everyMinutes: 60,
  /**
   * Mails to one reader at once, from any number of conversations. One more is allowed every hour.
   */
  ofReaderAtOnce: 6,
} as const;
