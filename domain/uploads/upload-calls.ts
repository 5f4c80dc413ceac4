import { number, object, string } from 'yup';
import type { CallSchemas } from '../call-schemas.ts';
import { CONTENT_HASH_PATTERN, UPLOAD_LIMITS, type UploadState } from './upload.ts';

/** The calls by which a recording's file is uploaded. */
export interface UploadCalls {
  /** Asks where to put a recording's bytes. Safe to repeat. */
  requestUpload: { request: UploadRequest; response: UploadAnswer };
  /** Says that the bytes are there; starts the decoding. Safe to repeat. */
  completeUpload: { request: UploadCompletion; response: { state: UploadState } };
}

export interface UploadRequest {
  contentHash: string;
  fileName: string;
  sizeBytes: number;
}
/** `alreadyThere`: these bytes are known or under way; the upload document holds the rest. */
export type UploadAnswer =
  | { kind: 'target'; url: string; method: 'PUT'; headers: Record<string, string> }
  | { kind: 'alreadyThere'; state: UploadState };
export interface UploadCompletion {
  contentHash: string;
}

export const uploadCallSchemas: CallSchemas<UploadCalls> = {
  requestUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
    fileName: string().required().max(UPLOAD_LIMITS.fileNameMaxLength),
    sizeBytes: number().required().integer().min(0),
  }),
  completeUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
  }),
};
