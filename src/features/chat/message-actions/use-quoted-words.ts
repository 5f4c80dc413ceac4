import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import { isDeletedMessage, isHiddenAtFirst } from '@tasuki/domain/chat/own-message';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { useMeasureLocale } from '../../../platform/locale.ts';
import { beginningOf } from './message-words.ts';

/** The reader, and the others who write in the conversation. */
export interface ThreadReaders {
  uid: string;
  people: readonly TopicPerson[];
}

/** The author of a message, by the name that the reader knows. */
export function useAuthorName({ uid, people }: ThreadReaders): (message: ChatMessage) => string {
  const { t } = useTranslation('chat');
  return (message) => {
    if (message.kind === 'reply') return t('common:author.coach');
    if (message.authorUid === uid) return t('common:author.you');
    const person = people.find((one) => one.uid === message.authorUid);
    return person?.name || t(`chat:person.${person?.role ?? 'coach'}`);
  };
}

/** The shown part of a quoted message: its beginning, or why there is none. */
export function useQuotedWords(): (message: ChatMessage) => string {
  const { t } = useTranslation('chat');
  const locale = useMeasureLocale();
  return (message) => {
    if (message.kind === 'participant' && isDeletedMessage(message)) return t('chat:quote.deleted');
    if (message.kind === 'reply' ? message.isFlagged : isHiddenAtFirst(message)) {
      return t('chat:flagged.notice');
    }
    if (message.kind === 'participant' && message.text === '') {
      return message.attachments?.[0]?.name ?? '';
    }
    return beginningOf(message, locale);
  };
}
