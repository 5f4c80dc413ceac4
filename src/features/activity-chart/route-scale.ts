import type { RouteBounds, RoutePlace } from '@tasuki/domain/recordings/route/route';
import { formatMeasure, type MeasureLocale } from '@tasuki/domain/measures/format-measure';

/** How a route lies in its picture. */
export interface RouteScale {
  widthPixels: number;
  heightPixels: number;
  metersPerPixel: number;
  toPixels: (place: RoutePlace) => { x: number; y: number };
  toPlace: (x: number, y: number) => RoutePlace;
}

/** Room for the marks of start, end and cursor. */
const PADDING_PIXELS = 16;
/** A route along a straight road needs no high picture. */
const HEIGHT_MINIMUM_PIXELS = 96;

/** Fits a route into a width, with north up and the same scale in both directions. */
export function routeScale(
  bounds: RouteBounds,
  widthPixels: number,
  heightMaximumPixels: number,
): RouteScale {
  const [east, north] = [bounds.east - bounds.west, bounds.north - bounds.south];
  const innerWidth = Math.max(1, widthPixels - 2 * PADDING_PIXELS);
  const innerHeight = heightMaximumPixels - 2 * PADDING_PIXELS;
  const metersPerPixel = Math.max(east / innerWidth, north / innerHeight);
  const heightPixels = Math.max(
    HEIGHT_MINIMUM_PIXELS,
    Math.ceil(north / metersPerPixel) + 2 * PADDING_PIXELS,
  );
  const middle = {
    east: (bounds.east + bounds.west) / 2,
    north: (bounds.north + bounds.south) / 2,
  };
  return {
    widthPixels,
    heightPixels,
    metersPerPixel,
    toPixels: ({ eastMeters, northMeters }) => ({
      x: widthPixels / 2 + (eastMeters - middle.east) / metersPerPixel,
      y: heightPixels / 2 - (northMeters - middle.north) / metersPerPixel,
    }),
    toPlace: (x, y) => ({
      eastMeters: middle.east + (x - widthPixels / 2) * metersPerPixel,
      northMeters: middle.north - (y - heightPixels / 2) * metersPerPixel,
    }),
  };
}

const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;
/** Longest first. */
const ROUND_METERS = powersOfTen(10_000_000, 10);
const ROUND_MILES = powersOfTen(1000, 0.1).map((miles) => miles * METERS_PER_MILE);
/** Shorter lengths are in feet. */
const MILES_FROM_METERS = 0.09 * METERS_PER_MILE;
const ROUND_FEET = [500, 200, 100, 50, 20].map((feet) => feet * METERS_PER_FOOT);

/** 1, 2 and 5 of each power of ten, from the largest down. */
function powersOfTen(largest: number, smallest: number): number[] {
  const values: number[] = [];
  for (let power = largest; power >= smallest * 0.99; power /= 10) {
    values.push(5 * power, 2 * power, power);
  }
  return values;
}

/** The longest round length that fits, with its words; null where not even the shortest does. */
export function scaleBar(
  metersPerPixel: number,
  lengthMaximumPixels: number,
  locale: MeasureLocale,
): { pixels: number; words: string } | null {
  const maximum = metersPerPixel * lengthMaximumPixels;
  const isImperial = locale.units === 'imperial';
  const meters = (isImperial ? [...ROUND_MILES, ...ROUND_FEET] : ROUND_METERS).find(
    (length) => length <= maximum,
  );
  if (meters === undefined) return null;
  const shortUnit = isImperial ? 'metersOfAltitude' : 'meters';
  const isShort = meters < (isImperial ? MILES_FROM_METERS : 1000);
  return {
    pixels: meters / metersPerPixel,
    words: formatMeasure(meters, isShort ? shortUnit : 'roundMeters', locale),
  };
}
