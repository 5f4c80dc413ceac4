import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import {
  HISTORY_IMPORT_LIMITS,
  type HistoryImport,
} from '@tasuki/domain/provider-links/provider-link';
import { currentLanguage } from '../../platform/i18n.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { isHistoryUnderWay } from './history-under-way.ts';

interface HistoryProgressProps {
  provider: LinkedProvider;
  history: HistoryImport;
}

/** How far the import of what lies at the provider has come, in words and as a bar. */
export function HistoryProgress({ provider, history }: HistoryProgressProps) {
  const { t } = useTranslation('links');
  const locale = useDateLocale();
  const wordsId = useId();
  const isLetIn = useSessionStore((session) => session.claims.canAccessBeta === true);
  const { state, importedCount, reachedBackTo, resumesAt } = history;
  const name = t(`common:provider.${provider}`);
  const back = reachedBackTo && formatDay(reachedBackTo, null, locale);
  const isUnderWay = isHistoryUnderWay(history);
  const figure = formatNumber(importedCount, currentLanguage());
  const share = isUnderWay ? shareOf(provider, history) : null;
  if (!isLetIn && isUnderWay) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('links:history.afterApproval')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
      <Typography id={wordsId} variant="body2" role="status">
        {t(`links:history.${state}`, {
          name,
          until: resumesAt ? formatTimeOfDay(resumesAt, null) : '',
        })}
      </Typography>
      {/* While a limit is waited for nothing moves. */}
      {isUnderWay && (share !== null || state !== 'waiting') && (
        <LinearProgress
          aria-labelledby={wordsId}
          {...(share === null
            ? { variant: 'indeterminate' }
            : { variant: 'determinate', value: Math.round(share * 100) })}
        />
      )}
      {(importedCount > 0 || state === 'running') && (
        <Typography variant="body2" color="textSecondary">
          {back === null
            ? t('links:history.count', { count: importedCount, figure })
            : t('links:history.countBackTo', { count: importedCount, figure, day: back })}
        </Typography>
      )}
    </Box>
  );
}

/**
 * How much of the way is done, from 0 to 1. Garmin is asked for a known number of years; where
 * Strava's history ends nobody knows before.
 */
function shareOf(
  provider: LinkedProvider,
  { stage, startedAt, reachedBackTo }: HistoryImport,
): number | null {
  if (reachedBackTo === null) return 0;
  const { recentDays, garminHistoryDays } = HISTORY_IMPORT_LIMITS;
  const days = (startedAt.getTime() - reachedBackTo.getTime()) / DAY_MILLISECONDS;
  if (provider === 'garmin') return Math.min(1, Math.max(0, days / garminHistoryDays));
  return stage === 'recent' ? Math.min(1, Math.max(0, days / recentDays)) : null;
}
