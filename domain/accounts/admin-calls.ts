import { object, string } from 'yup';
import type { CallSchemas } from '../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';
import { TAKEN_RIGHTS, type TakenRight } from './audit-entry.ts';

/** The calls by which admins let people in and decide on their rights. Safe to repeat. */
export interface AdminCalls {
  /** Lets a person in. */
  approveBeta: { request: PersonReference; response: { isApproved: boolean } };
  makeAdmin: { request: PersonReference; response: { isAdmin: boolean } };
  /** Takes a right away, or disables an account; ends the person's sessions at once. */
  takeRight: { request: RightTaking; response: { isTaken: boolean } };
  enableAccount: { request: PersonReference; response: { isEnabled: boolean } };
}

export interface PersonReference {
  uid: string;
}
export interface RightTaking extends PersonReference {
  kind: TakenRight;
}

export const personReferenceSchema = object({
  uid: string().required().matches(DOCUMENT_ID_PATTERN),
});

export const adminCallSchemas: CallSchemas<AdminCalls> = {
  approveBeta: personReferenceSchema,
  makeAdmin: personReferenceSchema,
  takeRight: personReferenceSchema.concat(
    object({ kind: string().required().oneOf(TAKEN_RIGHTS) }),
  ),
  enableAccount: personReferenceSchema,
};
