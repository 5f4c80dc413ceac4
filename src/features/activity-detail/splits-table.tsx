import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import { rateAtSpeed, usesPace } from '@tasuki/domain/activities/activity-kind';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureReader } from '../../platform/reader.ts';
import { DetailSection } from './detail-section.tsx';
import { FigureTable } from './figure-table.tsx';
import { stretchOf } from './stretch-of.ts';
import { splitBarLengths } from './split-bar-lengths.ts';
import { isLitRow, type LitProof } from './lit-proof.ts';
import { LitRow, RowButton } from './lit-row.tsx';

interface SplitsTableProps {
  splits: readonly Split[];
  sport: SportType;
  lit: LitProof | null;
  onLight: (proof: LitProof | null) => void;
}

const STOP_SECONDS = 10;

/** Whether the pace in motion leaves out a stop of some length. */
function stood({ elapsedSeconds, movingSeconds }: Split): boolean {
  return elapsedSeconds - movingSeconds >= STOP_SECONDS;
}

/** Kilometre by kilometre, the remainder too; where somebody stopped, the pace with the stops as well. */
export function SplitsTable({ splits, sport, lit, onLight }: SplitsTableProps) {
  const { t } = useTranslation('activities');
  const reader = useMeasureReader();
  if (splits.length === 0) return null;
  const bars = splitBarLengths(splits);
  const hasHeartRate = splits.some((split) => split.averageHeartRateBeatsPerMinute !== null);
  const hasAscent = splits.some((split) => split.ascentMeters !== null);
  const isPace = usesPace(sport) || sport === 'Swim';
  const hasStops = splits.some(stood);
  const rateOf = (secondsPerKilometer: number) => {
    if (usesPace(sport)) return formatMeasure(secondsPerKilometer, 'secondsPerKilometer', reader);
    const { value, unit } = rateAtSpeed(sport, 1000 / secondsPerKilometer);
    return formatMeasure(value, unit, reader);
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
          ...(hasHeartRate ? [unitWords('beatsPerMinute', reader)] : []),
          ...(hasAscent ? [t('activities:splits.altitude')] : []),
        ]}
      >
        {splits.map((split, index) => {
          const isLit = isLitRow(lit, 'split', split.index);
          const name = split.isRemainder
            ? formatNumber(split.distanceMeters / 1000, reader.language, 2)
            : String(split.index + 1);
          return (
            <LitRow key={split.index} isLit={isLit} isSought={lit?.from === 'words'}>
              <th scope="row">
                <RowButton
                  label={t('activities:splits.show', { kilometer: name })}
                  isLit={isLit}
                  onPress={() => {
                    onLight(
                      isLit
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
                        bgcolor: isLit ? 'primary.main' : 'secondary.main',
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
                    : formatNumber(split.averageHeartRateBeatsPerMinute, reader.language)}
                </td>
              )}
              {hasAscent && <td>{altitudeChangeOf(split)}</td>}
            </LitRow>
          );
        })}
      </FigureTable>
    </DetailSection>
  );

  function altitudeChangeOf(split: Split): string {
    if (split.ascentMeters === null) return '–';
    const net = split.ascentMeters - (split.descentMeters ?? 0);
    const words = formatMeasure(net, 'metersOfAltitude', reader);
    return net > 0 && !words.startsWith('0') ? `+${words}` : words;
  }
}
