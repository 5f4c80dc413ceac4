import { mdiBellOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { INBOX_LIMITS, type InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';
import { MarkedWords } from '../../ui/marked-words.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ShortMoment } from './short-moment.tsx';
import { TopicFaces } from './topic-faces.tsx';
import { useTopicName } from './use-topic-name.ts';

interface TopicRowProps {
  uid: string;
  entry: InboxEntry;
  isSelected: boolean;
}

/** The people or the subject, the last words and their time; unread messages stand out. */
export const TopicRow = memo(function TopicRow({ uid, entry, isSelected }: TopicRowProps) {
  const { t } = useTranslation(['chat', 'sports']);
  const name = useTopicName(uid, entry);
  const isUnread = entry.unreadCount > 0 && !entry.isMuted;
  const parameters = { topicId: entry.id };
  const lastWords = useLastWords(uid, entry);
  return (
    <Box
      component={Link}
      to={
        entry.role === 'coach'
          ? routePath('coachTopicChat', parameters)
          : routePath('topicChat', parameters)
      }
      aria-current={isSelected ? 'page' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.5,
        ...rowLink(isSelected),
      }}
    >
      <TopicFaces uid={uid} entry={entry} />
      <Typography
        component="p"
        variant="subtitle1"
        noWrap
        sx={{ fontWeight: isUnread ? 750 : 650, lineHeight: 1.4 }}
      >
        <bdi>{name}</bdi>
      </Typography>
      <Typography
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap', mt: '0.2em' }}
      >
        {entry.isMuted && (
          <>
            <Icon path={mdiBellOffOutline} sx={{ fontSize: 16 }} />
            <VisuallyHidden>{t('chat:list.muted')}</VisuallyHidden>
          </>
        )}
        <ShortMoment at={entry.lastMessageAt} />
      </Typography>
      {lastWords && (
        <Typography
          component="p"
          variant="body2"
          color={isUnread ? 'textPrimary' : 'textSecondary'}
          // Behind a name each runs its own way.
          dir={lastWords.isOfAuthor ? undefined : 'auto'}
          sx={{
            gridColumn: '2',
            mt: 0.25,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <MarkedWords words={lastWords.words} marks={{ text: <bdi>{entry.lastText}</bdi> }} />
        </Typography>
      )}
      {isUnread && <UnreadMark count={entry.unreadCount} />}
    </Box>
  );
});

interface LastWords {
  /** The last words, with a mark for their meaning. */
  words: string;
  /** Whether it begins with whose words they are. */
  isOfAuthor: boolean;
}

const TEXT = '<text/>';

/** How the newest message begins; null = nothing was said yet. */
function useLastWords(
  uid: string,
  { kind, lastText, lastAuthorUid, people = [] }: InboxEntry,
): LastWords | null {
  const { t } = useTranslation(['chat', 'groups']);
  if (lastText === '') {
    // A new conversation has no author; words that are gone had one.
    return lastAuthorUid === null ? null : { words: t('chat:list.notShown'), isOfAuthor: false };
  }
  if (kind !== 'ai' && lastAuthorUid === uid) {
    return { words: t('chat:list.you', { text: TEXT }), isOfAuthor: true };
  }
  const author = kind === 'group' && people.find((person) => person.uid === lastAuthorUid);
  return author && author.name !== ''
    ? { words: t('groups:list.said', { name: author.name, text: TEXT }), isOfAuthor: true }
    : { words: TEXT, isOfAuthor: false };
}

function UnreadMark({ count }: { count: number }) {
  const { t } = useTranslation('chat');
  const isMany = count >= INBOX_LIMITS.countedMaximum;
  const shown = isMany ? `${INBOX_LIMITS.countedMaximum - 1}+` : String(count);
  return (
    <Box
      sx={{
        gridColumn: '3',
        justifySelf: 'end',
        alignSelf: 'start',
        mt: 0.25,
        minWidth: 22,
        px: 0.75,
        borderRadius: 3,
        textAlign: 'center',
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: '22px',
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{t('chat:list.unread', { count, shown })}</VisuallyHidden>
    </Box>
  );
}
