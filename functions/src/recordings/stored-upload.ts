import { RECORDING_UPLOAD_SHAPE, type RecordingUpload } from '@tasuki/domain/uploads/upload';
import { plainReader } from '../platform/firestore/read-stored.ts';

export const storedUpload = plainReader<RecordingUpload>(RECORDING_UPLOAD_SHAPE);
