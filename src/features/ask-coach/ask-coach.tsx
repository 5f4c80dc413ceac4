import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { questionOccasion, SUGGESTED_QUESTIONS } from '@tasuki/domain/chat/suggested-questions';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import type { AskedQuestion } from '../../platform/between-pages/asked-question.ts';
import { newMessageId } from '../../platform/new-message-id.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many questions stand beside the one main action without hiding it. */
const QUESTION_COUNT = 2;

interface AskCoachProps {
  uid: string;
  activityId: string;
  purpose: SessionPurpose;
}

/** From the coach's words on an activity into the conversation about it. */
export const AskCoach = memo(function AskCoach({ uid, activityId, purpose }: AskCoachProps) {
  const { t } = useTranslation('questions');
  const address = routePath('topicChat', { topicId: topicIdOf(uid, activityId) });
  const occasion = questionOccasion(purpose);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Button
        component={Link}
        to={address}
        variant="contained"
        size="small"
        startIcon={<Icon path={mdiMessageTextOutline} />}
      >
        {t('questions:ask')}
      </Button>
      {SUGGESTED_QUESTIONS.slice(0, QUESTION_COUNT).map((number) => {
        const text = t(`questions:${occasion}.${number}`);
        return <QuestionLink key={number} address={address} text={text} />;
      })}
    </Box>
  );
});

/** A quiet chip: opens the conversation with this question asked. */
function QuestionLink({ address, text }: { address: string; text: string }) {
  const [id] = useState(newMessageId);
  const askedQuestion: AskedQuestion = { id, text };
  return (
    <Button
      component={Link}
      to={address}
      state={{ askedQuestion }}
      size="small"
      color="secondary"
      sx={{ textAlign: 'left', fontWeight: 500, bgcolor: 'quiet.ground', borderRadius: 3 }}
    >
      {text}
    </Button>
  );
}
