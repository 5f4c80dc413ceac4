import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ZoneTime } from '@tasuki/domain/activities/computed-analysis';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DetailSection } from './detail-section.tsx';

/** The tones of the theme, from zone 1 on. */
const COLORS = [
  'zone.recovery',
  'zone.easy',
  'zone.moderate',
  'zone.hard',
  'zone.maximum',
] as const;

/** Time in each heart-rate zone, with where the bounds come from; an estimate is called one. */
export function ZoneBars({ zones }: { zones: NonNullable<ActivityAnalysis['zones']> }) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const total = zones.times.reduce((sum, time) => sum + time.seconds, 0);
  const longest = Math.max(...zones.times.map((time) => time.seconds));
  if (total === 0) return null;
  const bounds = ({ lowerBeatsPerMinute, upperBeatsPerMinute }: ZoneTime) => {
    const lower = formatNumber(lowerBeatsPerMinute, locale.language);
    if (upperBeatsPerMinute === null) return `${lower}+`;
    return lowerBeatsPerMinute <= 0
      ? `<${formatNumber(upperBeatsPerMinute, locale.language)}`
      : `${lower}–${formatNumber(upperBeatsPerMinute - 1, locale.language)}`;
  };
  return (
    <DetailSection
      title={t('activities:zones.title')}
      note={t(`activities:zones.basis.${zones.basis}`)}
    >
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {zones.times.map((time) => (
          <Box
            key={time.zone}
            component="li"
            sx={{
              listStyle: 'none',
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              columnGap: 2,
              fontSize: '0.9375rem',
              lineHeight: 1.4,
            }}
          >
            <span>
              {t('activities:zones.zone', { number: time.zone })}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {bounds(time)} {unitWords('beatsPerMinute', locale)}
              </Box>
            </span>
            <span>
              {formatMeasure(time.seconds, 'seconds', locale)}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {formatMeasure((time.seconds / total) * 100, 'percent', locale)}
              </Box>
            </span>
            <Box
              aria-hidden
              sx={{ gridColumn: '1 / -1', height: 10, mt: 0.5, bgcolor: 'quiet.ground' }}
            >
              <Box
                sx={{
                  height: '100%',
                  width: `${(time.seconds / longest) * 100}%`,
                  bgcolor: COLORS[time.zone - 1] ?? 'quiet.line',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </DetailSection>
  );
}
