import { boolean, number, object, string, type ObjectSchema } from 'yup';
import {
  GROUP_KEY_PATTERN,
  GROUP_LIMITS,
  GROUP_TOKEN_HASH_PATTERN,
  GROUP_TOKEN_PATTERN,
} from './group.ts';
import { TOPIC_LIMITS } from '../topic.ts';

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
  /** Whose coach or runner the inviter is. */
  uid: string;
}
/** What somebody reads before they join. */
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
  /** Who leaves, or is removed. */
  uid: string;
}
export interface GroupHistoryChoice {
  topicId: string;
  isShared: boolean;
}

const GROUP_TOPIC_ID = /^group_[A-Za-z0-9]{20}$/;
const PERSON_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

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
  uid: string().required().matches(PERSON_ID),
});
export const groupLeavingSchema: ObjectSchema<GroupLeaving> = object({
  topicId: topicIdSchema,
  uid: string().required().matches(PERSON_ID),
});
export const groupHistoryChoiceSchema: ObjectSchema<GroupHistoryChoice> = object({
  topicId: topicIdSchema,
  isShared: boolean().required(),
});
