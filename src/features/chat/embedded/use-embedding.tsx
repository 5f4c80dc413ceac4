import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isBetweenPeople, type Topic } from '@tasuki/domain/chat/topic';
import { useSessionStore } from '../../../platform/session-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SportIcon } from '../../../ui/sport-icon.tsx';

const ActivityPicker = lazy(async () => import('./activity-picker.tsx'));

interface Embedding {
  /** The activity that goes along with the message; null = none. */
  activityId: string | null;
  /** Opens the choice. */
  pick: () => void;
  clear: () => void;
  /** What was chosen, and the way back. */
  strip: ReactNode;
  dialog: ReactNode;
}

/**
 * The activity that the message being written will show.
 *
 * @param onChosen called with words for a message that has none yet
 */
export function useEmbedding(topic: Topic, onChosen: (words: string) => void): Embedding {
  const { t } = useTranslation(['chat', 'sports']);
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
      <Box role="group" aria-label={t('chat:embedded.strip')} sx={STRIP}>
        <SportIcon sport={chosen.sport} sx={{ color: 'text.secondary' }} />
        <Typography
          component="p"
          variant="body2"
          role="status"
          dir="auto"
          noWrap
          sx={{ flex: 1, minWidth: 0 }}
        >
          {t('chat:embedded.chosen', {
            title: activityTitle(chosen) ?? t(activityKindKey(chosen)),
          })}
        </Typography>
        <IconButton aria-label={t('chat:embedded.remove')} onClick={clear}>
          <Icon path={mdiClose} sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
    ),
    dialog: isPicking && (
      <Suspense fallback={null}>
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
      </Suspense>
    ),
  };
}

const STRIP = { display: 'flex', alignItems: 'center', gap: 1.5, pb: 1 } as const;
