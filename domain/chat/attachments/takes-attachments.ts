import { isBetweenPeople, type Topic } from '../topic.ts';

/** Whether files may be attached in a conversation: between people alone, since no model sees them. */
export function takesAttachments(topic: { kind?: Topic['kind'] | undefined }): boolean {
  return isBetweenPeople(topic);
}
