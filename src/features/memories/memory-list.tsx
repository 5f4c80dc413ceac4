import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { MEMORY_KINDS, memoryStateOf, type Memory } from '@tasuki/domain/memories/memory';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { confirmMemory } from '../../data/memories/memories.ts';
import { useMemories } from '../../data/memories/memory-queries.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { MemoryActions } from './memory-actions.tsx';

/** Everything that the coach remembers of the runner's words, to change and to delete. */
export function MemoryList({ uid }: { uid: string }) {
  const { t } = useTranslation('athlete');
  const memories = useMemories(uid);
  if (memories.state === 'loading') return <LoadingState shape="rows" />;
  if (memories.state === 'failed') {
    return <FailedState failureCode={memories.failureCode} onRetry={memories.retry} />;
  }
  if (memories.data.length === 0) {
    return (
      <EmptyState
        sentence={t('athlete:memories.empty')}
        action={
          <Button component={Link} to={routePath('topics')} variant="outlined" color="secondary">
            {t('athlete:memories.toTopics')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Typography sx={{ pt: 1, maxWidth: 'var(--tasuki-line-length)' }}>
        {t('athlete:memories.intro')}
      </Typography>
      {MEMORY_KINDS.map((kind) => {
        const ofKind = memories.data.filter((memory) => memory.kind === kind);
        return (
          ofKind.length > 0 && (
            <PageSection key={kind} title={t(`athlete:memories.kind.${kind}`)}>
              <Box
                component="ul"
                sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid', gap: 1 }}
              >
                {ofKind.map((memory) => (
                  <MemoryRow key={memory.id} uid={uid} memory={memory} />
                ))}
              </Box>
            </PageSection>
          )
        );
      })}
    </>
  );
}

function MemoryRow({ uid, memory }: { uid: string; memory: Memory }) {
  const { t } = useTranslation('athlete');
  const dates = useDateLocale();
  const announce = useSnackbar();
  const confirming = useSubmission('confirm memory', confirmMemory);
  // Which notes are old does not change while they are read.
  const [now] = useState(() => new Date());
  const state = memoryStateOf(memory, now);
  const day = (moment: Date) => formatDay(moment, null, dates);
  return (
    <Box component="li">
      <Typography
        dir="auto"
        color={state === 'over' ? 'textSecondary' : 'textPrimary'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {memory.text}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('athlete:memories.said', { day: day(memory.saidAt) })}
        {state === 'over' &&
          memory.endedAt &&
          ` · ${t('athlete:memories.over', { day: day(memory.endedAt) })}`}
      </Typography>
      {state === 'asks' && (
        <Typography variant="body2" sx={{ fontWeight: 550, mt: 0.5 }}>
          {t('athlete:memories.asks')}
        </Typography>
      )}
      <FailureAlert failureCode={confirming.failureCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
        {state === 'asks' && (
          <Button
            size="small"
            aria-label={t('athlete:memories.confirmNamed', { text: memory.text })}
            loading={confirming.isBusy}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              void confirming.submit({ uid, memoryId: memory.id }).then((isDone) => {
                if (isDone) announce(t('athlete:memories.confirmed'));
              });
            }}
          >
            {t('athlete:memories.confirm')}
          </Button>
        )}
        <MemoryActions uid={uid} memory={memory} />
        <Button
          size="small"
          color="secondary"
          component={Link}
          to={routePath('topicChat', { topicId: memory.topicId })}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('athlete:memories.toTopic')}
        </Button>
      </Box>
    </Box>
  );
}
