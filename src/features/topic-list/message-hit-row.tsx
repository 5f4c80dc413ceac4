import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { MessageHit } from '@tasuki/domain/chat/search/message-search';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { pathToMessage } from '../../platform/between-pages/linked-message.ts';
import { rowLink } from '../../ui/row-link.ts';
import { ShortMoment } from './short-moment.tsx';
import { useTopicName } from './use-topic-name.ts';

interface MessageHitRowProps {
  uid: string;
  hit: MessageHit;
  /** The conversation that the message stands in. */
  entry: InboxEntry;
}

/** One of the person's own messages: where and when it was written, and what was found in it. */
export function MessageHitRow({ uid, hit, entry }: MessageHitRowProps) {
  const name = useTopicName(uid, entry);
  const { before, found, after } = hit.excerpt;
  return (
    <Box
      component={Link}
      to={pathToMessage(
        routePath(entry.role === 'coach' ? 'coachTopicChat' : 'topicChat', { topicId: entry.id }),
        hit.messageId,
      )}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        ...rowLink(false),
      }}
    >
      <Typography component="p" variant="body2" color="textSecondary" noWrap>
        <bdi>{name}</bdi>
      </Typography>
      <Typography
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ whiteSpace: 'nowrap', mt: '0.1em' }}
      >
        <ShortMoment at={new Date(hit.createdAt)} />
      </Typography>
      <Typography
        component="p"
        variant="body2"
        dir="auto"
        sx={{ gridColumn: '1 / -1', mt: 0.25, overflowWrap: 'anywhere' }}
      >
        {before}
        <Box
          component="mark"
          sx={{ bgcolor: 'action.selected', color: 'inherit', fontWeight: 650 }}
        >
          {found}
        </Box>
        {after}
      </Typography>
    </Box>
  );
}
