/** How long a reply may take. */
export const REPLY_LIMITS = {
  /** A holder that died is followed by another after this. */
  leaseSeconds: 30,
  /** All of it; below what the functions that run jobs may take. */
  answerSeconds: 100,
  /** For the reply to the message before; then the question is answered without it. */
  waitSeconds: 40,
} as const;
