import { array, number, object, string, type ObjectSchema } from 'yup';
import { momentSchema } from '../../measures/moment.ts';
import { CONTENT_HASH_PATTERN } from '../../uploads/upload.ts';
import {
  EMBEDDED_ACTIVITY_ID_PATTERN,
  MESSAGE_ID_PATTERN,
  MESSAGE_LIMITS,
  QUOTED_MESSAGE_ID_PATTERN,
} from '../message.ts';
import {
  ATTACHMENT_ID_PATTERN,
  ATTACHMENT_LIMITS,
  ATTACHMENT_PARTS_MAXIMUM,
  type Attachment,
  type AttachmentPart,
} from './attachment.ts';
import type { CallSchemas } from '../../call-schemas.ts';
import { TOPIC_ID_PATTERN } from '../../document-id.ts';

/** A file that somebody wants to attach. */
export interface AttachmentRequest {
  topicId: string;
  attachmentId: string;
  name: string;
  parts: AttachmentPart[];
  poster: AttachmentPart | null;
}

/** The address to which one part is put; `poster` for the small picture. */
export interface AttachmentTarget {
  part: number | 'poster';
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
}

/** The targets of the missing parts; or the file's facts, if it is there and checked. */
export interface AttachmentRequestAnswer {
  targets: AttachmentTarget[];
  attachment: Attachment | null;
}

export interface AttachmentReference {
  topicId: string;
  attachmentId: string;
}

/** A message with files, and with words or without. */
export interface MessageWithAttachments {
  topicId: string;
  messageId: string;
  text: string;
  quotedMessageId: string | null;
  /** The activity that it shows beside its files; left out or null = none. */
  embeddedActivityId?: string | null | undefined;
  attachmentIds: string[];
  /** The clock of the device, in milliseconds since 1970. */
  writtenAt: number;
}

export interface AttachmentLinksRequest {
  topicId: string;
  messageIds: string[];
}

/** The address of one file, for some minutes. */
export interface AttachmentLink {
  messageId: string;
  attachmentId: string;
  url: string;
  /** The small picture; null where there is none. */
  posterUrl: string | null;
}

/** Those of a person with their coach hold two ids. Firestore keeps those between two underscores for itself. */

const topicIdSchema = string().required().matches(TOPIC_ID_PATTERN);
const attachmentIdSchema = string().required().matches(ATTACHMENT_ID_PATTERN);
const partSchema = (maximum: number): ObjectSchema<AttachmentPart> =>
  object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
    sizeBytes: number().required().integer().min(1).max(maximum),
  }).noUnknown();

export const attachmentRequestSchema: ObjectSchema<AttachmentRequest> = object({
  topicId: topicIdSchema,
  attachmentId: attachmentIdSchema,
  name: string().required().max(255),
  parts: array()
    .of(partSchema(ATTACHMENT_LIMITS.partBytes))
    .required()
    .min(1)
    .max(ATTACHMENT_PARTS_MAXIMUM),
  poster: partSchema(ATTACHMENT_LIMITS.posterBytes).nullable().defined().default(null),
});

export const attachmentReferenceSchema: ObjectSchema<AttachmentReference> = object({
  topicId: topicIdSchema,
  attachmentId: attachmentIdSchema,
});

export const messageWithAttachmentsSchema: ObjectSchema<MessageWithAttachments> = object({
  topicId: topicIdSchema,
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
  text: string().defined().max(MESSAGE_LIMITS.textMaxLength),
  quotedMessageId: string().defined().nullable().matches(QUOTED_MESSAGE_ID_PATTERN),
  embeddedActivityId: string().nullable().matches(EMBEDDED_ACTIVITY_ID_PATTERN),
  attachmentIds: array().of(attachmentIdSchema).required().min(1).max(ATTACHMENT_LIMITS.perMessage),
  writtenAt: momentSchema().required(),
});

export const attachmentLinksRequestSchema: ObjectSchema<AttachmentLinksRequest> = object({
  topicId: topicIdSchema,
  messageIds: array()
    .of(string().required().matches(MESSAGE_ID_PATTERN))
    .required()
    .min(1)
    .max(ATTACHMENT_LIMITS.linkedMessages),
});

/** The calls about files in messages. */
export interface AttachmentCalls {
  /** Asks where to put the parts of a file for a message. Safe to repeat: what is there need not be sent again. */
  requestAttachment: { request: AttachmentRequest; response: AttachmentRequestAnswer };
  /** Says that the parts are there; checks the file and takes out what it says of place and device. Safe to repeat. */
  completeAttachment: { request: AttachmentReference; response: { attachment: Attachment } };
  /** Writes a message with files that were checked. Safe to repeat. */
  sendWithAttachments: { request: MessageWithAttachments; response: { messageId: string } };
  /** The addresses of messages' files, for some minutes. */
  linkToAttachments: { request: AttachmentLinksRequest; response: { links: AttachmentLink[] } };
}

export const attachmentCallSchemas: CallSchemas<AttachmentCalls> = {
  requestAttachment: attachmentRequestSchema,
  completeAttachment: attachmentReferenceSchema,
  sendWithAttachments: messageWithAttachmentsSchema,
  linkToAttachments: attachmentLinksRequestSchema,
};
