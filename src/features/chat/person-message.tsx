import { mdiAccountOutline, mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOriginOf } from '@tasuki/domain/chat/drafts/coach-draft';
import type { DraftOrigin, ParticipantMessage } from '@tasuki/domain/chat/message';
import { isDeletedMessage, isHiddenAtFirst } from '@tasuki/domain/chat/own-message';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { usePhotoAddress } from '../../data/accounts/profile-photo-query.ts';
import { AI_COACH_ICON, HUMAN_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { PersonFace } from '../../ui/faces/person-face.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { MessageAttachments } from './attachments/message-attachments.tsx';
import { messageElementId } from './message-actions/quoted-message.tsx';
import { FlaggedWords } from './moderation/flagged-words.tsx';
import { OwnMessageNotes, type ToAuthor } from './moderation/own-message-notes.tsx';
import { PersonText } from './markdown/person-text.tsx';
import { RememberedMark, type Remembered } from './message-actions/remembered-mark.tsx';
import { TimeOf } from './time-of.tsx';
import type { UnsentMessage } from '../../data/chat/outgoing/unsent-messages.ts';

const appear = keyframes`to { opacity: 1; }`;

interface PersonSpeechProps {
  text: string;
  writtenAt: Date;
  /** The author, if it is somebody else. */
  author?: TopicPerson | null;
  /** The id of a message that has arrived, to go to it. */
  messageId?: string;
  isEdited?: boolean;
  /** How much of it the AI wrote; null = nothing. */
  origin?: DraftOrigin | null;
  /** The people who may be mentioned in it. */
  names?: readonly string[];
  /** The menu of its actions. */
  menu?: ReactNode;
  /** The message that it quotes. */
  quote?: ReactNode;
  isDeleted?: boolean;
  /** Whether an admin took its words away. */
  isRemoved?: boolean;
  /** Whether nothing of it is shown until the reader asks. */
  isHidden?: boolean;
  /** Files that hang on it. */
  files?: ReactNode;
  /** The notes kept of it. */
  remembered?: Remembered | null;
  children?: ReactNode;
}

/** A person's message. */
function PersonSpeech(props: PersonSpeechProps) {
  const { text, writtenAt, author = null, messageId, isEdited, menu, quote, children } = props;
  const { names = NO_NAMES, origin = null, isDeleted = false, files, remembered = null } = props;
  const { isHidden = false, isRemoved = false } = props;
  const { t } = useTranslation('chat');
  const isOwn = author === null;
  const name = isOwn ? t('common:author.you') : author.name || t(`chat:person.${author.role}`);
  const room = { xs: 5, sm: 10 };
  const content = (
    <>
      {quote}
      {isDeleted ? (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t(isRemoved ? 'chat:message.removed' : 'chat:message.deleted')}
        </Typography>
      ) : text === '' ? null : (
        <PersonText text={text} names={names} />
      )}
      {!isDeleted && files}
    </>
  );
  return (
    <Box
      component="article"
      {...(messageId !== undefined && { id: messageElementId(messageId), tabIndex: -1 })}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(isOwn ? { alignItems: 'flex-end', pl: room } : { alignItems: 'flex-start', pr: room }),
      }}
    >
      <MessageAuthor
        icon={iconOf(author, origin)}
        face={
          author && author.name !== '' && origin !== 'asIs' ? <AuthorFace author={author} /> : null
        }
        name={origin === null ? name : t(`chat:draft.${origin}.${isOwn ? 'own' : 'by'}`, { name })}
      >
        <TimeOf moment={writtenAt} />
        {isEdited && <span>{t('chat:message.edited')}</span>}
        {!isDeleted && remembered && <RememberedMark {...remembered} />}
        {menu}
      </MessageAuthor>
      <Box
        sx={{
          px: 2,
          py: 1.25,
          borderRadius: 1.5,
          ...(isOwn
            ? { borderTopRightRadius: 2, bgcolor: 'quiet.ground' }
            : { borderTopLeftRadius: 2, border: 1, borderColor: 'quiet.line' }),
          maxWidth: 'min(100%, var(--tasuki-line-length))',
        }}
      >
        {isHidden ? <FlaggedWords>{content}</FlaggedWords> : content}
      </Box>
      {!isDeleted && remembered?.notes}
      {children}
    </Box>
  );
}

function AuthorFace({ author: { uid, name } }: { author: TopicPerson }) {
  return <PersonFace name={name} photo={usePhotoAddress(uid)} pixels={AUTHOR_FACE_PIXELS} />;
}

