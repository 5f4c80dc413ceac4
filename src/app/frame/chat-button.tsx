import { mdiMessageTextOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { UnreadMark } from './marks/unread-mark.tsx';
import { Icon } from '../../ui/icon.tsx';

interface ChatButtonProps {
  isInRail?: boolean;
  /** The page has a way of its own into a conversation, which stays the one that stands out. */
  isQuiet: boolean;
}

const QUIET = {
  bgcolor: 'quiet.ground',
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.selected' },
} as const;
const STANDING_OUT = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;

/** The main chat button: in the middle of the bottom bar, or at the foot of the rail. */
export function ChatButton({ isInRail = false, isQuiet }: ChatButtonProps) {
  const { t } = useTranslation();
  const pixels = isInRail ? 56 : 48;
  return (
    <IconButton
      component={Link}
      to={routePath('topics')}
      aria-label={t('common:frame.chat')}
      sx={{
        width: pixels,
        height: pixels,
        flexShrink: 0,
        ...(isInRail ? { alignSelf: 'center' } : { mx: 0.5 }),
        ...(isQuiet ? QUIET : STANDING_OUT),
      }}
    >
      <UnreadMark role="runner">
        <Icon path={mdiMessageTextOutline} />
      </UnreadMark>
    </IconButton>
  );
}
