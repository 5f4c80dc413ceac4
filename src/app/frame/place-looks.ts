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
import type { SxProps, Theme } from '@mui/material/styles';
import type { Place } from '@tasuki/domain/navigation/application';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { HUMAN_COACH_ICON, HUMAN_COACH_ICON_FILLED } from '../../ui/author-icons.ts';

/** The signs of the frame's places. */
export const PLACE_ICONS: Readonly<Record<Place, { rest: string; current: string }>> = {
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

/** A place of bottom bar or rail; the current one is marked by shape and weight, not by colour alone. */
export function barButton(isCurrent: boolean): SxProps<Theme> {
  return {
    // As wide as each other, where no name needs more room.
    flex: { xs: '1 1 0', lg: 'none' },
    flexDirection: 'column',
    gap: 0.25,
    minWidth: { xs: 'max-content', lg: 64 },
    px: 0.25,
    minHeight: { xs: 56, lg: 64 },
    borderRadius: 1,
    color: isCurrent ? 'primary.main' : 'text.secondary',
    '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
  };
}

/** Its name below its sign. */
export function barLabel(isCurrent: boolean): SxProps<Theme> {
  return {
    minWidth: TOUCH_TARGET_PIXELS,
    textAlign: 'center',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    fontWeight: isCurrent ? 650 : 450,
  };
}
