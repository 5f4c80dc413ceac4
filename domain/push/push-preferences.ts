import type { StoredShape } from '../stored-shape.ts';
import type { PushKind } from './push.ts';
import { DEFAULT_QUIET_HOURS, type QuietHours } from './quiet-hours.ts';

/** A person's choices on notifications of their devices. */
export interface PushChoices extends QuietHours {
  offKinds: readonly PushKind[];
  /** Whether names and dates may stand on a locked screen. */
  isContentShown: boolean;
}

/** users/{uid}/pushPreferences/current: written by the person. Without it the defaults hold. */
export interface PushPreferences extends PushChoices {
  updatedAt: Date;
}

export const DEFAULT_PUSH_CHOICES: PushChoices = {
  offKinds: [],
  isContentShown: false,
  ...DEFAULT_QUIET_HOURS,
};

/** Stored kinds may include some that only a later version knows. */
export const PUSH_PREFERENCES_SHAPE = {
  offKinds: 'array',
  isContentShown: 'boolean',
  quietFromMinutes: 'number',
  quietUntilMinutes: 'number',
} as const satisfies StoredShape<PushPreferences>;
