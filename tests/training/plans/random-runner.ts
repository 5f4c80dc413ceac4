import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { RECORD_METERS } from '@tasuki/domain/training/performance/record-meters';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';

/** The numbers 0 to 1 of a seed, always the same. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** The wish of a random runner, with minutes of each day. */
export function withRandomMinutes(seed: number, wish: PlanWish): PlanWish {
  const chance = chanceOf(seed * 6151 + 29);
  const minutes = [30, 40, 50, 60, 75, 90, 120, 180, 240];
  const own = wish.weekdays
    .filter(() => chance() < 0.8)
    .map((day) => [day, minutes[Math.floor(chance() * minutes.length)] ?? 60] as const);
  return { ...wish, minutesByWeekday: Object.fromEntries(own) };
}

/** The wish of a random runner, with one or two times without running. */
export function withRandomDaysOff(seed: number, wish: PlanWish): PlanWish {
  const chance = chanceOf(seed * 4253 + 31);
  const start = dayNumberOf(wish.today);
  const end = wish.goal.day === null ? start + 7 * wish.weeks : dayNumberOf(wish.goal.day);
  const count = chance() < 0.5 ? 1 : 2;
  const daysOff = Array.from({ length: count }, () => {
    const from = start + Math.floor(chance() * Math.max(1, end - start));
    const days = 1 + Math.floor(chance() ** 2 * 14);
    // Nobody is away on the day of the goal's race.
    const to = Math.min(from + days - 1, end - 1);
    return { from: calendarDayOf(Math.min(from, to)), to: calendarDayOf(to) };
  });
  return { ...wish, daysOff };
}

/** A runner and a wish made up by a seed: from who never ran to who races a marathon in 2:30. */
export function randomRunner(seed: number): { runner: PlanRunner; wish: PlanWish } {
  const chance = chanceOf(seed * 7919 + 17);
  const between = (least: number, most: number) => least + chance() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const one = <T>(values: readonly T[]): T => values[whole(0, values.length - 1)] as T;
  const often = (share: number) => chance() < share;

  const isNew = often(0.2);
  const weeklyMeters = isNew ? (often(0.6) ? 0 : between(0, 8000)) : between(4000, 160_000) ** 1;
  const longestMeters =
    weeklyMeters === 0 ? null : Math.max(1000, weeklyMeters * between(0.15, 0.6));
  const today = calendarDayOf(dayNumberOf('2026-01-01') + whole(0, 800));
  const kind = one(['race', 'race', 'race', 'distance', 'fitness', 'return'] as const);
  const meters = kind === 'race' || kind === 'distance' ? one(Object.values(RECORD_METERS)) : null;
  const vdotValue = Math.min(70, Math.max(25, 30 + weeklyMeters / 3000 + between(-6, 8)));
  const goal: PlanGoal = {
    kind,
    meters,
    seconds: meters !== null && often(0.4) ? Math.round((meters / 1000) * between(180, 480)) : null,
    day: kind === 'race' ? calendarDayOf(dayNumberOf(today) + whole(1, 209)) : null,
    event: null,
  };
  const shuffled = [1, 2, 3, 4, 5, 6, 7]
    .map((day) => ({ day, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ day }) => day);
  const weekdays = shuffled.slice(0, whole(3, 7));
  // Of its own chance, so that all else of a seed stays as it was.
  const ofWalks = chanceOf(seed * 104_729 + 5);
  const ofAches = chanceOf(seed * 15_485_863 + 3);
  const isWalkSaid = weeklyMeters <= 12_000 && ofWalks() < 0.5;
  const made: { runner: PlanRunner; wish: PlanWish } = {
    runner: {
      weeklyMeters,
      longestMeters,
      stretchSeconds: isWalkSaid ? Math.round(30 + ofWalks() * 1800) : null,
      daysSinceLastRun: weeklyMeters === 0 ? null : often(0.8) ? whole(0, 6) : whole(7, 60),
      vdot: often(0.6) ? { value: vdotValue, uncertainty: between(0.3, 5) } : null,
      easyPaceSecondsPerKilometer: often(0.5) ? Math.round(between(240, 520)) : null,
      age: often(0.7) ? whole(16, 80) : null,
      heartRate: often(0.4)
        ? {
            thresholdBeatsPerMinute: whole(150, 185),
            maximumBeatsPerMinute: 195,
            restingBeatsPerMinute: 50,
            basis: one(['threshold', 'age-estimate'] as const),
          }
        : null,
      health: often(0.8) ? 'well' : 'niggle',
      hasRedFlag: false,
    },
    wish: {
      goal,
      today,
      weeks: whole(1, 30),
      weekdays,
      sessionsPerWeek: whole(3, 7),
      longRunWeekday: often(0.6) ? whole(1, 7) : null,
      clubWeekdays: often(0.2) ? [whole(1, 7)] : [],
      minutesOnOtherDays: often(0.4) ? whole(30, 120) : null,
      isHot: often(0.2),
      isHilly: often(0.2),
      racesOnTheWay: often(0.3)
        ? [
            {
              day: calendarDayOf(dayNumberOf(today) + whole(7, 120)),
              meters: one([5000, 10_000, 21_097.5]),
            },
          ]
        : [],
    },
  };
  const { runner, wish } = made;
  // After days off an ache is no mild one.
  const isMild = runner.health === 'niggle' && (runner.daysSinceLastRun ?? 0) < 10;
  return isMild && ofAches() < 0.4
    ? { runner: { ...runner, injury: 'tendon', isAcheMild: true }, wish }
    : made;
}
