import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { questionOccasion, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';

interface SuggestedQuestionsProps {
  /** Of the activity the topic is about; null = about no single one. */
  purpose: SessionPurpose | null;
  onAsk: (question: string) => void;
  /** What the runner has asked already, once there was an answer: fewer are offered, and none again. */
  asked?: readonly string[];
}

/** After an answer they stand beside it, and do not begin anew. */
const FOLLOW_UPS = 2;

/** What others ask at this point: one press sends it. */
export function SuggestedQuestions({ purpose, onAsk, asked }: SuggestedQuestionsProps) {
  const { t } = useTranslation(['questions', 'chat']);
  const occasion = questionOccasion(purpose);
  const questions = SUGGESTED_QUESTIONS.map((number) => t(`questions:${occasion}.${number}`));
  const offered = asked
    ? questions.filter((question) => !asked.includes(question)).slice(0, FOLLOW_UPS)
    : questions;
  if (offered.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t(asked ? 'chat:followUps' : 'chat:suggestions')}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}
    >
      {offered.map((question) => (
        <Button
          key={question}
          variant="outlined"
          color="secondary"
          size="small"
          sx={{ textAlign: 'left', borderRadius: 3, borderColor: 'divider', fontWeight: 500 }}
          onClick={() => {
            onAsk(question);
          }}
        >
          {question}
        </Button>
      ))}
    </Box>
  );
}
