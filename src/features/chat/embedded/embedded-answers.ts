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

/** The known answer for one message's activity. */
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

// One person's answers may not be shown to the next one.
onEntryOfAnother(() => {
  useAnswers.setState({ known: new Map() });
});

/** After this time its reader may have lost access to what was shown. */
const GOOD_MILLISECONDS = MINUTE_MILLISECONDS;

/** The activity that a message shows; undefined = nobody has asked for it yet. */
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
    // It is unknown what the reader may see now, so nothing stays on screen.
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
