import Box from '@mui/material/Box';
import { memo } from 'react';
import { OPENING_MESSAGE_ID, type ChatMessage } from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import type { CautionEnd } from '@tasuki/domain/coaching/facts/conversation';
import { QUESTION_READINGS, type QuestionReading } from '@tasuki/domain/coaching/question-reading';
import { isSameAnswer } from '../../../platform/live/same-answer.ts';
import {
  AskedBack,
  CautionEndChip,
  SignAnswers,
  SuggestedQuestions,
} from '../suggested-questions.tsx';
import type { ThreadEntry } from '../thread-entries.ts';

interface ThreadSuggestionsProps {
  topic: Topic;
  rows: readonly ChatMessage[];
  entries: readonly ThreadEntry[];
  /** Nothing was asked yet in the whole conversation. */
  isUnasked: boolean;
  onAsk: (text: string) => void;
}

/** Suggestions of what the runner may ask or say next, below the AI's last answer. */
export const ThreadSuggestions = memo(function ThreadSuggestions(props: ThreadSuggestionsProps) {
  const { topic, rows, entries, isUnasked, onAsk } = props;
  const last = entries.at(-1);
  const endedBy = endOfCaution(last);
  const readings = readingsAskedBack(last);
  const opening = rows.find(({ id }) => id === OPENING_MESSAGE_ID);
  const openingPurpose = opening?.kind === 'reply' ? opening.activity?.purpose : null;
  return (
    <>
      {endedBy && (
        <Box sx={{ mt: 2 }}>
          <CautionEndChip endedBy={endedBy} onAsk={onAsk} />
        </Box>
      )}
      {asksForSign(last) && (
        <Box sx={{ mt: 2 }}>
          <SignAnswers onAsk={onAsk} />
        </Box>
      )}
      {readings.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <AskedBack readings={readings} onAsk={onAsk} />
        </Box>
      )}
      {(isUnasked || (isWholeAnswer(last) && readings.length === 0)) && (
        <Box sx={{ mt: 3 }}>
          <SuggestedQuestions
            purpose={topic.activityId === null ? null : (openingPurpose ?? 'unclear')}
            onAsk={onAsk}
            {...(isUnasked ? {} : { asked: questionsIn(entries) })}
          />
        </Box>
      )}
    </>
  );
}, isSameAnswer);

/** If health comes first, or the words are hidden, nothing else is suggested. */
function isWholeAnswer(entry: ThreadEntry | undefined): boolean {
  if (entry?.kind !== 'reply') return false;
  const { state, document } = entry.reply;
  return state === 'done' && document !== null && !document.isSafetyFirst && !document.isFlagged;
}

/** The reply that would end the caution of the last answer. */
function endOfCaution(entry: ThreadEntry | undefined): CautionEnd | null {
  if (entry?.kind !== 'reply' || entry.reply.state !== 'done') return null;
  const { document } = entry.reply;
  return document && !document.isFlagged ? (document.endedBy ?? null) : null;
}

/** Whether the last answer waits for a yes or no, before anything of training is said. */
function asksForSign(entry: ThreadEntry | undefined): boolean {
  if (entry?.kind !== 'reply' || entry.reply.state !== 'done') return false;
  const { document } = entry.reply;
  return document?.asksSign === true && !document.isFlagged;
}

/** The meanings that the last answer asks about; those of a newer version are left out. */
function readingsAskedBack(entry: ThreadEntry | undefined): readonly QuestionReading[] {
  if (!isWholeAnswer(entry) || entry?.kind !== 'reply') return [];
  const readings = entry.reply.document?.readings ?? [];
  return readings.filter((reading) => QUESTION_READINGS.includes(reading));
}

function questionsIn(entries: readonly ThreadEntry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.text] : []));
}
