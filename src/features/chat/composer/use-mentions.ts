import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AI_MENTION,
  matchesQuery,
  typedMention,
  withMention,
  type TypedMention,
} from '@tasuki/domain/chat/mention';
import type { TopicPerson } from '@tasuki/domain/chat/topic';

/** Somebody who can be mentioned. */
export interface MentionCandidate {
  key: string;
  name: string;
  /** The mention as written, with its @. */
  mention: string;
  role: 'ai' | TopicPerson['role'];
}

/** The mention that is being typed, with whom it may mean. */
export interface OpenMention {
  typed: TypedMention;
  candidates: readonly MentionCandidate[];
  /** Which of them Enter takes. */
  active: number;
}

/** The people who can be mentioned, and what is being typed. */
export interface Mentions {
  open: OpenMention | null;
  /** Looks at the text before the cursor, after each change and move. */
  look: (text: string, cursor: number) => void;
  move: (by: 1 | -1) => void;
  close: () => void;
  /** @returns the text with the mention, and where the cursor belongs */
  choose: (text: string, candidate: MentionCandidate) => { text: string; cursor: number };
}

/**
 * The people of a conversation and the AI, to be mentioned by @.
 *
 * @param people whom the writer may mention; null = nobody can be mentioned here
 */
export function useMentions(people: readonly TopicPerson[] | null): Mentions {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState<OpenMention | null>(null);
  const close = () => {
    setOpen(null);
  };
  const all: readonly MentionCandidate[] =
    people === null
      ? []
      : [
          { key: 'ai', name: t('common:author.coach'), mention: AI_MENTION, role: 'ai' },
          ...people
            .filter(({ name }) => name !== '')
            .map(({ uid, name, role }) => ({ key: uid, name, mention: `@${name}`, role })),
        ];
  return {
    open,
    close,
    look: (text, cursor) => {
      const typed = typedMention(text, cursor);
      const candidates =
        typed === null
          ? []
          : all.filter(
              ({ name, mention }) =>
                matchesQuery(name, typed.query) || matchesQuery(mention.slice(1), typed.query),
            );
      if (typed === null || candidates.length === 0) close();
      else setOpen({ typed, candidates, active: 0 });
    },
    move: (by) => {
      setOpen(
        (before) =>
          before && {
            ...before,
            active: (before.active + by + before.candidates.length) % before.candidates.length,
          },
      );
    },
    choose: (text, { mention }) => {
      close();
      return open ? withMention(text, open.typed, mention) : { text, cursor: text.length };
    },
  };
}
