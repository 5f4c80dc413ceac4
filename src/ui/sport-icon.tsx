import {
  mdiBike,
  mdiDumbbell,
  mdiHiking,
  mdiRowing,
  mdiRun,
  mdiSkiCrossCountry,
  mdiSwim,
  mdiTimerOutline,
  mdiWalk,
  mdiYoga,
} from '@mdi/js';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import { Icon } from './icon.tsx';

const PATHS: Partial<Record<SportType, string>> = {
  Run: mdiRun,
  VirtualRun: mdiRun,
  Ride: mdiBike,
  VirtualRide: mdiBike,
  EBikeRide: mdiBike,
  Walk: mdiWalk,
  Hike: mdiHiking,
  Swim: mdiSwim,
  Workout: mdiDumbbell,
  WeightTraining: mdiDumbbell,
  Crossfit: mdiDumbbell,
  Yoga: mdiYoga,
  Rowing: mdiRowing,
  Canoeing: mdiRowing,
  Kayaking: mdiRowing,
  AlpineSki: mdiSkiCrossCountry,
  BackcountrySki: mdiSkiCrossCountry,
  NordicSki: mdiSkiCrossCountry,
  RollerSki: mdiSkiCrossCountry,
};

interface SportIconProps extends Omit<SvgIconProps, 'children' | 'path'> {
  sport: SportType;
}

/** The sport at a glance; its words stand beside it. */
export function SportIcon({ sport, ...props }: SportIconProps) {
  return <Icon path={PATHS[sport] ?? mdiTimerOutline} {...props} />;
}
