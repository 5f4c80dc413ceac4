import { object, type AnyObject, type ObjectSchema } from 'yup';

/** The schema of each call's request, by the call's name. */
export type CallSchemas<Calls extends { [Name in keyof Calls]: { request: AnyObject } }> = {
  readonly [Name in keyof Calls]: ObjectSchema<Calls[Name]['request']>;
};

/** A request without anything in it. */
export type EmptyRequest = Record<string, never>;

export const emptyRequestSchema = object({}) as ObjectSchema<EmptyRequest>;
