import { create } from 'zustand';
import {
  EMBEDDED_ACTIVITY_LIMITS,
  type EmbeddedActivityAnswer,
} from '@tasuki/domain/chat/embedded/embedded-activity';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { readEmbeddedActivities } from '../../../data/chat/embedded-activities.ts';
import { askTogether } from '../../../platform/ask-together.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { reportError } from '../../../platform/report-error.ts';
import { onEntryOfAnother } from '../../../platform/session-store.ts';

/** What is known of one message's activity. */
interface KnownAnswer {
  /** Null = it is being asked for, or there is none any more. */
  answer: EmbeddedActivityAnswer | null;
  state: 'asking' | 'known' | 'failed';
  failureCode: FailureCode | null;
  askedAt: number;
}

const useAnswers = create<{ known: ReadonlyMap<string, KnownAnswer> }>()(() => ({
  known: new Map(),
}));

// What one person may see, the next one may not.
onEntryOfAnother(() => {
  useAnswers.setState({ known: new Map() });
});

/** What was shown so long ago may be open to its reader no more. */
const GOOD_MILLISECONDS = MINUTE_MILLISECONDS;

/** What a message shows; undefined = nobody has asked for it yet. */
export function useEmbeddedAnswer(messageId: string): KnownAnswer | undefined {
  return useAnswers((state) => state.known.get(messageId));
}

function note(messageId: string, known: KnownAnswer): void {
  useAnswers.setState((state) => ({ known: new Map(state.known).set(messageId, known) }));
}

/** Asks for a message's activity, together with those of others on screen. */
export function askForEmbedded(topicId: string, messageId: string): void {
  const known = useAnswers.getState().known.get(messageId);
  const isFresh = known !== undefined && Date.now() - known.askedAt < GOOD_MILLISECONDS;
  if (isFresh && known.state !== 'failed') return;
  const answer = known?.answer ?? null;
  note(messageId, { answer, state: 'asking', failureCode: null, askedAt: Date.now() });
  askFor(topicId, messageId);
}

const askFor = askTogether(EMBEDDED_ACTIVITY_LIMITS.messages, async (topicId, messageIds) => {
  const askedAt = Date.now();
  try {
    const answers = await readEmbeddedActivities(topicId, messageIds);
    for (const messageId of messageIds) {
      const answer = answers.find((other) => other.messageId === messageId) ?? null;
      note(messageId, { answer, state: 'known', failureCode: null, askedAt });
    }
  } catch (cause) {
    reportError(cause, 'read embedded activities');
    // What the reader may see now is not known, so nothing stays on screen.
    for (const messageId of messageIds) {
      note(messageId, {
        answer: null,
        state: 'failed',
        failureCode: failureCodeOf(cause),
        askedAt,
      });
    }
  }
});
