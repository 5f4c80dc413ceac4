import type { StoredShape } from '../../stored-shape.ts';

/** Why sessions did not reach Garmin; `plan:garmin.problem` holds the words. */
export const PLAN_DELIVERY_PROBLEMS = [
  /** The runner does not allow it at Garmin. */
  'missing-scope',
  /** Garmin is not linked, or takes our token no more. */
  'not-linked',
  /** Garmin did not answer, or asked to wait: it is tried again by itself. */
  'unreachable',
  /** Garmin takes a session not as it is; the others are there. */
  'refused',
] as const;
export type PlanDeliveryProblem = (typeof PLAN_DELIVERY_PROBLEMS)[number];

/** A session as it was sent. */
export interface DeliveredSession {
  /** YYYY-MM-DD. */
  day: string;
  /** Of what was sent; another one = it has changed since. */
  digest: string;
  /** Garmin's; null = it took the session not as it is. */
  workoutId: string | null;
  /** Garmin's number of the workout's owner; null = it named none. */
  ownerId: string | null;
  /** Of the day in Garmin's calendar; null = not there yet. */
  scheduleId: string | null;
}

/**
 * users/{uid}/planDeliveries/garmin: whether the runner's sessions are sent to Garmin, and what is
 * there. Written by functions only, read by its person.
 */
export interface PlanDelivery {
  /** The runner wants it. */
  isOn: boolean;
  /** `sending`: under way. `settled`: nothing is left to do until the plan changes. */
  state: 'sending' | 'settled';
  problem: PlanDeliveryProblem | null;
  /** The last day whose sessions are there, YYYY-MM-DD; null = none. */
  sentUntil: string | null;
  /** By day and id of the session. */
  sessions: Readonly<Record<string, DeliveredSession>>;
  /** Raised by everything that may change what is to be sent. */
  wish: number;
  updatedAt: Date;
}

export const PLAN_DELIVERY_SHAPE = {
  isOn: 'boolean',
  state: 'string',
  problem: 'string?',
  sentUntil: 'string?',
  sessions: 'object',
  wish: 'number',
  updatedAt: 'date',
} as const satisfies StoredShape<PlanDelivery>;

/** This many days from today on are sent: watches hold few workouts, and plans change. */
export const PLAN_DELIVERY_DAYS = 14;
