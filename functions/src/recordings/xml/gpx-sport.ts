import { STANDING_METERS_PER_SECOND } from '@tasuki/domain/recordings/standing-speed';
import { normaliseSport } from '@tasuki/domain/sports/normalise-sport';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import { distanceFromPositions } from '../repair-distance.ts';
import type { SampleTable } from '../sample-table.ts';

/** Between these average speeds on the move a recording without a word is taken for a run. */
const RUN_FROM_METERS_PER_SECOND = 1.9;
const RIDE_FROM_METERS_PER_SECOND = 4.7;

/**
 * People who ride or ski roll faster than this for a while, again and again; a wrong position
 * seldom does.
 */
const ROLLING_METERS_PER_SECOND = 6.5;
const ROLLING_SECONDS = 10;
const ROLLED_SECONDS = 60;
/** Over a longer hole between positions a jump looks like speed. */
const LONGEST_STEP_SECONDS = 10;

/**
 * The sport of a GPX track is its type. Without a type it is a sport named in its title ("Afternoon
 * Run"). Otherwise it is a guess from the speed, since a runner's file without a word is best read
 * as what it looks like. At a runner's mean speed, what rolled again and again has no name.
 */
export function gpxSport(
  type: string | null,
  title: string | null,
  samples: SampleTable,
): SportType {
  if (type !== null) return normaliseSport({ source: 'gpx', type });
  for (const word of (title ?? '').split(/[^\p{L}]+/u)) {
    const sport = /^(run|running|ride|swim|walk|hike)$/i.test(word)
      ? normaliseSport({ source: 'gpx', type: word })
      : 'Other';
    if (sport !== 'Other') return sport;
  }
  const { metersPerSecond: speed, isRolling } = motionOf(samples);
  if (Number.isNaN(speed)) return 'Other';
  if (speed < RUN_FROM_METERS_PER_SECOND) return 'Walk';
  if (speed >= RIDE_FROM_METERS_PER_SECOND) return 'Ride';
  return isRolling ? 'Other' : 'Run';
}

function motionOf(samples: SampleTable): { metersPerSecond: number; isRolling: boolean } {
  const distance = distanceFromPositions(samples, { isOnFoot: false, segmentStarts: [] });
  let meters = 0;
  let seconds = 0;
  let rolling = 0;
  let rolled = 0;
  let last = -1;
  for (let row = 0; row < samples.length; row += 1) {
    if (Number.isNaN(distance[row])) continue;
    if (last >= 0) {
      const step = (distance[row] ?? 0) - (distance[last] ?? 0);
      const duration = (samples.timeSeconds[row] ?? 0) - (samples.timeSeconds[last] ?? 0);
      if (step >= STANDING_METERS_PER_SECOND * duration && duration > 0) {
        meters += step;
        seconds += duration;
      }
      const isFast =
        duration <= LONGEST_STEP_SECONDS && step > ROLLING_METERS_PER_SECOND * duration;
      if (isFast) rolling += duration;
      if (!isFast || row === samples.length - 1) {
        if (rolling >= ROLLING_SECONDS) rolled += rolling;
        rolling = 0;
      }
    }
    last = row;
  }
  return {
    metersPerSecond: seconds > 0 ? meters / seconds : NaN,
    isRolling: rolled >= ROLLED_SECONDS,
  };
}
