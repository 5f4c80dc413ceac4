import {
  mdiFlag,
  mdiFlagOutline,
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiAccountGroup,
  mdiAccountGroupOutline,
  mdiAccountMultiple,
  mdiAccountMultipleOutline,
  mdiClipboardTextClock,
  mdiCommentText,
  mdiCommentTextOutline,
  mdiClipboardTextClockOutline,
  mdiMessageFlash,
  mdiMessageText,
  mdiMessageTextOutline,
  mdiMessageFlashOutline,
  mdiWhistle,
  mdiWhistleOutline,
  mdiCalendarWeek,
  mdiCalendarWeekOutline,
  mdiRun,
  mdiRunFast,
  mdiWallet,
  mdiWalletOutline,
} from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Place } from '@tasuki/domain/navigation/application';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { HUMAN_COACH_ICON, HUMAN_COACH_ICON_FILLED } from '../../ui/author-icons.ts';
import { UnreadMark } from './unread-mark.tsx';
import { Icon } from '../../ui/icon.tsx';

const ICONS: Readonly<Record<Place, { rest: string; current: string }>> = {
  activities: { rest: mdiRun, current: mdiRunFast },
  myCoach: { rest: mdiWhistleOutline, current: mdiWhistle },
  plan: { rest: mdiCalendarWeekOutline, current: mdiCalendarWeek },
  account: { rest: mdiAccountCircleOutline, current: mdiAccountCircle },
  coachTopics: { rest: mdiMessageTextOutline, current: mdiMessageText },
  coachHome: { rest: mdiAccountGroupOutline, current: mdiAccountGroup },
  ownCoach: { rest: HUMAN_COACH_ICON, current: HUMAN_COACH_ICON_FILLED },
  quickResponses: { rest: mdiMessageFlashOutline, current: mdiMessageFlash },
  adminFeedback: { rest: mdiCommentTextOutline, current: mdiCommentText },
  adminMoney: { rest: mdiWalletOutline, current: mdiWallet },
  adminModeration: { rest: mdiFlagOutline, current: mdiFlag },
  adminLog: { rest: mdiClipboardTextClockOutline, current: mdiClipboardTextClock },
  adminUsers: { rest: mdiAccountMultipleOutline, current: mdiAccountMultiple },
};

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
}

/** One of the frame's places; the current one is marked by shape and weight, not by colour alone. */
export function PlaceLink({ place, isCurrent }: PlaceLinkProps) {
  const { t } = useTranslation();
  const icon = ICONS[place];
  return (
    <ButtonBase
      component={Link}
      to={routePath(place)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        flex: { xs: '1 1 auto', lg: 'none' },
        flexDirection: 'column',
        gap: 0.25,
        minWidth: { xs: 44, lg: 64 },
        px: 0.25,
        minHeight: { xs: 56, lg: 64 },
        borderRadius: 1,
        color: isCurrent ? 'primary.main' : 'text.secondary',
        '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
      }}
    >
      {place === 'coachTopics' ? (
        <UnreadMark role="coach">
          <Icon path={isCurrent ? icon.current : icon.rest} />
        </UnreadMark>
      ) : (
        <Icon path={isCurrent ? icon.current : icon.rest} />
      )}
      <Typography
        component="span"
        variant="caption"
        sx={{ lineHeight: 1.2, whiteSpace: 'nowrap', fontWeight: isCurrent ? 650 : 450 }}
      >
        {t(`common:place.${place}`)}
      </Typography>
    </ButtonBase>
  );
}
