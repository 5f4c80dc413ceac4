import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { useMessagesLeft } from '../../../data/chat/outgoing/message-allowance.ts';

const SECONDS = MESSAGE_TURNS.intervalMilliseconds / 1000;

/** Says how many more messages may be sent at once, before that limit is reached. */
export function AllowanceNotice() {
  const { t } = useTranslation('chat');
  const left = useMessagesLeft();
  if (left === null) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ pb: 1 }}>
      {left === 0
        ? t('chat:composer.messagesWait', { seconds: SECONDS })
        : t('chat:composer.messagesLeft', { count: left, seconds: SECONDS })}
    </Typography>
  );
}
