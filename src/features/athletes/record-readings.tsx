import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { AthleteProfile } from '@tasuki/domain/athletes/athlete-profile';
import { readRecords } from '@tasuki/domain/training/performance/record-readings';
import { useMeasureLocale } from '../../platform/locale.ts';

/** The VDOT of each record, its method, and the highest of them. */
export function RecordReadings({
  recordSeconds,
}: {
  recordSeconds: AthleteProfile['recordSeconds'];
}) {
  const { t } = useTranslation('athlete');
  const locale = useMeasureLocale();
  const { records, best } = readRecords(recordSeconds);
  if (records.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('athlete:reading.none')}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {records.map(({ distance, seconds, reading }) => (
          <Box component="li" key={distance} sx={{ typography: 'body2' }}>
            {reading.vdot === null
              ? t(`athlete:reading.${reading.unreadable}`, {
                  distance: t(`athlete:distance.${distance}`),
                  time: formatClock(seconds),
                })
              : t('athlete:reading.record', {
                  distance: t(`athlete:distance.${distance}`),
                  time: formatClock(seconds),
                  vdot: formatMeasure(reading.vdot, 'vdot', locale),
                })}
          </Box>
        ))}
      </Box>
      {best && (
        <Typography variant="body2">
          {t('athlete:reading.best', {
            distance: t(`athlete:distance.${best.distance}`),
            vdot: formatMeasure(best.vdot, 'vdot', locale),
          })}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('athlete:reading.method')}
      </Typography>
    </>
  );
}
