import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { useOwnTopic } from '../../data/chat/own-topic-query.ts';
import { Greeting } from '../../features/chat/greeting.tsx';
import { useNewestActivity } from '../../features/activity-list/use-newest-activity.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachConversation } from './coach-conversation.tsx';

preloadDateLocale();

interface DockedCoachProps {
  uid: string;
  /** The open activity: one by its id, the newest one beside its list, or none. */
  open: { activityId: string } | 'newest' | null;
}

/** The conversation about the run that is open, else the one about everything, beside the page. */
export default function DockedCoach({ uid, open }: DockedCoachProps) {
  if (open === 'newest') return <AboutNewest uid={uid} />;
  const activityId = open?.activityId ?? null;
  return <About key={activityId} uid={uid} activityId={activityId} />;
}

function AboutNewest({ uid }: { uid: string }) {
  const activityId = useNewestActivity(uid)?.id ?? null;
  return <About key={activityId} uid={uid} activityId={activityId} />;
}

/** Nothing is written by only looking at a run: a conversation that never was begins with a press. */
function About({ uid, activityId }: { uid: string; activityId: string | null }) {
  const { t } = useTranslation('questions');
  const [isBegun, setIsBegun] = useState(false);
  const topicId = topicIdOf(uid, activityId);
  const topic = useOwnTopic(uid, topicId, activityId);
  if (topic.state === 'loading') return <LoadingState shape="words" />;
  if (isBegun || topic.state === 'failed' || topic.data !== null) {
    return (
      <CoachConversation
        uid={uid}
        topicId={topicId}
        asked={null}
        onAsked={() => undefined}
        linkedMessage={null}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', px: 3, pt: 1 }}>
      <Greeting uid={uid} />
      <Button
        variant="contained"
        startIcon={<Icon path={mdiMessageTextOutline} />}
        onClick={() => {
          setIsBegun(true);
        }}
      >
        {t('questions:ask')}
      </Button>
    </Box>
  );
}
