import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Interval, IntensityLevel } from '@tasuki/domain/activities/computed-analysis';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DetailSection } from './detail-section.tsx';
import { FigureTable } from './figure-table.tsx';
import { stretchOf } from './stretch-of.ts';
import { isHighlightedRow, type HighlightedProof } from './highlighted-proof.ts';
import { HighlightedRow, RowButton } from './highlighted-row.tsx';

interface IntervalsTableProps {
  intervals: readonly Interval[];
  highlighted: HighlightedProof | null;
  onHighlight: (proof: HighlightedProof | null) => void;
}

const COLORS: Record<IntensityLevel, string> = {
  recovery: 'zone.recovery',
  easy: 'zone.easy',
  moderate: 'zone.moderate',
  hard: 'zone.hard',
  veryHard: 'zone.maximum',
  max: 'zone.maximum',
  unknown: 'quiet.line',
};

/** The number among its kind: the third piece of work is "Work 3". */
function numbered(intervals: readonly Interval[]): number[] {
  const counts = { warmUp: 0, work: 0, rest: 0, coolDown: 0 };
  return intervals.map((interval) => (counts[interval.kind] += 1));
}

/** The work and rest found in the recording; nothing where there is no work to distinguish. */
export function IntervalsTable({ intervals, highlighted, onHighlight }: IntervalsTableProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  if (!intervals.some((interval) => interval.kind === 'work')) return null;
  const numbers = numbered(intervals);
  const hasHeartRate = intervals.some((one) => one.averageHeartRateBeatsPerMinute !== null);
  return (
    <DetailSection title={t('activities:intervals.title')} note={t('activities:intervals.note')}>
      <FigureTable
        caption={t('activities:intervals.title')}
        columns={[
          t('activities:intervals.part'),
          t('activities:figure.distance'),
          t('activities:figure.pace'),
          ...(hasHeartRate ? [unitWords('beatsPerMinute', locale)] : []),
        ]}
      >
        {intervals.map((interval, index) => {
          const isHighlighted = isHighlightedRow(highlighted, 'interval', interval.index);
          const name = t(`activities:intervals.${interval.kind}`, { number: numbers[index] });
          return (
            <HighlightedRow
              key={interval.index}
              isHighlighted={isHighlighted}
              isBroughtIntoView={highlighted?.from === 'words'}
            >
              <th scope="row">
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box
                    aria-hidden
                    sx={{
                      width: 10,
                      height: interval.kind === 'work' ? 28 : 14,
                      flexShrink: 0,
                      bgcolor: COLORS[interval.intensity],
                      transform: 'skewX(-12deg)',
                    }}
                  />
                  <Box sx={{ lineHeight: 1.3 }}>
                    <RowButton
                      label={t('activities:intervals.show', { part: name })}
                      isHighlighted={isHighlighted}
                      onPress={() => {
                        onHighlight(
                          isHighlighted
                            ? null
                            : {
                                from: 'table',
                                proof: {
                                  kind: 'interval',
                                  index: interval.index,
                                  stretch: stretchOf(interval),
                                },
                              },
                        );
                      }}
                    >
                      <Box
                        component="span"
                        sx={{ fontWeight: interval.kind === 'work' ? 600 : 400 }}
                      >
                        {name}
                      </Box>
                    </RowButton>
                    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                      {t(`activities:intensity.${interval.intensity}`)}
                    </Box>
                  </Box>
                </Box>
              </th>
              <td>
                <Box sx={{ lineHeight: 1.3 }}>
                  {formatMeasure(interval.distanceMeters, 'meters', locale)}
                  <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                    {formatMeasure(interval.elapsedSeconds, 'seconds', locale)}
                  </Box>
                </Box>
              </td>
              <td>
                {interval.paceSecondsPerKilometer === null
                  ? '–'
                  : formatMeasure(interval.paceSecondsPerKilometer, 'secondsPerKilometer', locale)}
              </td>
              {hasHeartRate && (
                <td>
                  {interval.averageHeartRateBeatsPerMinute === null
                    ? '–'
                    : formatNumber(interval.averageHeartRateBeatsPerMinute, locale.language)}
                </td>
              )}
            </HighlightedRow>
          );
        })}
      </FigureTable>
    </DetailSection>
  );
}
