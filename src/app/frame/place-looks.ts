import {
  mdiAccountCircle,
  mdiAccountCircleOutline,
  mdiCalendarWeek,
  mdiCalendarWeekOutline,
  mdiRun,
  mdiRunFast,
  mdiWhistle,
  mdiWhistleOutline,
} from '@mdi/js';
import type { SxProps, Theme } from '@mui/material/styles';
import { APPLICATION_PLACES, type Place } from '@tasuki/domain/navigation/application';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** The two signs of a place. */
export interface PlaceIcons {
  rest: string;
  current: string;
}

type RunnerPlace = (typeof APPLICATION_PLACES.runner)[number];
/** The places of coaches and admins. */
export type DeskPlace = Exclude<Place, RunnerPlace>;

/** Icons of runners' places, which every page has. */
export const RUNNER_PLACE_ICONS: Readonly<Record<RunnerPlace, PlaceIcons>> = {
  activities: { rest: mdiRun, current: mdiRunFast },
  myCoach: { rest: mdiWhistleOutline, current: mdiWhistle },
  plan: { rest: mdiCalendarWeekOutline, current: mdiCalendarWeek },
  account: { rest: mdiAccountCircleOutline, current: mdiAccountCircle },
};

export function isRunnerPlace(place: Place): place is RunnerPlace {
  return APPLICATION_PLACES.runner.some((one) => one === place);
}

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
