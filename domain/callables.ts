import { number, object, string, type ObjectSchema } from 'yup';
import { CONTENT_HASH_PATTERN, UPLOAD_LIMITS, type UploadState } from './activities/upload.ts';

/**
 * The callable functions: name → request and response. The browser and the
 * functions both take their types from here, the functions also the schemas.
 */
export interface Callables {
  /** Asks where to put a recording's bytes. Safe to repeat. */
  requestUpload: { request: UploadRequest; response: UploadAnswer };
  /** Says that the bytes are there; starts the decoding. Safe to repeat. */
  completeUpload: { request: UploadCompletion; response: { state: UploadState } };
  /** Takes a plan that costs 0 JPY, which links the runner to its coach. Safe to repeat. */
  takeFreePlan: { request: FreePlanRequest; response: { coachLinkId: string } };
}
export type CallableName = keyof Callables;

export interface UploadRequest {
  contentHash: string;
  fileName: string;
  sizeBytes: number;
}
export interface UploadCompletion {
  contentHash: string;
}
export interface FreePlanRequest {
  coachId: string;
  planId: string;
}

/** `alreadyThere`: these bytes are known or under way; the upload document tells the rest. */
export type UploadAnswer =
  | { kind: 'target'; url: string; method: 'PUT'; headers: Record<string, string> }
  | { kind: 'alreadyThere'; state: UploadState };

/** Firestore identifiers as this product makes them. */
export const DOCUMENT_ID_PATTERN = /^[A-Za-z0-9_-]{1,128}$/;

export const callableSchemas: {
  [Name in CallableName]: ObjectSchema<Callables[Name]['request']>;
} = {
  requestUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
    fileName: string().required().max(UPLOAD_LIMITS.fileNameMaxLength),
    sizeBytes: number().required().integer().min(0),
  }),
  completeUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
  }),
  takeFreePlan: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    planId: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
};
