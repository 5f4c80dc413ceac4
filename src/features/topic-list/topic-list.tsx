import {
  mdiArchiveArrowDownOutline,
  mdiArrowLeft,
  mdiMessagePlusOutline,
  mdiMessageTextOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InboxEntry, InboxRole } from '@tasuki/domain/chat/inbox-entry';
import { newConversationId, topicIdOf } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSettled } from '../../platform/forms/use-settled.ts';
import {
  useFeedSnapshot,
  type FeedSnapshot,
  type LiveFeed,
} from '../../platform/live/live-feed.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { inboxFeedOf } from './inbox-feed.ts';
import { StartGroup } from './start-group.tsx';
import { TopicRow } from './topic-row.tsx';
import { TopicSearchField } from './topic-search-field.tsx';

const SearchResults = lazy(() => import('./search-results.tsx'));

interface TopicListProps {
  uid: string;
  /** In which of the person's applications. */
  role: InboxRole;
  selectedId: string | null;
}

/** One person's conversations, to be searched, and the ways to begin one. */
export function TopicList({ uid, role, selectedId }: TopicListProps) {
  const [isArchived, setIsArchived] = useState(false);
  const [typed, setTyped] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const term = useSettled(typed, isComposing).trim();
  const feed = inboxFeedOf({ uid, role, isArchived });
  const snapshot = useFeedSnapshot(feed);
  const isEmpty = snapshot.state === 'ready' && snapshot.rows.length === 0 && !isArchived;
  return (
    <>
      {(!isEmpty || typed !== '') && (
        <TopicSearchField typed={typed} onType={setTyped} onComposing={setIsComposing} />
      )}
      {term === '' ? (
        <ListedTopics
          {...{ uid, role, selectedId, isArchived, feed, snapshot }}
          onChooseArchived={setIsArchived}
        />
      ) : (
        <Suspense fallback={<LoadingState shape="rows" />}>
          <SearchResults key={term} uid={uid} role={role} term={term} selectedId={selectedId} />
        </Suspense>
      )}
    </>
  );
}

interface ListedTopicsProps extends TopicListProps {
  isArchived: boolean;
  feed: LiveFeed<InboxEntry>;
  snapshot: FeedSnapshot<InboxEntry>;
  onChooseArchived: (isArchived: boolean) => void;
}

function ListedTopics({
  uid,
  role,
  selectedId,
  isArchived,
  feed,
  snapshot,
  onChooseArchived,
}: ListedTopicsProps) {
  const { t } = useTranslation('chat');
  const other = (
    <Button
      color="secondary"
      size="small"
      startIcon={<Icon path={isArchived ? mdiArrowLeft : mdiArchiveArrowDownOutline} />}
      onClick={() => {
        onChooseArchived(!isArchived);
      }}
    >
      {t(isArchived ? 'chat:list.backToAll' : 'chat:list.showArchived')}
    </Button>
  );
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  if (snapshot.rows.length === 0) {
    return (
      <>
        {isArchived ? (
          <EmptyState sentence={t('chat:list.emptyArchived')} />
        ) : role === 'coach' ? (
          <EmptyState sentence={t('chat:list.emptyCoach')} action={<StartGroup />} />
        ) : (
          <EmptyState sentence={t('chat:list.empty')} action={<ToGeneral uid={uid} isMain />} />
        )}
        {!isArchived && role === 'runner' && (
          <Box sx={{ display: 'grid', justifyItems: 'center', pb: 2 }}>
            <StartGroup />
          </Box>
        )}
        <Box sx={{ mt: 1, ml: -1 }}>{other}</Box>
      </>
    );
  }
  return (
    <>
      <Box sx={{ pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, ml: isArchived ? -1 : 0 }}>
        {!isArchived && (
          <>
            {role === 'runner' && <NewConversation uid={uid} rows={snapshot.rows} />}
            <StartGroup />
          </>
        )}
        {other}
      </Box>
      <Box component="ol" aria-label={t('chat:list.title')} sx={{ m: 0, p: 0 }}>
        {snapshot.rows.map((entry) => (
          <Box
            key={entry.id}
            component="li"
            sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
          >
            <TopicRow uid={uid} entry={entry} isSelected={entry.id === selectedId} />
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

/** A further conversation with the AI where the general one is there already. */
function NewConversation({ uid, rows }: { uid: string; rows: readonly InboxEntry[] }) {
  const { t } = useTranslation('chat');
  const own = rows.filter(({ kind }) => kind === 'ai');
  const isGeneralListed = own.some(({ activityId }) => activityId === null);
  const newId = newIdOf(uid, own);
  if (!isGeneralListed || newId === null) return <ToGeneral uid={uid} isMain={false} />;
  return (
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
  );
}

function ToGeneral({ uid, isMain }: { uid: string; isMain: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <Button
      component={Link}
      to={routePath('topicChat', { topicId: topicIdOf(uid, null) })}
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'medium' : 'small'}
      startIcon={<Icon path={mdiMessageTextOutline} />}
    >
      {t('chat:list.askCoach')}
    </Button>
  );
}

function newIdOf(uid: string, rows: readonly InboxEntry[]): string | null {
  return newConversationId(uid, rows, new Date());
}
