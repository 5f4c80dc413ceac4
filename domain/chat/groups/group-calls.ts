import { boolean, number, object, string, type ObjectSchema } from 'yup';
import {
  GROUP_KEY_PATTERN,
  GROUP_LIMITS,
  GROUP_TOKEN_HASH_PATTERN,
  GROUP_TOKEN_PATTERN,
} from './group.ts';
import { TOPIC_LIMITS } from '../topic.ts';
import type { CallSchemas } from '../../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../../document-id.ts';

export interface NewGroup {
  /** Drawn by the browser; the same key starts the same group. */
  groupKey: string;
  title: string;
}
export interface NewGroupInvitation {
  topicId: string;
  /** SHA-256 of the link's token, in hexadecimal; the token stays in the browser. */
  tokenHash: string;
  days: number;
  usesMaximum: number;
}
export interface GroupToken {
  token: string;
}
/** An invitation that goes to somebody by mail. */
export interface MailedInvitation extends GroupToken {
  /** The person whose coach or runner the inviter is. */
  uid: string;
}
/** The view of a group for an invited person who has not joined yet. */
export interface GroupInvitationView {
  title: string;
  inviterName: string;
  memberCount: number;
  isHistoryShared: boolean;
  /** The group, where the reader is in it already; null = they are not. */
  topicId: string | null;
}
export interface GroupLeaving {
  topicId: string;
  /** The person who leaves, or is removed. */
  uid: string;
}
export interface GroupHistoryChoice {
  topicId: string;
  isShared: boolean;
}

const GROUP_TOPIC_ID = /^group_[A-Za-z0-9]{20}$/;

const topicIdSchema = string().required().matches(GROUP_TOPIC_ID);

export const newGroupSchema: ObjectSchema<NewGroup> = object({
  groupKey: string().required().matches(GROUP_KEY_PATTERN),
  title: string().required().max(TOPIC_LIMITS.titleMaxLength).matches(/\S/),
});
export const newGroupInvitationSchema: ObjectSchema<NewGroupInvitation> = object({
  topicId: topicIdSchema,
  tokenHash: string().required().matches(GROUP_TOKEN_HASH_PATTERN),
  days: number().required().oneOf(GROUP_LIMITS.invitationDays),
  usesMaximum: number().required().oneOf(GROUP_LIMITS.invitationUses),
});
export const groupTokenSchema: ObjectSchema<GroupToken> = object({
  token: string().required().matches(GROUP_TOKEN_PATTERN),
});
export const mailedInvitationSchema: ObjectSchema<MailedInvitation> = object({
  token: string().required().matches(GROUP_TOKEN_PATTERN),
  uid: string().required().matches(DOCUMENT_ID_PATTERN),
});
export const groupLeavingSchema: ObjectSchema<GroupLeaving> = object({
  topicId: topicIdSchema,
  uid: string().required().matches(DOCUMENT_ID_PATTERN),
});
export const groupHistoryChoiceSchema: ObjectSchema<GroupHistoryChoice> = object({
  topicId: topicIdSchema,
  isShared: boolean().required(),
});

/** The calls about groups. Safe to repeat. */
export interface GroupCalls {
  /** Starts a group conversation. */
  startGroup: { request: NewGroup; response: { topicId: string } };
  /** Makes an invitation to a group, by the digest of its token. */
  inviteToGroup: { request: NewGroupInvitation; response: { expiresAt: string } };
  /** Sends an invitation to the caller's coach or runner by mail. */
  mailGroupInvitation: { request: MailedInvitation; response: { isAsked: true } };
  /** Reads the view of a group for an invited person who has not joined yet. */
  readGroupInvitation: { request: GroupToken; response: GroupInvitationView };
  /** Joins a group. */
  joinGroup: { request: GroupToken; response: { topicId: string } };
  /** Leaves a group, or removes somebody from one's own. */
  leaveGroup: { request: GroupLeaving; response: { isOut: true } };
  /** Whether members of one's own group read what was said before they came. */
  shareGroupHistory: { request: GroupHistoryChoice; response: { isShared: boolean } };
}

export const groupCallSchemas: CallSchemas<GroupCalls> = {
  startGroup: newGroupSchema,
  inviteToGroup: newGroupInvitationSchema,
  mailGroupInvitation: mailedInvitationSchema,
  readGroupInvitation: groupTokenSchema,
  joinGroup: groupTokenSchema,
  leaveGroup: groupLeavingSchema,
  shareGroupHistory: groupHistoryChoiceSchema,
};
