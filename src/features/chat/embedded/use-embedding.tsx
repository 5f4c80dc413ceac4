import { lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isBetweenPeople, type Topic } from '@tasuki/domain/chat/topic';
import { useSessionStore } from '../../../platform/session-store.ts';
import { PagePart } from '../parts/page-part.tsx';

const ActivityPicker = lazy(async () => import('./activity-picker.tsx'));
const EmbeddingStrip = lazy(async () => import('./embedding-strip.tsx'));

interface Embedding {
  /** The activity that goes along with the message; null = none. */
  activityId: string | null;
  /** Opens the choice. */
  pick: () => void;
  clear: () => void;
  /** The chosen activity, and the way back. */
  strip: ReactNode;
  dialog: ReactNode;
}

/**
 * The activity that the message being written will show.
 *
 * @param onChosen called with words for a message that has none yet
 */
export function useEmbedding(topic: Topic, onChosen: (words: string) => void): Embedding {
  const { t } = useTranslation('chat');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const [isPicking, setIsPicking] = useState(false);
  const [chosen, setChosen] = useState<ActivityRow | null>(null);
  const clear = () => {
    setChosen(null);
  };
  return {
    activityId: chosen?.id ?? null,
    pick: () => {
      setIsPicking(true);
    },
    clear,
    strip: chosen && (
      <PagePart>
        <EmbeddingStrip chosen={chosen} onClear={clear} />
      </PagePart>
    ),
    dialog: isPicking && (
      <PagePart>
        <ActivityPicker
          uid={uid}
          topic={topic}
          onChoose={(row) => {
            setIsPicking(false);
            setChosen(row);
            onChosen(
              t(isBetweenPeople(topic) ? 'chat:embedded.words.person' : 'chat:embedded.words.ai'),
            );
          }}
          onClose={() => {
            setIsPicking(false);
          }}
        />
      </PagePart>
    ),
  };
}
