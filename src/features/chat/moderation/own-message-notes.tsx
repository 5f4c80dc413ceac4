import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { ParticipantMessage } from '@tasuki/domain/chat/message';
import { isDeletedMessage, isHiddenAtFirst } from '@tasuki/domain/chat/own-message';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { SafetyWords } from './safety-words.tsx';

/** Notes beside a message that only its author sees. */
export interface ToAuthor {
  /** Words of help; null = none. */
  help: string | null;
  /** Whether an admin has warned them about it. */
  isWarned: boolean;
}

export function toAuthorOf(
  { id }: { id: string },
  listed: Pick<InboxEntry, 'help' | 'warning'> | null,
): ToAuthor {
  return {
    help: listed?.help?.messageId === id ? listed.help.text : null,
    isWarned: listed?.warning?.messageId === id,
  };
}

/**
 * The notes beside an author's own message: help, a warning, and that others must ask to see it.
 */
export function OwnMessageNotes({
  message,
  help,
  isWarned,
}: ToAuthor & { message: ParticipantMessage }) {
  const { t } = useTranslation('chat');
  const isRemoved = (message.removedAt ?? null) !== null;
  const isDeleted = isDeletedMessage(message);
  const isFlagged = !isDeleted && isHiddenAtFirst(message);
  return (
    <>
      {(isFlagged || isRemoved || isWarned) && (
        <FlagNote
          words={[
            isFlagged && t('chat:flagged.own'),
            isRemoved && t('chat:flagged.removed'),
            isWarned && t('chat:flagged.warned'),
          ]
            .filter((one) => one !== false)
            .join(' ')}
        />
      )}
      {help !== null && !isDeleted && (
        <Box role="status" sx={{ mt: 1, maxWidth: 'min(100%, var(--tasuki-line-length))' }}>
          <SafetyWords needsCare>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{help}</Typography>
            <OnlyYou />
          </SafetyWords>
        </Box>
      )}
    </>
  );
}

function OnlyYou() {
  const { t } = useTranslation('chat');
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
      {t('chat:flagged.onlyYou')}
    </Typography>
  );
}

/** A note of the administrators to an author, with how to object. */
export function FlagNote({ words }: { words: string }) {
  const { t } = useTranslation('chat');
  return (
    <Typography
      role="status"
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ mt: 0.5, maxWidth: 'min(100%, var(--tasuki-line-length))', textAlign: 'end' }}
    >
      {words}{' '}
      <Link component={RouterLink} to={routePath('contact')} color="inherit">
        {t('chat:flagged.object')}
      </Link>
    </Typography>
  );
}
