import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '@tasuki/domain/measures/format-measure';
import {
  activitiesById,
  recordDistancesOf,
  recordTrend,
} from '@tasuki/domain/trends/performance-trend';
import { PageSection } from '../../ui/page-section.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { ChartDots, ChartLine } from './chart-line.tsx';
import { rangeAround, valueTicks } from './chart-scale.ts';
import { SectionNote } from './section-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import type { TrendSource } from './trend-source.ts';

const COLOR = 'var(--tasuki-palette-secondary-main)';
/** A share of the time itself, so that seconds do not fill the height. */
const LEAST_SPAN_SHARE = 0.06;
/** Most runners know theirs. */
const FIRST_DISTANCE = 5000;

/** Best times over one distance, with the best until then. */
export function RecordsSection({ weeks, span, today }: TrendSource) {
  const { t } = useTranslation('trends');
  const distances = useMemo(() => recordDistancesOf(weeks, span, today), [weeks, span, today]);
  const [wanted, setWanted] = useState(FIRST_DISTANCE);
  const distance = distances.includes(wanted) ? wanted : (distances[0] ?? null);
  const title = t('trends:records.title');
  const distanceWords = (meters: number) => t(`trends:records.distances.${wordKeyOf(meters)}`);
  if (distance === null) {
    return (
      <PageSection title={title}>
        <SectionNote>{t('trends:records.none')}</SectionNote>
      </PageSection>
    );
  }
  return (
    <PageSection title={title}>
      <Box sx={{ position: 'relative', maxWidth: '100%', overflowX: 'auto', py: '3px' }}>
        <SegmentedChoice
          label={t('trends:records.distance')}
          value={String(distance)}
          options={distances.map((meters) => ({
            value: String(meters),
            words: distanceWords(meters),
          }))}
          onChange={(next) => {
            setWanted(Number(next));
          }}
        />
      </Box>
      <RecordsFigure
        key={distance}
        {...{ weeks, span, today, distance }}
        title={`${title}, ${distanceWords(distance)}`}
      />
      <SectionNote>{t('trends:records.meaning')}</SectionNote>
    </PageSection>
  );
}

const WORD_KEYS = {
  1000: 'oneKilometer',
  1609.344: 'oneMile',
  5000: 'fiveKilometers',
  10_000: 'tenKilometers',
  21_097.5: 'halfMarathon',
  42_195: 'marathon',
} as const;

function wordKeyOf(meters: number): (typeof WORD_KEYS)[keyof typeof WORD_KEYS] {
  return WORD_KEYS[meters as keyof typeof WORD_KEYS];
}

interface RecordsFigureProps extends TrendSource {
  distance: number;
  title: string;
}

function RecordsFigure({ weeks, span, today, distance, title }: RecordsFigureProps) {
  const { t } = useTranslation('trends');
  const points = useMemo(
    () => recordTrend(weeks, span, today, distance),
    [weeks, span, today, distance],
  );
  const known = useMemo(() => activitiesById(weeks), [weeks]);
  const fastest = points.map((point) => point.fastest?.elapsedSeconds ?? null);
  const records = points.map((point) => point.record?.elapsedSeconds ?? null);
  const times = [...fastest, ...records].filter((seconds) => seconds !== null);
  const range = {
    ...rangeAround(times, Math.min(...times) * LEAST_SPAN_SHARE),
    isInverted: true,
  };
  const names = { fastest: t('trends:records.fastest'), record: t('trends:records.record') };
  return (
    <>
      <ChartLegend
        entries={[
          { name: names.record, color: COLOR, shape: 'line' },
          { name: names.fastest, color: COLOR, shape: 'hollow' },
        ]}
      />
      <TrendFigure
        title={title}
        points={points}
        range={range}
        ticks={valueTicks(range, { isClock: true })}
        tickWords={formatClock}
        columns={[names.fastest, names.record]}
        pointWords={(index) => {
          const { fastest: best = null, record = null } = points[index] ?? {};
          if (!best) return { figures: [], activities: [] };
          return {
            figures: [
              { name: names.fastest, value: formatClock(best.elapsedSeconds) },
              ...(record
                ? [{ name: names.record, value: formatClock(record.elapsedSeconds) }]
                : []),
            ],
            activities: [known.get(best.activityId) ?? []].flat(),
          };
        }}
      >
        {(scale) => (
          <>
            <ChartLine scale={scale} points={points} values={records} color={COLOR} width={2} />
            <ChartDots scale={scale} points={points} values={fastest} color={COLOR} isHollow />
          </>
        )}
      </TrendFigure>
    </>
  );
}
