import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import type { DeclaredTotals } from '@tasuki/domain/recordings/decoded-activity';

/** Nobody's activity takes longer; what claims to has a broken clock behind it. */
const LONGEST_SECONDS = 7 * DAY_SECONDS;
/** Declared times may exceed what was recorded by the minutes before the first reading. */
const SLACK_SECONDS = 3600;

/**
 * Totals as a device declared them, without those that cannot be. It drops times that are longer
 * than the recording with all its slack, and elapsed time shorter than timer time. It also drops
 * zeros where there must be something.
 *
 * @param recordedSeconds first to last reading; null when the file has no readings
 */
export function usableTotals(
  declared: DeclaredTotals,
  recordedSeconds: number | null,
): DeclaredTotals {
  const longest =
    recordedSeconds === null ? LONGEST_SECONDS : recordedSeconds * 1.1 + SLACK_SECONDS;
  const time = (seconds: number | null) => within(seconds, 0.001, longest);
  const timerSeconds = time(declared.timerSeconds);
  const elapsedSeconds = time(declared.elapsedSeconds);
  return {
    distanceMeters: within(declared.distanceMeters, 0, 5_000_000),
    // A clock that ran less than the timer was set or broken on the way.
    elapsedSeconds:
      elapsedSeconds !== null && timerSeconds !== null && elapsedSeconds < timerSeconds - 1
        ? null
        : elapsedSeconds,
    timerSeconds,
    movingSeconds: time(declared.movingSeconds),
    averageHeartRateBeatsPerMinute: within(declared.averageHeartRateBeatsPerMinute, 1, 254),
    maximumHeartRateBeatsPerMinute: within(declared.maximumHeartRateBeatsPerMinute, 1, 254),
    ascentMeters: within(declared.ascentMeters, 0, 65_534),
    descentMeters: within(declared.descentMeters, 0, 65_534),
    energyKilocalories: within(declared.energyKilocalories, 0, 65_534),
  };
}

function within(value: number | null, lowest: number, highest: number): number | null {
  return value !== null && value >= lowest && value <= highest ? value : null;
}
