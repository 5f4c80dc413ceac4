import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import { FITNESS_DAYS } from '@tasuki/domain/training/load/fitness-fatigue';
import { loadTrend, type LoadPoint, type LoadTrend } from '@tasuki/domain/trends/load-trend';
import { useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartLine } from './chart-line.tsx';
import { valueTicks, type ChartScale, type ValueRange } from './chart-scale.ts';
import { SectionNote } from './section-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import type { TrendSource } from './trend-source.ts';

const COLORS = {
  load: 'var(--tasuki-palette-quiet-line)',
  fitness: 'var(--tasuki-palette-secondary-main)',
  fatigue: 'var(--tasuki-palette-zone-hard)',
  form: 'var(--tasuki-palette-success-main)',
} as const;
const CURVES = ['fitness', 'fatigue', 'form'] as const;
const CURVE_LOOKS = {
  fitness: { width: 2.5 },
  fatigue: { width: 1.75, dashes: '5 3' },
  form: { width: 2, dashes: '1.5 3.5' },
} as const;
/** Single days may be so high that the curves would lie flat below them: bars end at the edge. */
const HEADROOM = 1.5;
const LEAST_SPAN = 10;

/** Load with fitness, fatigue and form. */
export function LoadSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const trend = useMemo(() => loadTrend(weeks, span, today), [weeks, span, today]);
  const title = t('trends:load.title');
  const isEmpty = trend?.points.every(
    ({ dailyLoad, fitness }) => dailyLoad === 0 && fitness === null,
  );
  return (
    <PageSection title={title}>
      {trend && isEmpty === false ? (
        <LoadFigure title={title} trend={trend} />
      ) : (
        <SectionNote>{t('trends:load.none')}</SectionNote>
      )}
    </PageSection>
  );
}

function rangeOf(points: readonly LoadPoint[]): ValueRange {
  const curves = points.flatMap((point) => CURVES.flatMap((curve) => point[curve] ?? []));
  const highestLoad = Math.max(...points.map(({ dailyLoad }) => dailyLoad));
  const highest = curves.length === 0 ? highestLoad : Math.max(...curves) * HEADROOM;
  const lowest = Math.min(0, ...curves);
  return {
    from: lowest * 1.1,
    to: Math.max(Math.min(highest, Math.max(highestLoad, ...curves) * 1.05), LEAST_SPAN),
  };
}

function LoadFigure({ title, trend }: { title: string; trend: LoadTrend }) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const { points, knownDays, methods, withoutLoadCount } = trend;
  const range = rangeOf(points);
  const figure = (value: number) => formatNumber(value, locale.language);
  const isFilling = knownDays < FITNESS_DAYS;
  const shown = isFilling ? [] : CURVES;
  const drawing = (scale: ChartScale) => (
    <>
      {points.map(({ firstDay, lastDay, dailyLoad }) => {
        const top = scale.yOf(Math.min(dailyLoad, range.to));
        return (
          <rect
            key={firstDay}
            x={scale.xOf(firstDay) + 0.5}
            y={top}
            width={Math.max(1, scale.xOf(lastDay + 1) - scale.xOf(firstDay) - 1)}
            height={scale.yOf(0) - top}
            fill={COLORS.load}
            opacity={0.45}
          />
        );
      })}
      {shown.map((curve) => (
        <ChartLine
          key={curve}
          scale={scale}
          points={points}
          values={points.map((point) => point[curve])}
          color={COLORS[curve]}
          {...CURVE_LOOKS[curve]}
        />
      ))}
    </>
  );
  return (
    <>
      <ChartLegend
        entries={[
          ...(isFilling
            ? []
            : [
                { name: t('trends:load.fitness'), color: COLORS.fitness, shape: 'line' as const },
                { name: t('trends:load.fatigue'), color: COLORS.fatigue, shape: 'dashes' as const },
                { name: t('trends:load.form'), color: COLORS.form, shape: 'dots' as const },
              ]),
          { name: t('trends:load.load'), color: COLORS.load, shape: 'area' as const },
        ]}
      />
      <TrendFigure
        title={title}
        points={points}
        range={range}
        ticks={valueTicks(range)}
        tickWords={figure}
        columns={[...shown.map((curve) => t(`trends:load.${curve}`)), t('trends:load.load')]}
        pointWords={(index) => {
          const point = points[index];
          const isKnown = point && (point.activities.length > 0 || point.fitness !== null);
          if (!isKnown) return { figures: [], activities: [] };
          return {
            figures: [
              ...shown.flatMap((curve) => {
                const value = point[curve];
                return value === null
                  ? []
                  : [{ name: t(`trends:load.${curve}`), value: figure(value) }];
              }),
              { name: t('trends:load.load'), value: figure(point.dailyLoad) },
            ],
            activities: point.activities,
          };
        }}
      >
        {drawing}
      </TrendFigure>
      <SectionNote>
        {isFilling ? t('trends:load.filling', { count: knownDays }) : t('trends:load.meaning')}
      </SectionNote>
      {methods.length > 1 && <SectionNote>{t('trends:load.mixed')}</SectionNote>}
      {withoutLoadCount > 0 && (
        <SectionNote>{t('trends:load.withoutLoad', { count: withoutLoadCount })}</SectionNote>
      )}
    </>
  );
}
