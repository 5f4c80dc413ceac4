/** Admins' acts on flagged and reported messages. */
export const MODERATION_ACTS = ['dismiss-report', 'hide-message', 'warn-author'] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];
