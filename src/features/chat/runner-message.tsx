import { mdiAccountOutline, mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantMessage } from '@tasuki/domain/chat/message';
import { Icon } from '../../ui/icon.tsx';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { TimeOf } from './time-of.tsx';
import type { UnsentMessage } from './unsent-messages.ts';

const appear = keyframes`to { opacity: 1; }`;

interface RunnerSpeechProps {
  text: string;
  writtenAt: Date;
  children?: ReactNode;
}

/** What the runner wrote, as it was written: no mark in it means anything. */
function RunnerSpeech({ text, writtenAt, children }: RunnerSpeechProps) {
  const { t } = useTranslation('activities');
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        pl: { xs: 5, sm: 10 },
      }}
    >
      <MessageAuthor icon={mdiAccountOutline} name={t('activities:own.author')}>
        <TimeOf moment={writtenAt} />
      </MessageAuthor>
      <Typography
        dir="auto"
        sx={{
          px: 2,
          py: 1.25,
          borderRadius: 1.5,
          borderTopRightRadius: 2,
          bgcolor: 'quiet.ground',
          whiteSpace: 'pre-wrap',
          maxWidth: 'min(100%, var(--tasuki-line-length))',
          unicodeBidi: 'plaintext',
        }}
      >
        {text}
      </Typography>
      {children}
    </Box>
  );
}

interface RunnerMessageProps {
  message: ParticipantMessage;
  isOnline: boolean;
}

export function RunnerMessage({ message, isOnline }: RunnerMessageProps) {
  const { t } = useTranslation('chat');
  return (
    <RunnerSpeech text={message.text} writtenAt={message.createdAt ?? message.writtenAt}>
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
            // What arrives at once need not be said to be on its way.
            ...(isOnline ? { opacity: 0, animation: `${appear} 1ms linear 700ms forwards` } : {}),
          }}
        >
          <Icon path={mdiClockOutline} sx={{ fontSize: 16 }} />
          {isOnline ? t('chat:message.sending') : t('chat:message.waitsForConnection')}
        </Typography>
      )}
    </RunnerSpeech>
  );
}

interface UnsentRunnerMessageProps {
  message: UnsentMessage;
  onSendAgain: () => void;
  /** Takes the words back into the composer. */
  onTakeBack: () => void;
}

export function UnsentRunnerMessage({
  message,
  onSendAgain,
  onTakeBack,
}: UnsentRunnerMessageProps) {
  const { t } = useTranslation(['chat', 'failures']);
  return (
    <RunnerSpeech text={message.text} writtenAt={message.writtenAt}>
      <Typography
        role="alert"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.75, color: 'error.main' }}
      >
        <Icon path={mdiAlertCircleOutline} sx={{ fontSize: 18 }} />
        {t('chat:message.notSent')}
        {message.failureCode && ` ${t(`failures:${message.failureCode}`)}`}
      </Typography>
      <Box sx={{ display: 'flex', mr: -1.5 }}>
        <Button size="small" color="secondary" onClick={onTakeBack}>
          {t('chat:message.takeBack')}
        </Button>
        <Button size="small" color="secondary" onClick={onSendAgain}>
          {t('chat:message.sendAgain')}
        </Button>
      </Box>
    </RunnerSpeech>
  );
}
