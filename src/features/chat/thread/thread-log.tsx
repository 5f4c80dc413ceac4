import { mdiArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import type { FeedSnapshot, LiveFeed } from '../../../platform/live/live-feed.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ReadOn } from '../../../ui/read-on.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import type { useReadingPlace } from '../use-reading-place.ts';
import { THREAD_COLUMN } from './thread-column.ts';

type ReadingPlace = ReturnType<typeof useReadingPlace>;

interface ThreadLogProps {
  feed: LiveFeed<ChatMessage>;
  snapshot: FeedSnapshot<ChatMessage>;
  frame: ReadingPlace['frame'];
  content: ReadingPlace['content'];
  /** Leads to the newest message; null = it is in sight, or something lies over it. */
  onToNewest: (() => void) | null;
  /** The messages, and what stands below them. */
  children: ReactNode;
}

/** Where the messages scroll. Older ones are read as the person scrolls back. */
export function ThreadLog(props: ThreadLogProps) {
  const { feed, snapshot, frame, content, onToNewest, children } = props;
  const { t } = useTranslation('chat');
  const isReady = snapshot.state === 'ready';
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box
        ref={frame}
        role="log"
        // What comes is announced sentence by sentence beside it, and nothing twice.
        aria-live="off"
        aria-label={t('chat:thread.label')}
        tabIndex={0}
        sx={{
          height: '100%',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // The place is kept by hand: not every browser anchors, and two would be one too many.
          overflowAnchor: 'none',
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Box
          sx={{
            ...THREAD_COLUMN,
            minHeight: '100%',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
          }}
        >
          {snapshot.state === 'loading' && <LoadingState shape="rows" />}
          {snapshot.state === 'failed' && (
            <FailedState
              failureCode={snapshot.failureCode ?? 'common/unknown'}
              onRetry={feed.retry}
            />
          )}
          {isReady && !snapshot.isEverythingRead && (
            <ReadOn
              words={t('chat:thread.older')}
              isReading={snapshot.isReadingOlder}
              failureCode={snapshot.olderFailureCode}
              isAutomatic
              onRead={feed.readOlder}
            />
          )}
          <Box ref={content} sx={{ pt: 1, pb: 3 }}>
            {children}
          </Box>
        </Box>
      </Box>
      {onToNewest && <ToNewest onPress={onToNewest} />}
    </Box>
  );
}

function ToNewest({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, bottom: 8, display: 'grid' }}>
      <Button
        size="small"
        variant="contained"
        color="secondary"
        startIcon={<Icon path={mdiArrowDown} />}
        onClick={onPress}
        sx={{ justifySelf: 'center', borderRadius: 6, boxShadow: 2 }}
      >
        {t('chat:thread.newest')}
      </Button>
    </Box>
  );
}
