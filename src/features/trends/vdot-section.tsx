import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure, formatNumber } from '@tasuki/domain/measures/format-measure';
import { activitiesById, vdotTrend } from '@tasuki/domain/trends/performance-trend';
import { useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartDots, ChartLine } from './chart-line.tsx';
import { rangeAround, valueTicks } from './chart-scale.ts';
import { SectionNote } from './section-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import type { TrendSource } from './trend-source.ts';

const COLOR = 'var(--tasuki-palette-secondary-main)';
const LEAST_SPAN = 4;

/** VDOT of races, and what other runs say at least. */
export function VdotSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const locale = useMeasureLocale();
  const points = useMemo(() => vdotTrend(weeks, span, today), [weeks, span, today]);
  const known = useMemo(() => activitiesById(weeks), [weeks]);
  const title = t('trends:vdot.title');
  const values = points.flatMap(({ race, bestRun }) => [
    ...(race ? [race.value] : []),
    ...(bestRun ? [bestRun.value] : []),
  ]);
  if (values.length === 0) {
    return (
      <PageSection title={title}>
        <SectionNote>{t('trends:vdot.none')}</SectionNote>
      </PageSection>
    );
  }
  const range = rangeAround(values, LEAST_SPAN);
  const races = points.map(({ race }) => race?.value ?? null);
  const names = { race: t('trends:vdot.race'), bestRun: t('trends:vdot.bestRun') };
  return (
    <PageSection title={title}>
      <ChartLegend
        entries={[
          { name: names.race, color: COLOR, shape: 'dot' },
          { name: names.bestRun, color: COLOR, shape: 'hollow' },
        ]}
      />
      <TrendFigure
        title={title}
        points={points}
        range={range}
        ticks={valueTicks(range)}
        tickWords={(value) => formatNumber(value, locale.language, Number.isInteger(value) ? 0 : 1)}
        columns={[names.race, names.bestRun]}
        pointWords={(index) => {
          const { race = null, bestRun = null } = points[index] ?? {};
          const found = [
            { name: names.race, vdot: race },
            { name: names.bestRun, vdot: bestRun },
          ];
          return {
            figures: found.flatMap(({ name, vdot }) =>
              vdot ? [{ name, value: formatMeasure(vdot.value, 'vdot', locale) }] : [],
            ),
            activities: found.flatMap(({ vdot }) => (vdot && known.get(vdot.activityId)) ?? []),
          };
        }}
      >
        {(scale) => (
          <>
            <ChartDots
              scale={scale}
              points={points}
              values={points.map(({ bestRun }) => bestRun?.value ?? null)}
              color={COLOR}
              isHollow
            />
            <ChartLine
              scale={scale}
              points={points}
              values={races}
              color={COLOR}
              width={1.5}
              isBridged
            />
            <ChartDots scale={scale} points={points} values={races} color={COLOR} />
          </>
        )}
      </TrendFigure>
      <SectionNote>{t('trends:vdot.meaning')}</SectionNote>
    </PageSection>
  );
}
