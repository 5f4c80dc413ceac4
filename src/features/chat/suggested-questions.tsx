import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { questionOccasion, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import { SIGN_ANSWERS, type CautionEnd } from '@tasuki/domain/coaching/facts/conversation';
import type { QuestionReading } from '@tasuki/domain/coaching/question-reading';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';

interface SuggestedQuestionsProps {
  /** The purpose of the topic's activity; null = the topic is about no single one. */
  purpose: SessionPurpose | null;
  onAsk: (question: string) => void;
  /**
   * Questions that the runner has asked already, once there was an answer: fewer are offered, and
   * none again.
   */
  asked?: readonly string[];
}

/** After an answer they stand beside it, and do not begin anew. */
const FOLLOW_UPS = 2;

/** Questions that others ask at this point: one press sends one. */
export function SuggestedQuestions({ purpose, onAsk, asked }: SuggestedQuestionsProps) {
  const { t } = useTranslation(['questions', 'chat']);
  const occasion = questionOccasion(purpose);
  const questions = SUGGESTED_QUESTIONS.map((number) => t(`questions:${occasion}.${number}`));
  const offered = asked
    ? questions.filter((question) => !asked.includes(question)).slice(0, FOLLOW_UPS)
    : questions;
  if (offered.length === 0) return null;
  return (
    <QuestionGroup label={t(asked ? 'chat:followUps' : 'chat:suggestions')}>
      {offered.map((question) => (
        <QuestionChip key={question} words={question} onAsk={onAsk} />
      ))}
    </QuestionGroup>
  );
}

function QuestionChip({ words, onAsk }: { words: string; onAsk: (words: string) => void }) {
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      sx={{ textAlign: 'left', borderRadius: 3, borderColor: 'divider', fontWeight: 500 }}
      onClick={() => {
        onAsk(words);
      }}
    >
      {words}
    </Button>
  );
}

interface AskedBackProps {
  readings: readonly QuestionReading[];
  onAsk: (question: string) => void;
}

/**
 * The coach's question which meaning is right: each chip is a question that it understands. One
 * press sends it.
 */
export function AskedBack({ readings, onAsk }: AskedBackProps) {
  const { t } = useTranslation('chat');
  return (
    <QuestionGroup label={t('chat:askedBack')}>
      {readings.map((reading) => (
        <QuestionChip key={reading} words={t(`chat:readings.${reading}`)} onAsk={onAsk} />
      ))}
    </QuestionGroup>
  );
}

function QuestionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}
    >
      {children}
    </Box>
  );
}

/** Answers to the question whether the runner has a sign. One press sends one. */
export function SignAnswers({ onAsk }: { onAsk: (words: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <QuestionGroup label={t('chat:signAsked.label')}>
      {SIGN_ANSWERS.map((answer) => (
        <QuestionChip key={answer} words={t(`chat:signAsked.${answer}`)} onAsk={onAsk} />
      ))}
    </QuestionGroup>
  );
}

interface CautionEndChipProps {
  endedBy: CautionEnd;
  onAsk: (words: string) => void;
}

/** After a caution: what the runner says once it no longer holds. One press sends it. */
export function CautionEndChip({ endedBy, onAsk }: CautionEndChipProps) {
  const { t } = useTranslation('chat');
  return <QuestionChip words={t(`chat:endOfCaution.${endedBy}`)} onAsk={onAsk} />;
}
