import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { usedMemories } from '@tasuki/domain/memories/memory';
import { useSharedMemories } from '../../data/memories/memory-queries.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

/** A runner's lasting words to the AI coach, for their human coach to read. */
export function CoachedMemories({ runnerUid, name }: { runnerUid: string; name: string }) {
  const { t } = useTranslation('roster');
  const dates = useDateLocale();
  const [now] = useState(() => new Date());
  const memories = useSharedMemories(runnerUid);
  if (memories.state === 'loading') return null;
  if (memories.state === 'failed') {
    return <FailedState failureCode={memories.failureCode} onRetry={memories.retry} />;
  }
  const used = usedMemories(memories.data ?? [], now);
  return (
    <PageSection title={t('roster:memories.title')}>
      {used.map((memory) => (
        <Box key={memory.id}>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {memory.text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[t(`roster:memories.${memory.kind}`), formatDay(memory.saidAt, null, dates)].join(
              ' · ',
            )}
          </Typography>
        </Box>
      ))}
      {used.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(memories.data === null ? 'roster:memories.notShared' : 'roster:memories.none', {
            name,
          })}
        </Typography>
      )}
    </PageSection>
  );
}
