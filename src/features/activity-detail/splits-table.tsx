import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import { rateAtSpeed, usesPace } from '@tasuki/domain/activities/activity-kind';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { DetailSection } from './detail-section.tsx';
import { FigureTable } from './figure-table.tsx';
import { stretchOf } from './stretch-of.ts';
import { splitBarLengths } from './split-bar-lengths.ts';
import { isHighlightedRow, type HighlightedProof } from './highlighted-proof.ts';
import { HighlightedRow, RowButton } from './highlighted-row.tsx';

interface SplitsTableProps {
  splits: readonly Split[];
  sport: SportType;
  highlighted: HighlightedProof | null;
  onHighlight: (proof: HighlightedProof | null) => void;
}

const STOP_SECONDS = 10;

/** Whether the pace in motion leaves out a stop of some length. */
function stood({ elapsedSeconds, movingSeconds }: Split): boolean {
  return elapsedSeconds - movingSeconds >= STOP_SECONDS;
}

/** Kilometre by kilometre, the remainder too; where somebody stopped, the pace with the stops as well. */
export function SplitsTable({ splits, sport, highlighted, onHighlight }: SplitsTableProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  if (splits.length === 0) return null;
  const bars = splitBarLengths(splits);
  const hasHeartRate = splits.some((split) => split.averageHeartRateBeatsPerMinute !== null);
  const hasAscent = splits.some((split) => split.ascentMeters !== null);
  const isPace = usesPace(sport) || sport === 'Swim';
  const hasStops = splits.some(stood);
  const rateOf = (secondsPerKilometer: number) => {
    if (usesPace(sport)) return formatMeasure(secondsPerKilometer, 'secondsPerKilometer', locale);
    const { value, unit } = rateAtSpeed(sport, 1000 / secondsPerKilometer);
    return formatMeasure(value, unit, locale);
  };
  return (
    <DetailSection title={t('activities:splits.title')} note={t('activities:splits.note')}>
      <FigureTable
        hasBars
        caption={t('activities:splits.title')}
        columns={[
          t('activities:splits.kilometer'),
          t(isPace ? 'activities:figure.pace' : 'activities:figure.speed'),
          ...(hasStops ? [t('activities:splits.withStops')] : []),
          ...(hasHeartRate ? [unitWords('beatsPerMinute', locale)] : []),
          ...(hasAscent ? [t('activities:splits.altitude')] : []),
        ]}
      >
        {splits.map((split, index) => {
          const isHighlighted = isHighlightedRow(highlighted, 'split', split.index);
          const name = split.isRemainder
            ? formatNumber(split.distanceMeters / 1000, locale.language, 2)
            : String(split.index + 1);
          return (
            <HighlightedRow
              key={split.index}
              isHighlighted={isHighlighted}
              isBroughtIntoView={highlighted?.from === 'words'}
            >
              <th scope="row">
                <RowButton
                  label={t('activities:splits.show', { kilometer: name })}
                  isHighlighted={isHighlighted}
                  onPress={() => {
                    onHighlight(
                      isHighlighted
                        ? null
                        : {
                            from: 'table',
                            proof: { kind: 'split', index: split.index, stretch: stretchOf(split) },
                          },
                    );
                  }}
                >
                  {name}
                </RowButton>
              </th>
              <td>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Box sx={{ minWidth: '5em', textAlign: 'left' }}>
                    {rateOf(split.paceSecondsPerKilometer)}
                  </Box>
                  <Box aria-hidden sx={{ flex: 1, height: 10 }}>
                    <Box
                      sx={{
                        height: '100%',
                        width: `${(bars[index] ?? 0) * 100}%`,
                        bgcolor: isHighlighted ? 'primary.main' : 'secondary.main',
                        opacity: split.isRemainder ? 0.5 : 0.85,
                        clipPath: 'polygon(0 0, 100% 0, calc(100% - 4px) 100%, 0 100%)',
                      }}
                    />
                  </Box>
                </Box>
              </td>
              {hasStops && <td>{rateOf((split.elapsedSeconds * 1000) / split.distanceMeters)}</td>}
              {hasHeartRate && (
                <td>
                  {split.averageHeartRateBeatsPerMinute === null
                    ? '–'
                    : formatNumber(split.averageHeartRateBeatsPerMinute, locale.language)}
                </td>
              )}
              {hasAscent && <td>{altitudeChangeOf(split)}</td>}
            </HighlightedRow>
          );
        })}
      </FigureTable>
    </DetailSection>
  );

  function altitudeChangeOf(split: Split): string {
    if (split.ascentMeters === null) return '–';
    const net = split.ascentMeters - (split.descentMeters ?? 0);
    const words = formatMeasure(net, 'metersOfAltitude', locale);
    return net > 0 && !words.startsWith('0') ? `+${words}` : words;
  }
}
