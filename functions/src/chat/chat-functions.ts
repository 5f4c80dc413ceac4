import { currentJobDependencies } from '../job-handlers.ts';
import { runJob } from '../jobs/run-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable, streamingCallable } from '../platform/callable.ts';
import { MODEL_SECRETS } from '../platform/model-secrets.ts';
import { chooseTopicModel as choose } from './choose-topic-model.ts';
import { correctReply as correct } from './corrections/correct-reply.ts';
import { settleDraft as settle } from './drafts/settle-draft.ts';
import { openCoachTopic as openWithCoach } from './open-coach-topic.ts';
import { openTopic as open } from './open-topic.ts';
import { retryReply as retry } from './retry-reply.ts';
import { STREAM_LIMITS, streamReply as stream } from './stream-reply.ts';

export const openTopic = callable('openTopic', async (opening, caller) =>
  open(opening, caller, { firestore: firestore() }),
);

export const openCoachTopic = callable('openCoachTopic', async (parties, caller) =>
  openWithCoach(parties, caller, { firestore: firestore() }),
);

export const retryReply = callable('retryReply', async (message, caller) =>
  retry(message, caller, { firestore: firestore(), startJob }),
);

export const correctReply = callable('correctReply', async (correction, caller) =>
  correct(correction, caller, { firestore: firestore() }),
);

export const settleDraft = callable('settleDraft', async (decision, caller) =>
  settle(decision, caller, { firestore: firestore() }),
);

export const chooseTopicModel = callable('chooseTopicModel', async (choice, caller) =>
  choose(choice, caller, { firestore: firestore() }),
);

export const streamReply = streamingCallable(
  'streamReply',
  { secrets: MODEL_SECRETS },
  async (message, caller) =>
    stream(message, caller, {
      firestore: firestore(),
      runReplyJob: async (id, listener) => runJob(id, await currentJobDependencies({ listener })),
      limits: STREAM_LIMITS,
    }),
);
