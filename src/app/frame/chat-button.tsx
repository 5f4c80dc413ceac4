import { mdiMessageTextOutline } from '@mdi/js';
import Fab from '@mui/material/Fab';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { UnreadMark } from './unread-mark.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ChatButtonProps {
  isInRail?: boolean;
  /** The page has a way of its own into a conversation, which stays the one that stands out. */
  isQuiet: boolean;
}

/** The main chat button: in the middle of the bottom bar, or at the foot of the rail. */
export function ChatButton({ isInRail = false, isQuiet }: ChatButtonProps) {
  const { t } = useTranslation();
  return (
    <Fab
      component={Link}
      to={routePath('topics')}
      color={isQuiet ? 'default' : 'primary'}
      size={isInRail ? 'large' : 'medium'}
      aria-label={t('common:frame.chat')}
      sx={{
        boxShadow: 'none',
        flexShrink: 0,
        ...(isInRail ? { alignSelf: 'center' } : { mx: 0.5 }),
        ...(isQuiet ? { bgcolor: 'quiet.ground', color: 'text.primary' } : {}),
      }}
    >
      <UnreadMark role="runner">
        <Icon path={mdiMessageTextOutline} />
      </UnreadMark>
    </Fab>
  );
}
