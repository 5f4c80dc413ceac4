import { useTranslation } from 'react-i18next';
import { activityKindKey } from '@tasuki/domain/activities/activity-kind';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { useDateLocale } from '../../platform/locale.ts';

/** A conversation's name in a list: its title, or the people or subject. */
export function useTopicName(uid: string, entry: InboxEntry): string {
  const { t } = useTranslation(['chat', 'groups', 'sports']);
  const dates = useDateLocale();
  const { kind, role, title, activity, people } = entry;
  if (title !== '') return title;
  if (kind === 'group') return t('groups:unnamed');
  if (kind === 'coach') {
    const other = people?.find((person) => person.uid !== uid);
    return other?.name || t(role === 'runner' ? 'chat:person.coach' : 'chat:person.runner');
  }
  if (activity) {
    const day = formatDay(activity.startedAt, activity.utcOffsetMinutes, dates);
    return `${t(activityKindKey(activity))} · ${day}`;
  }
  return entry.id === topicIdOf(entry.runnerUid, null)
    ? t('chat:list.general')
    : t('chat:list.ofDay', { day: formatDay(entry.createdAt, null, dates) });
}
