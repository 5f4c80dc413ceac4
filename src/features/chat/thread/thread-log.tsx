import { mdiArrowDown, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import type { FeedSnapshot, LiveFeed } from '../../../platform/live/live-feed.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ReadOn } from '../../../ui/read-on.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { messageElementId } from '../message-actions/quoted-message.tsx';
import type { useReadingPlace } from '../use-reading-place.ts';
import { THREAD_COLUMN } from './thread-column.ts';
import type { ShownLinkedMessage } from './use-linked-message.ts';

type ReadingPlace = ReturnType<typeof useReadingPlace>;

const fade = keyframes`
  from { background-color: var(--tasuki-palette-action-selected); }
  to { background-color: transparent; }
`;

interface ThreadLogProps {
  feed: LiveFeed<ChatMessage>;
  snapshot: FeedSnapshot<ChatMessage>;
  frame: ReadingPlace['frame'];
  content: ReadingPlace['content'];
  /** Leads to the newest message; null = it is in sight, or something lies over it. */
  onToNewest: (() => void) | null;
  /** The message that the address names; null = it names none. */
  linkedMessage: ShownLinkedMessage | null;
  /** The messages, and what stands below them. */
  children: ReactNode;
}

/** The scrolling list of messages. Older ones are read as the person scrolls back. */
export function ThreadLog(props: ThreadLogProps) {
  const { feed, snapshot, frame, content, onToNewest, linkedMessage, children } = props;
  const { t } = useTranslation('chat');
  const isReady = snapshot.state === 'ready';
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box
        ref={frame}
        role="log"
        // New messages are announced sentence by sentence beside it, and nothing twice.
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
              isEndless
              onRead={feed.readOlder}
            />
          )}
          <Box
            ref={content}
            sx={{ pt: 1, pb: 3, ...(linkedMessage && highlightOf(linkedMessage.messageId)) }}
          >
            {children}
          </Box>
        </Box>
      </Box>
      {isReady && linkedMessage?.note && (
        <LinkedMessageNote note={linkedMessage.note} onClose={linkedMessage.onCloseNote} />
      )}
      {onToNewest && <ToNewest onPress={onToNewest} />}
    </Box>
  );
}

/** Shows for a while which message it is. Without motion it stays marked. */
function highlightOf(messageId: string) {
  return {
    [`& [id="${messageElementId(messageId)}"]`]: {
      borderRadius: 2,
      // It has the focus, and its ground marks it.
      outline: 'none',
      animation: `${fade} 4s ease-in 1 both`,
      '@media (prefers-reduced-motion: reduce)': {
        animation: 'none',
        bgcolor: 'action.selected',
      },
    },
  };
}

interface LinkedMessageNoteProps {
  note: NonNullable<ShownLinkedMessage['note']>;
  onClose: ShownLinkedMessage['onCloseNote'];
}

/** Says where the message is that the address names, while it is not in view. */
function LinkedMessageNote({ note, onClose }: LinkedMessageNoteProps) {
  const { t } = useTranslation('chat');
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: 0,
        top: 8,
        px: 2,
        display: 'grid',
        pointerEvents: 'none',
      }}
    >
      <Box
        sx={{
          justifySelf: 'center',
          display: 'flex',
          alignItems: 'center',
          paddingInlineStart: 2,
          paddingInlineEnd: onClose ? 0.5 : 2,
          borderRadius: 2,
          boxShadow: 2,
          bgcolor: 'background.paper',
          pointerEvents: 'auto',
        }}
      >
        <Typography role="status" variant="body2" sx={{ py: 1 }}>
          {t(`chat:linkedMessage.${note}`)}
        </Typography>
        {onClose && (
          <IconButton aria-label={t('chat:linkedMessage.close')} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        )}
      </Box>
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
