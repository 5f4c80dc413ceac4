import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { usedMemories } from '@tasuki/domain/memories/memory';
import { useSharedMemories } from '../../data/memories/memory-queries.ts';
import { useDateLocale } from '../../platform/locale.ts';

/**
 * Says that a runner's plan orders less for now, with the notes on injuries that the runner shares. What else
 * the reason may be is the runner's own to say.
 */
export function EasedPlan({ runnerUid, name }: { runnerUid: string; name: string }) {
  const { t } = useTranslation('roster');
  const dates = useDateLocale();
  const [now] = useState(() => new Date());
  const memories = useSharedMemories(runnerUid);
  if (memories.state === 'loading') return null;
  const shared = memories.state === 'ready' ? (memories.data ?? []) : [];
  const injuries = usedMemories(shared, now).filter(({ kind }) => kind === 'injury');
  return (
    <Alert severity="warning" variant="outlined" icon={false} sx={{ mb: 2, maxWidth: 560 }}>
      <Typography role="status">{t('roster:eased.title')}</Typography>
      {injuries.length === 0 ? (
        <Typography variant="body2">{t('roster:eased.kept', { name })}</Typography>
      ) : (
        <>
          <Typography variant="body2">{t('roster:eased.notes', { name })}</Typography>
          {injuries.map(({ id, text, saidAt }) => (
            <Typography key={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {`${text} (${formatDay(saidAt, null, dates)})`}
            </Typography>
          ))}
        </>
      )}
    </Alert>
  );
}
