import type { OverlaidRepetition } from '@tasuki/domain/coaching/comparison/similar-sessions';

export const OVERLAY_SIZE = { width: 320, height: 96, margin: 8 };

interface Point {
  x: number;
  y: number;
}

/** Two sessions as points of one drawing: repetitions from left to right, the fastest pace at the top. */
export function overlayLines(repetitions: readonly OverlaidRepetition[]): {
  own: Point[];
  earlier: Point[];
} {
  const paces = repetitions.flatMap((one) =>
    [one.paceSecondsPerKilometer, one.earlierPaceSecondsPerKilometer].filter(
      (pace) => pace !== null,
    ),
  );
  const fastest = Math.min(...paces);
  const range = Math.max(...paces) - fastest;
  const step = repetitions.length > 1 ? OVERLAY_SIZE.width / (repetitions.length - 1) : 0;
  const line = (paceOf: (one: OverlaidRepetition) => number | null) =>
    repetitions.flatMap((one) => {
      const pace = paceOf(one);
      if (pace === null) return [];
      const share = range > 0 ? (pace - fastest) / range : 0.5;
      return [{ x: (one.number - 1) * step, y: share * OVERLAY_SIZE.height }];
    });
  return {
    own: line(({ paceSecondsPerKilometer }) => paceSecondsPerKilometer),
    earlier: line(({ earlierPaceSecondsPerKilometer }) => earlierPaceSecondsPerKilometer),
  };
}
