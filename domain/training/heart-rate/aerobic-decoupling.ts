/** Mean speed and heart rate of one half of a run. */
export interface RunHalf {
  metersPerSecond: number;
  beatsPerMinute: number;
}

/** Metres per minute for each beat per minute. */
export function efficiencyFactor({ metersPerSecond, beatsPerMinute }: RunHalf): number {
  return (metersPerSecond * 60) / beatsPerMinute;
}

/**
 * How much efficiency fell from the first half to the second, in per cent;
 * negative when it rose. Means something only for steady runs of 40 minutes and
 * more, without their warm-up.
 *
 * @see GoldenCheetah, AerobicDecoupling
 */
export function decouplingPercent(first: RunHalf, second: RunHalf): number {
  const before = efficiencyFactor(first);
  return (100 * (before - efficiencyFactor(second))) / before;
}
