import { useEffect, useState } from 'react';
import type { Place } from '@tasuki/domain/navigation/application';
import { reportError } from '../../../platform/report-error.ts';
import {
  isRunnerPlace,
  RUNNER_PLACE_ICONS,
  type DeskPlace,
  type PlaceIcons,
} from '../place-looks.ts';

type DeskPlaceIcons = Readonly<Record<DeskPlace, PlaceIcons>>;

/** Null = not fetched yet. */
let deskPlaceIcons: DeskPlaceIcons | null = null;

async function fetchDeskPlaceIcons(): Promise<void> {
  try {
    deskPlaceIcons = (await import('./desk-place-icons.ts')).DESK_PLACE_ICONS;
  } catch (cause) {
    reportError(cause, 'fetch signs of places');
  }
}

/**
 * The signs of a place; null = not there yet. Those of coaches and admins are fetched for them alone, and a place
 * stands with its name meanwhile.
 */
export function usePlaceIcons(place: Place): PlaceIcons | null {
  const [desk, setDesk] = useState(deskPlaceIcons);
  const isMissing = desk === null && !isRunnerPlace(place);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    void fetchDeskPlaceIcons().then(() => {
      if (!isGone) setDesk(deskPlaceIcons);
    });
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  if (isRunnerPlace(place)) return RUNNER_PLACE_ICONS[place];
  return desk && desk[place];
}
