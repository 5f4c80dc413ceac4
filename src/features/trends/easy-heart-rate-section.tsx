import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure, formatNumber } from '@tasuki/domain/measures/format-measure';
import { easyHeartRateTrend } from '@tasuki/domain/trends/easy-heart-rate-trend';
import { useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { ChartDots, ChartLine } from './chart-line.tsx';
import { rangeAround, valueTicks } from './chart-scale.ts';
import { SectionNote } from './section-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import type { TrendSource } from './trend-source.ts';

const COLOR = 'var(--tasuki-palette-error-main)';
const LEAST_SPAN = 16;

/** Heart rate of easy runs at one pace. */
export function EasyHeartRateSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const trend = useMemo(() => easyHeartRateTrend(weeks, span, today), [weeks, span, today]);
  const title = t('trends:easyHeartRate.title');
  if (!trend) {
    return (
      <PageSection title={title}>
        <SectionNote>{t('trends:easyHeartRate.none')}</SectionNote>
      </PageSection>
    );
  }
  const { points, pace, runCount, earlierBeatsPerMinute, laterBeatsPerMinute } = trend;
  const values = points.map(({ beatsPerMinute }) => beatsPerMinute);
  const range = rangeAround(
    values.filter((value) => value !== null),
    LEAST_SPAN,
  );
  const beats = (value: number) => formatMeasure(value, 'beatsPerMinute', locale);
  const name = t('trends:easyHeartRate.heartRate');
  return (
    <PageSection title={title}>
      <Typography variant="body2" sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
        {t('trends:easyHeartRate.summary', {
          count: runCount,
          fastest: formatMeasure(pace.fastest, 'secondsPerKilometer', locale),
          slowest: formatMeasure(pace.slowest, 'secondsPerKilometer', locale),
          earlier: beats(earlierBeatsPerMinute),
          later: beats(laterBeatsPerMinute),
        })}
      </Typography>
      <TrendFigure
        title={title}
        points={points}
        range={range}
        ticks={valueTicks(range)}
        tickWords={(value) => formatNumber(value, locale.language)}
        columns={[name]}
        pointWords={(index) => {
          const point = points[index];
          if (!point || point.beatsPerMinute === null) return { figures: [], activities: [] };
          return {
            figures: [{ name, value: beats(point.beatsPerMinute) }],
            activities: point.runs,
          };
        }}
      >
        {(scale) => (
          <>
            <ChartLine
              scale={scale}
              points={points}
              values={values}
              color={COLOR}
              width={1.5}
              isBridged
            />
            <ChartDots scale={scale} points={points} values={values} color={COLOR} />
          </>
        )}
      </TrendFigure>
      <SectionNote>{t('trends:easyHeartRate.meaning')}</SectionNote>
    </PageSection>
  );
}
