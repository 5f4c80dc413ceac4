import { mdiMessagePlusOutline, mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { newConversationId, topicIdOf, type Topic } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useFeedSnapshot } from '../../platform/live/live-feed.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { topicFeedOf } from './topic-feed.ts';
import { TopicRow } from './topic-row.tsx';

interface TopicListProps {
  uid: string;
  selectedId: string | null;
}

/** One person's conversations, and the way to the one that is about everything. */
export function TopicList({ uid, selectedId }: TopicListProps) {
  const { t } = useTranslation('chat');
  const feed = topicFeedOf(uid);
  const snapshot = useFeedSnapshot(feed);
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  const generalId = topicIdOf(uid, null);
  const toGeneral = (isMain: boolean) => (
    <Button
      component={Link}
      to={routePath('topicChat', { topicId: generalId })}
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'medium' : 'small'}
      startIcon={<Icon path={mdiMessageTextOutline} />}
    >
      {t('chat:list.askCoach')}
    </Button>
  );
  if (snapshot.rows.length === 0) {
    return <EmptyState sentence={t('chat:list.empty')} action={toGeneral(true)} />;
  }
  const isGeneralListed = snapshot.rows.some(({ activityId }) => activityId === null);
  const newId = newIdOf(uid, snapshot.rows);
  return (
    <>
      <Box sx={{ pb: 2 }}>
        {isGeneralListed && newId !== null ? (
          <Button
            component={Link}
            to={routePath('topicChat', { topicId: newId })}
            variant="outlined"
            color="secondary"
            size="small"
            startIcon={<Icon path={mdiMessagePlusOutline} />}
          >
            {t('chat:list.new')}
          </Button>
        ) : (
          toGeneral(false)
        )}
      </Box>
      <Box component="ol" aria-label={t('chat:list.title')} sx={{ m: 0, p: 0 }}>
        {snapshot.rows.map((topic) => (
          <Box
            key={topic.id}
            component="li"
            sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
          >
            <TopicRow
              topic={topic}
              isGeneral={topic.activityId === null}
              isSelected={topic.id === selectedId}
            />
          </Box>
        ))}
      </Box>
      {!snapshot.isEverythingRead && (
        <ReadOn
          words={t('chat:list.older')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic
          onRead={feed.readOlder}
        />
      )}
    </>
  );
}

function newIdOf(uid: string, rows: readonly Topic[]): string | null {
  return newConversationId(uid, rows, new Date());
}
