import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { UNCOUNTED_REPLY, type AnswerDependencies } from './answer-dependencies.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import { takeModelReply } from './model-replies.ts';
import { firestoreRunnerReader } from './runner-reader.ts';
import { reserveUsage } from './usage.ts';

/** Those of the deployed functions. */
export function currentAnswerDependencies(): AnswerDependencies {
  return {
    models: configuration.models,
    readerOf: (runner) => firestoreRunnerReader(firestore(), runner),
    // Where nothing is sold, nobody could have more than the free replies.
    takeReply: async (person) =>
      configuration.stripe === null ? UNCOUNTED_REPLY : takeModelReply(firestore(), person),
    reserve: async (question) => reserveUsage(firestore(), question),
    now: () => new Date(),
    limits: ANSWER_LIMITS,
  };
}
