import type { CallableName } from './callables.ts';
import { UPLOAD_USAGE_SHARDS } from './uploads/upload-usage.ts';

/** How often one person may call a function. */
interface CallLimit {
  /** Calls at once, after a time without any. */
  atOnce: number;
  /** Seconds until one more call is allowed. */
  everySeconds: number;
  /**
   * The number of documents that share the count, since one document takes few writes a second;
   * left out = one.
   */
  parts?: number;
}

/**
 * Limits of functions that nothing else limits: no daily count, and no limit on what they begin.
 * People never come near them; they stop a loop.
 */
export const CALL_LIMITS: Readonly<Partial<Record<CallableName, CallLimit>>> = {
  // Each asks Strava twice, out of what one day allows for everybody.
  removeStravaPost: { atOnce: 30, everySeconds: 1800 },
  // As an application asks that is opened again and again.
  changePushSubscription: { atOnce: 60, everySeconds: 30 },
  chooseTopicModel: { atOnce: 60, everySeconds: 10 },
  deleteManualActivity: { atOnce: 120, everySeconds: 15 },
  // As many files as a day allows, some of them tried again after a lost answer.
  completeUpload: { atOnce: 6000, everySeconds: 10, parts: UPLOAD_USAGE_SHARDS },
  downloadExport: { atOnce: 20, everySeconds: 60 },
  // As many files and messages as may be sent at once, each tried again after a lost answer.
  completeAttachment: { atOnce: 240, everySeconds: 5 },
  sendWithAttachments: { atOnce: 240, everySeconds: 5 },
  // A look at the provider at most every five minutes comes of it.
  importFromProvider: { atOnce: 60, everySeconds: 10 },
  // Each writes what everybody reads.
  offerFreePlan: { atOnce: 30, everySeconds: 30 },
  // There are few ways to sign in.
  unlinkProvider: { atOnce: 20, everySeconds: 60 },
  // Each asks Firebase Auth first whether the session goes on.
  beginSecondFactor: { atOnce: 20, everySeconds: 30 },
  confirmSecondFactor: { atOnce: 20, everySeconds: 30 },
  proveSecondFactor: { atOnce: 20, everySeconds: 30 },
  removeSecondFactor: { atOnce: 20, everySeconds: 30 },
  // One call for each reply that somebody waits for, on each device. Each holds a place for
  // minutes. A refused browser reads the same reply in its document.
  streamReply: { atOnce: 60, everySeconds: 5 },
  // Once for each conversation that is begun. The runs of many years lie behind such links.
  openTopic: { atOnce: 120, everySeconds: 10 },
  // Once for each coach.
  openCoachTopic: { atOnce: 60, everySeconds: 10 },
  // Twice for each draft of a day, as for a decision that is tried again.
  settleDraft: { atOnce: 300, everySeconds: 10 },
  // Each fills the lists of a group.
  shareGroupHistory: { atOnce: 20, everySeconds: 60 },
};

/** A part of a function's limit, with the name of its turns. */
export interface CallLimitPart {
  kind: string;
  burst: number;
  intervalSeconds: number;
}

/** The parts that count the calls of a function, which together make its limit; none where nothing limits it here. */
export function callLimitParts(name: CallableName): CallLimitPart[] {
  const limit = CALL_LIMITS[name];
  if (!limit) return [];
  const { atOnce, everySeconds, parts = 1 } = limit;
  return Array.from({ length: parts }, (_, part) => ({
    kind: part === 0 ? `call-${name}` : `call-${name}-${part}`,
    burst: Math.floor(atOnce / parts),
    intervalSeconds: everySeconds * parts,
  }));
}
