import type { TimeStretch } from '@tasuki/domain/recordings/recording';

/** The stretch alone of something that has one. */
export function stretchOf({ startSeconds, endSeconds }: TimeStretch): TimeStretch {
  return { startSeconds, endSeconds };
}
