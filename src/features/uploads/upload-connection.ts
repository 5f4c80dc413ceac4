import type { UploadAnswer, UploadRequest } from '@tasuki/domain/uploads/upload-calls';
import type { RecordingUpload, UploadState } from '@tasuki/domain/uploads/upload';

/** The queue's calls to the server, as `src/data/uploads/uploads.ts` answers them. */
export interface UploadConnection {
  requestUpload(request: UploadRequest): Promise<UploadAnswer>;
  putRecording(
    target: Extract<UploadAnswer, { kind: 'target' }>,
    bytes: Blob,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  completeUpload(contentHash: string): Promise<UploadState>;
  watchUpload(
    uid: string,
    contentHash: string,
    onUpload: (upload: RecordingUpload | null) => void,
    onError: (cause: unknown) => void,
  ): Promise<() => void>;
}
