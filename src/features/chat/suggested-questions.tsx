import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { questionOccasion, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';

interface SuggestedQuestionsProps {
  /** Of the activity the topic is about; null = about no single one. */
  purpose: SessionPurpose | null;
  onAsk: (question: string) => void;
}

/** What others ask at this point: one press sends it. */
export function SuggestedQuestions({ purpose, onAsk }: SuggestedQuestionsProps) {
  const { t } = useTranslation(['questions', 'chat']);
  const occasion = questionOccasion(purpose);
  return (
    <Box
      role="group"
      aria-label={t('chat:suggestions')}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}
    >
      {SUGGESTED_QUESTIONS.map((number) => {
        const question = t(`questions:${occasion}.${number}`);
        return (
          <Button
            key={number}
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
        );
      })}
    </Box>
  );
}
