const WINDOW_SECONDS = 30;

/**
 * Fourth root of the mean fourth power of the 30 s trailing mean. It is what a changing effort
 * costs as one even value, since hard seconds cost more than they bring. An even series returns its
 * own value. Windows at the start are shorter.
 *
 * @param values one a second, NaN = not measured, left out
 * @returns null when nothing was measured
 * @see Coggan's normalisation as in GoldenCheetah
 */
export function fourthPowerMean(values: ArrayLike<number>): number | null {
  const window: number[] = [];
  let windowSum = 0;
  let powerSum = 0;
  let count = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    window.push(value);
    windowSum += value;
    if (window.length > WINDOW_SECONDS)
      windowSum -= window[window.length - 1 - WINDOW_SECONDS] as number;
    powerSum += (windowSum / Math.min(window.length, WINDOW_SECONDS)) ** 4;
    count += 1;
  }
  return count > 0 ? (powerSum / count) ** 0.25 : null;
}
