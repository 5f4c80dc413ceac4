import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';

export interface DecodeUploadPayload {
  uid: string;
  contentHash: string;
}

export const DECODE_UPLOAD: JobKind<DecodeUploadPayload> = {
  name: 'decode-upload',
  queue: 'decoding',
  personOf: ({ uid }) => uid,
};

/** The one job that decodes these bytes of this person, however often it is asked for. */
export function decodeJob(uid: string, contentHash: string): JobRequest {
  return jobRequest(DECODE_UPLOAD, `${uid}_${contentHash}`, { uid, contentHash });
}
