import { inboxRoleOf, type InboxEntry, type InboxRole } from '@tasuki/domain/chat/inbox-entry';
import type { Topic } from '@tasuki/domain/chat/topic';
import { afterPaint } from '../../platform/after-paint.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchEntry, watchUnreadEntries } from './inbox.ts';

/** One conversation's entry in the person's list, live; null = it is not there yet. */
export function useInboxEntry(
  uid: string,
  topic: Pick<Topic, 'id' | 'kind' | 'runnerUid' | 'coachIds'>,
) {
  const topicId = topic.id;
  const role = inboxRoleOf(topic, uid);
  return useLiveQuery<InboxEntry | null>({
    key: `inbox/${role}/${uid}/${topicId}`,
    watch: async (onEntry, onError) => {
      await afterPaint();
      return watchEntry({ uid, role }, topicId, onEntry, onError);
    },
  });
}

/**
 * The person's conversations with something unread, in one of their applications, live.
 *
 * @param uid null = nobody may read them
 */
export function useUnreadEntries(uid: string | null, role: InboxRole) {
  return useLiveQuery<InboxEntry[]>(
    uid === null
      ? null
      : {
          key: `unread/${role}/${uid}`,
          watch: async (onEntries, onError) => {
            await afterPaint();
            return watchUnreadEntries({ uid, role }, onEntries, onError);
          },
        },
  );
}
