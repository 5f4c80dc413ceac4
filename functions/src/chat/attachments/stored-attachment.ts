import {
  STORED_ATTACHMENT_SHAPE,
  type StoredAttachment,
} from '@tasuki/domain/chat/attachments/attachment';
import { plainReader } from '../../platform/firestore/read-stored.ts';

/** As it is stored, with its id. */
export const storedAttachment = plainReader<StoredAttachment>(STORED_ATTACHMENT_SHAPE);
