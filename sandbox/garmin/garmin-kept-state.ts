import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { BACKFILL_KINDS, GARMIN_PERMISSIONS, NOTIFICATION_KINDS } from './garmin-kinds.ts';

const tokens = array(
  object({
    text: string().required(),
    /** The key of the account. */
    key: string().required(),
    /** In milliseconds since 1970. */
    expiresAt: number().required(),
  }).required(),
).required();

const accounts = array(
  object({
    key: string().required(),
    permissions: array(string().oneOf(GARMIN_PERMISSIONS).required()).nullable().defined(),
    finished: array(
      object({
        endedAtSeconds: number().required(),
        distanceMeters: number().nullable().defined(),
        fileType: string()
          .oneOf(['FIT', 'TCX'] as const)
          .required(),
      }).required(),
    ).required(),
    names: array(
      object({ activityId: number().required(), name: string().defined() }).required(),
    ).required(),
    backfills: array(
      object({
        kind: string().required(),
        from: number().required(),
        to: number().required(),
      }).required(),
    ).required(),
    /** As `GarminLibraryWorkout`; absent = none, as of earlier releases. */
    workouts: array(mixed().required()),
  }).required(),
).required();

/** Addresses of files that were given out. */
const tickets = array(
  object({
    token: string().required(),
    key: string().required(),
    activityId: number().required(),
    expiresAt: number().required(),
    isUsed: boolean().required(),
  }).required(),
).required();

/** Windows that were asked for and not yet handed on. */
const backfillsUnderWay = array(
  object({
    key: string().required(),
    kind: string().oneOf(BACKFILL_KINDS).required(),
    activityIds: array(number().required()).required(),
  }).required(),
).required();

const undelivered = array(
  object({
    kind: string().oneOf(NOTIFICATION_KINDS).required(),
    items: number().required(),
    body: string().required(),
  }).required(),
).required();

/** The state that the sandbox's Garmin keeps through a restart. */
export const GARMIN_KEPT_STATE = object({
  accounts,
  tokens: object({ access: tokens, refresh: tokens }).required(),
  tickets,
  backfillsUnderWay,
  undelivered,
}).required();
export type GarminKeptState = InferType<typeof GARMIN_KEPT_STATE>;
