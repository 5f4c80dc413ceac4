import type { TrackColumns } from '../recording.ts';
import type { Route, RoutePlace } from './route.ts';
import { routeLines } from './route-lines.ts';

/** How much of a route around its ends may be left out of what others see. Metres. */
export const HIDDEN_METERS = [200, 500, 1000] as const;
export type HiddenMeters = (typeof HIDDEN_METERS)[number];

/** How far the middle of the hidden circle lies from the end that it hides, against the hidden metres. */
const SHIFT_SHARES = [0.25, 0.5] as const;
/** Starts within as many degrees have the same shift: about 500 metres. */
const SHIFT_GRID_DEGREES = 0.005;

/** Less of a route than this shows nothing. */
const SHOWN_METERS_MINIMUM = 500;

/**
 * By how much the hidden circles are shifted. Were the start their middle, the shown ends of a few
 * routes would lie on a circle around a home, and give it away. The shift is the same for each run
 * of an account from one place, so that many pictures do not average it out.
 *
 * @param secret what strangers do not know, such as the account's id
 */
export function hiddenShift(
  { latitudeDegrees, longitudeDegrees }: TrackColumns,
  hiddenMeters: number,
  secret: string,
): RoutePlace {
  const first = latitudeDegrees.findIndex((degrees) => !Number.isNaN(degrees));
  const cell = (degrees: number | undefined) => Math.round((degrees ?? 0) / SHIFT_GRID_DEGREES);
  const place = `${cell(latitudeDegrees[first])}/${cell(longitudeDegrees[first])}`;
  const [least, most] = SHIFT_SHARES;
  const meters = hiddenMeters * (least + (most - least) * fractionOf(`${secret}/${place}/meters`));
  const angle = 2 * Math.PI * fractionOf(`${secret}/${place}/angle`);
  return { eastMeters: meters * Math.cos(angle), northMeters: meters * Math.sin(angle) };
}

/** A number from 0 to 1 that is the same for the same text (FNV-1a, then mixed as in MurmurHash3). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/**
 * The lines of a route for others to see. Its first and last metres are left out. So is every place
 * within as many metres of where it began or ended, and more on one side, whenever somebody passed there.
 *
 * @param shift of the hidden circles, {@link hiddenShift}
 * @param toleranceMeters as of {@link routeLines}
 * @returns no lines where too little is left
 */
export function shownRouteLines(
  route: Route,
  { hiddenMeters, shift }: { hiddenMeters: number; shift: RoutePlace },
  toleranceMeters: number,
): readonly (readonly RoutePlace[])[] {
  const parts = shownParts(route, hiddenMeters, shift);
  const meters = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (meters < SHOWN_METERS_MINIMUM) return [];
  // Each part alone: no line leads across what is hidden.
  return parts.flatMap((part) => routeLines(part, toleranceMeters).known);
}

function shownParts(route: Route, hiddenMeters: number, shift: RoutePlace): Route[] {
  const { eastMeters, northMeters } = route;
  const count = eastMeters.length;
  const isKnown = (index: number) => !Number.isNaN(eastMeters[index]);
  const known = Array.from({ length: count }, (_, index) => index).filter(isKnown);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const apart = (one: number, other: number) =>
    Math.hypot(
      (eastMeters[one] ?? 0) - (eastMeters[other] ?? 0),
      (northMeters[one] ?? 0) - (northMeters[other] ?? 0),
    );
  const fromStart = new Float64Array(count);
  let whole = 0;
  known.forEach((index, position) => {
    const before = known[position - 1];
    whole += before === undefined ? 0 : apart(before, index);
    fromStart[index] = whole;
  });
  // So large that the shifted circle holds all that lies within the hidden metres.
  const radiusMeters = hiddenMeters + Math.hypot(shift.eastMeters, shift.northMeters);
  const fromMiddle = (index: number, end: number) =>
    Math.hypot(
      (eastMeters[index] ?? 0) - (eastMeters[end] ?? 0) - shift.eastMeters,
      (northMeters[index] ?? 0) - (northMeters[end] ?? 0) - shift.northMeters,
    );
  const isShown = (index: number) => {
    const along = fromStart[index] ?? 0;
    return (
      Math.min(along, whole - along) >= hiddenMeters &&
      Math.min(fromMiddle(index, first), fromMiddle(index, last)) >= radiusMeters
    );
  };
  const parts: Route[] = [];
  let from: number | null = null;
  for (let index = 0; index <= count; index += 1) {
    // A place without a position hides nothing and shows nothing.
    if (index < count && !isKnown(index)) continue;
    const isOpen = index < count && isShown(index);
    if (isOpen) from ??= index;
    else if (from !== null) {
      parts.push(partOf(route, from, index));
      from = null;
    }
  }
  return parts;
}

function partOf(route: Route, from: number, to: number): Route {
  return {
    ...route,
    elapsedSeconds: route.elapsedSeconds.subarray(from, to),
    eastMeters: route.eastMeters.subarray(from, to),
    northMeters: route.northMeters.subarray(from, to),
  };
}

function lengthOf({ eastMeters, northMeters }: Route): number {
  let meters = 0;
  for (let index = 1; index < eastMeters.length; index += 1) {
    const step = Math.hypot(
      (eastMeters[index] ?? 0) - (eastMeters[index - 1] ?? 0),
      (northMeters[index] ?? 0) - (northMeters[index - 1] ?? 0),
    );
    if (!Number.isNaN(step)) meters += step;
  }
  return meters;
}
