import { useTranslation } from 'react-i18next';
import type { Topic, TopicPerson } from '@tasuki/domain/chat/topic';

/** The people of a topic that has none, always the same so that nothing is drawn anew. */
export const NOBODY: readonly TopicPerson[] = [];

/** Everybody else in a group; null = it is none. */
export function membersOf(
  { kind, people = NOBODY }: Topic,
  uid: string,
): readonly TopicPerson[] | null {
  return kind === 'group' ? people.filter((person) => person.uid !== uid) : null;
}

/** For a person who has left and whose name is gone, only their role is known. */
export function useUnknownAuthor({ kind }: Topic): TopicPerson {
  const { t } = useTranslation('groups');
  const isGroup = kind === 'group';
  const name = isGroup ? t('groups:former') : '';
  return { uid: '', name, role: isGroup ? 'runner' : 'coach', since: LONG_AGO };
}

const LONG_AGO = new Date(0);
