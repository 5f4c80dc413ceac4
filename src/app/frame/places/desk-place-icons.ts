import {
  mdiAccountGroup,
  mdiAccountGroupOutline,
  mdiAccountMultiple,
  mdiAccountMultipleOutline,
  mdiClipboardTextClock,
  mdiClipboardTextClockOutline,
  mdiCommentText,
  mdiCommentTextOutline,
  mdiFlag,
  mdiFlagOutline,
  mdiMessageFlash,
  mdiMessageFlashOutline,
  mdiMessageText,
  mdiMessageTextOutline,
  mdiWallet,
  mdiWalletOutline,
} from '@mdi/js';
import { HUMAN_COACH_ICON, HUMAN_COACH_ICON_FILLED } from '../../../ui/author-icons.ts';
import type { DeskPlace, PlaceIcons } from '../place-looks.ts';

/** The signs of the places of coaches and admins. */
export const DESK_PLACE_ICONS: Readonly<Record<DeskPlace, PlaceIcons>> = {
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
