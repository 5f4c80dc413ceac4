import type { CallableName } from './callables.ts';

/** How often one person may call a function. */
interface CallLimit {
  /** So many at once, after a time without any. */
  atOnce: number;
  /** One more after so many seconds. */
  everySeconds: number;
}

/**
 * Of functions that nothing else limits: no day's count, and no limit on what they begin. People never come
 * near; they end a loop.
 */
export const CALL_LIMITS: Readonly<Partial<Record<CallableName, CallLimit>>> = {
  // Each asks Strava twice, out of what one day allows for everybody.
  removeStravaPost: { atOnce: 30, everySeconds: 1800 },
  // As an application asks that is opened again and again.
  changePushSubscription: { atOnce: 60, everySeconds: 30 },
  chooseTopicModel: { atOnce: 60, everySeconds: 10 },
  deleteManualActivity: { atOnce: 120, everySeconds: 15 },
  // As many files and messages as may be sent at once, each tried again after a lost answer.
  completeAttachment: { atOnce: 240, everySeconds: 5 },
  sendWithAttachments: { atOnce: 240, everySeconds: 5 },
  // There are few ways to sign in.
  unlinkProvider: { atOnce: 20, everySeconds: 60 },
};
