import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { exampleTrendWeeks } from '../../trends/example-trend-week.ts';
import { forecastTrend, goalOutlook, type Forecast } from './goal-forecast.ts';

/** A Monday. */
const MONDAY = dayNumberOf('2026-11-23');
const TODAY = MONDAY + 3;

function raced(weeksAgo: number, value: number, monday: number) {
  return { race: { value, activityId: `race${monday}` }, bestRun: null, weeksAgo };
}

describe('the forecast of a distance', () => {
  it('rests on the races of twelve weeks, and follows them', () => {
    const weeks = exampleTrendWeeks(MONDAY, 38, (weeksAgo, monday) =>
      weeksAgo === 30 ? raced(30, 42, monday) : weeksAgo === 2 ? raced(2, 47, monday) : {},
    );
    const points = forecastTrend(weeks, 'tenKilometers', TODAY);
    expect(points).toHaveLength(26);
    expect(points[0]?.forecast).toMatchObject({ basis: 'race', vdot: 42 });
    // Twelve weeks after a race only other runs are left.
    expect(points[15]?.forecast).toMatchObject({ basis: 'best-run', vdot: 40 });
    const now = points.at(-1)?.forecast;
    expect(now).toMatchObject({ basis: 'race', vdot: 47 });
    // VDOT 47 is worth about 43:50 over 10 km.
    expect(now?.fromSeconds).toBeLessThan(2630);
    expect(now?.toSeconds).toBeGreaterThan(2630);
  });

  it('is wider where no race is known', () => {
    const of = (race: boolean) =>
      forecastTrend(
        exampleTrendWeeks(MONDAY, 30, (weeksAgo, monday) =>
          race ? raced(weeksAgo, 40, monday) : {},
        ),
        'tenKilometers',
        TODAY,
      ).at(-1)?.forecast;
    const width = (one: Forecast | null | undefined) =>
      one ? one.toSeconds - one.fromSeconds : Number.NaN;
    expect(width(of(false))).toBeGreaterThan(width(of(true)));
  });

  it('says nothing after four weeks without a run', () => {
    const forecastAfter = (weeksOff: number) =>
      forecastTrend(exampleTrendWeeks(MONDAY - 7 * weeksOff, 6), 'tenKilometers', TODAY).at(-1)
        ?.forecast;
    expect(forecastAfter(3)).not.toBeNull();
    expect(forecastAfter(5)).toBeNull();
  });

  it('says nothing without evidence, nor beyond what the formulas hold for', () => {
    expect(
      forecastTrend(new Map(), 'marathon', TODAY).every(({ forecast }) => forecast === null),
    ).toBe(true);
    const old = exampleTrendWeeks(MONDAY - 7 * 13, 4);
    expect(forecastTrend(old, 'tenKilometers', TODAY).at(-1)?.forecast).toBeNull();
    expect(
      forecastTrend(exampleTrendWeeks(MONDAY, 30), 'hundredKilometers', TODAY).at(-1)?.forecast,
    ).toBeNull();
  });
});

describe('what a goal takes', () => {
  const forecast: Forecast = {
    fromSeconds: 2600,
    toSeconds: 2700,
    basis: 'race',
    vdot: 47,
    activityId: 'r',
  };
  const of = (seconds: number | null, weeks: number) =>
    goalOutlook(
      { distance: 'tenKilometers', seconds, day: calendarDayOf(TODAY + 7 * weeks) },
      forecast,
      TODAY,
    );

  it.each([
    [2700, 10, 'within'],
    [2650, 10, 'inRange'],
    [2530, 20, 'trainable'],
    [2530, 2, 'tooSoon'],
    [2100, 30, 'far'],
  ] as const)('%i s in %i weeks: %s', (seconds, weeks, code) => {
    expect(of(seconds, weeks)?.code).toBe(code);
  });

  it('counts a week for each quarter of a VDOT', () => {
    const outlook = of(2530, 20);
    if (outlook?.code !== 'trainable') throw new Error(outlook?.code);
    expect(outlook.weeksNeeded).toBe(Math.ceil(outlook.missingVdot * 4));
    expect(outlook.weeksLeft).toBe(20);
  });

  it('is not said without a time, nor of a day that is over', () => {
    expect(of(null, 10)).toBeNull();
    expect(of(2530, -1)).toBeNull();
  });
});
