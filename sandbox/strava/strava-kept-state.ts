import { array, boolean, number, object, string, type InferType } from 'yup';
import { STRAVA_SCOPES } from './strava-scopes.ts';

const scopes = array(string().oneOf(STRAVA_SCOPES).required()).required();
/** In milliseconds since 1970. */
const moment = number().required();

const tokens = object({
  access: array(
    object({
      text: string().required(),
      athleteId: number().required(),
      scopes,
      expiresAt: moment,
    }).required(),
  ).required(),
  refresh: array(
    object({
      text: string().required(),
      athleteId: number().required(),
      scopes,
      /** The access token that was given last. */
      newest: object({ text: string().required(), expiresAt: moment }).required(),
    }).required(),
  ).required(),
}).required();

const accounts = array(
  object({
    key: string().required(),
    clubIds: array(number().required()).required(),
    finished: array(
      object({
        endedAtSeconds: number().required(),
        distanceMeters: number().nullable().defined(),
      }).required(),
    ).required(),
    /** Changes since the activity's first state, those by PUT included. */
    changes: array(
      object({
        id: number().required(),
        text: object({
          name: string(),
          description: string().nullable(),
          sportType: string(),
          isPrivate: boolean(),
          isCommute: boolean(),
          isTrainer: boolean(),
          gearId: string().nullable(),
          isHiddenFromHome: boolean(),
        }).required(),
      }).required(),
    ).required(),
    deletedIds: array(number().required()).required(),
  }).required(),
).required();

const events = object({
  subscription: object({
    id: number().required(),
    callbackUrl: string().required(),
    createdAt: moment,
  })
    .nullable()
    .defined(),
  nextSubscriptionId: number().required(),
  undelivered: array(
    object({
      object_type: string().oneOf(['activity', 'athlete']).required(),
      object_id: number().required(),
      aspect_type: string().oneOf(['create', 'update', 'delete']).required(),
      updates: object().required(),
      owner_id: number().required(),
      subscription_id: number().required(),
      event_time: number().required(),
    }).required(),
  ).required(),
}).required();

/** The state that the sandbox's Strava keeps through a restart. */
export const STRAVA_KEPT_STATE = object({ accounts, tokens, events }).required();
export type StravaKeptState = InferType<typeof STRAVA_KEPT_STATE>;