const AUTHOR_FACE_PIXELS = 24;

function iconOf(author: TopicPerson | null, origin: DraftOrigin | null): string {
  if (origin === 'asIs') return AI_COACH_ICON;
  return author?.role === 'coach' ? HUMAN_COACH_ICON : mdiAccountOutline;
}

const NO_NAMES: readonly string[] = [];

interface PersonMessageProps {
  message: ParticipantMessage;
  topicId: string;
  /** The author, if it is somebody else. */
  author: TopicPerson | null;
  isOnline: boolean;
  /** The people who may be mentioned in it. */
  names: readonly string[];
  menu: ReactNode;
  quote: ReactNode;
  /** The activity that it shows. */
  card: ReactNode;
  /** The notes kept of it; null = none that are known. */
  remembered: Remembered | null;
  /** Notes that only its author sees. */
  toAuthor: ToAuthor;
}

/** A message with what is to be said of its way. */
export function PersonMessage(props: PersonMessageProps) {
  const { message, topicId, author, isOnline, names, menu, quote, card } = props;
  const { remembered, toAuthor } = props;
  const { t } = useTranslation('chat');
  const { attachments = [] } = message;
  return (
    <PersonSpeech
      text={isDeletedMessage(message) ? '' : message.text}
      isDeleted={isDeletedMessage(message)}
      isRemoved={(message.removedAt ?? null) !== null}
      isHidden={author !== null && !isDeletedMessage(message) && isHiddenAtFirst(message)}
      files={
        <>
          {card}
          {attachments.length > 0 && (
            <MessageAttachments
              topicId={topicId}
              messageId={message.id}
              attachments={attachments}
            />
          )}
        </>
      }
      writtenAt={message.createdAt ?? message.writtenAt}
      author={author}
      messageId={message.id}
      isEdited={!isDeletedMessage(message) && (message.editedAt ?? null) !== null}
      origin={draftOriginOf(message)}
      names={names}
      menu={menu}
      quote={quote}
      remembered={remembered}
    >
      {!message.createdAt && (
        <Typography
          component="p"
          variant="caption"
          color="textSecondary"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            mt: 0.5,
            // A message that arrives at once need not show that it is on its way.
            ...(isOnline ? { opacity: 0, animation: `${appear} 1ms linear 700ms forwards` } : {}),
          }}
        >
          <Icon path={mdiClockOutline} sx={{ fontSize: 16 }} />
          {isOnline ? t('chat:message.sending') : t('chat:message.waitsForConnection')}
        </Typography>
      )}
      {author === null && <OwnMessageNotes message={message} {...toAuthor} />}
    </PersonSpeech>
  );
}

interface UnsentMessageViewProps {
  message: UnsentMessage;
  onSendAgain: () => void;
  /** Takes the words back into the composer. */
  onTakeBack: () => void;
}

export function UnsentMessageView({ message, onSendAgain, onTakeBack }: UnsentMessageViewProps) {
  const { t } = useTranslation('chat');
  const isWaiting = message.state === 'waiting';
  return (
    <PersonSpeech text={message.text} writtenAt={message.writtenAt}>
      {isWaiting ? <WaitingNote /> : <NotSentNote failureCode={message.failureCode} />}
      <Box sx={{ display: 'flex', mr: -1.5 }}>
        <Button size="small" color="secondary" onClick={onTakeBack}>
          {t('chat:message.takeBack')}
        </Button>
        {!isWaiting && (
          <Button size="small" color="secondary" onClick={onSendAgain}>
            {t('chat:message.sendAgain')}
          </Button>
        )}
      </Box>
    </PersonSpeech>
  );
}

function WaitingNote() {
  const { t } = useTranslation('chat');
  return (
    <Typography
      role="status"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}
    >
      <Icon path={mdiClockOutline} sx={{ fontSize: 16 }} />
      {t('chat:message.waitsForTurn')}
    </Typography>
  );
}

function NotSentNote({ failureCode }: Pick<UnsentMessage, 'failureCode'>) {
  const { t } = useTranslation(['chat', 'failures']);
  return (
    <Typography
      role="alert"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.75, color: 'error.main' }}
    >
      <Icon path={mdiAlertCircleOutline} sx={{ fontSize: 18 }} />
      {t('chat:message.notSent')}
      {failureCode && ` ${t(`failures:${failureCode}`)}`}
    </Typography>
  );
}
