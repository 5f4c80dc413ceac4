import { callable } from '../platform/callable.ts';
import { completeUpload as complete } from './complete-upload.ts';
import { requestUpload as request } from './request-upload.ts';
import { uploadDependencies } from './upload-dependencies.ts';

export const requestUpload = callable('requestUpload', async (upload, caller) =>
  request(upload, caller, await uploadDependencies()),
);

export const completeUpload = callable('completeUpload', async (completion, caller) =>
  complete(completion, caller, await uploadDependencies()),
);
