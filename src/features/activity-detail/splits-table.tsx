import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import { usesPace } from '@tasuki/domain/activities/activity-kind';
import type { SportType } from '@tasuki/domain/activities/sport-type';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureReader } from '../../platform/reader.ts';
import { DetailSection } from './detail-section.tsx';
import { FigureTable } from './figure-table.tsx';
import { stretchOf } from './stretch-of.ts';
import { isLitRow, type LitProof } from './lit-proof.ts';
import { LitRow, RowButton } from './lit-row.tsx';

interface SplitsTableProps {
  splits: readonly Split[];
  sport: SportType;
  lit: LitProof | null;
  onLight: (proof: LitProof | null) => void;
}

/** The slowest split's bar is still a bar. */
const SHORTEST_BAR = 0.25;

/** A bar per split, longer is faster, between the slowest and the fastest. */
function barLengths(splits: readonly Split[]): number[] {
  const speeds = splits.map((split) => 1 / split.paceSecondsPerKilometer);
  const whole = speeds.filter((_, index) => !splits[index]?.isRemainder);
  const fastest = Math.max(...(whole.length > 0 ? whole : speeds));
  const slowest = Math.min(...(whole.length > 0 ? whole : speeds));
  const span = fastest - slowest || fastest;
  return speeds.map((speed) => {
    const share = fastest === slowest ? 1 : (speed - slowest) / span;
    return SHORTEST_BAR + (1 - SHORTEST_BAR) * Math.min(1, Math.max(0, share));
  });
}

/** Kilometre by kilometre, the remainder too. */
export function SplitsTable({ splits, sport, lit, onLight }: SplitsTableProps) {
  const { t } = useTranslation('activities');
  const reader = useMeasureReader();
  if (splits.length === 0) return null;
  const bars = barLengths(splits);
  const hasHeartRate = splits.some((split) => split.averageHeartRateBeatsPerMinute !== null);
  const hasAscent = splits.some((split) => split.ascentMeters !== null);
  const isPace = usesPace(sport);
  const rate = (split: Split) =>
    isPace
      ? formatMeasure(split.paceSecondsPerKilometer, 'secondsPerKilometer', reader)
      : formatMeasure(1000 / split.paceSecondsPerKilometer, 'metersPerSecond', reader);
  return (
    <DetailSection title={t('activities:splits.title')} note={t('activities:splits.note')}>
      <FigureTable
        hasBars
        caption={t('activities:splits.title')}
        columns={[
          t('activities:splits.kilometer'),
          t(isPace ? 'activities:figure.pace' : 'activities:figure.speed'),
          ...(hasHeartRate ? [unitWords('beatsPerMinute', reader)] : []),
          ...(hasAscent ? [t('activities:splits.climb')] : []),
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
                  <Box sx={{ minWidth: '5em', textAlign: 'left' }}>{rate(split)}</Box>
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
              {hasHeartRate && (
                <td>
                  {split.averageHeartRateBeatsPerMinute === null
                    ? '–'
                    : formatNumber(split.averageHeartRateBeatsPerMinute, reader.language)}
                </td>
              )}
              {hasAscent && <td>{climbOf(split)}</td>}
            </LitRow>
          );
        })}
      </FigureTable>
    </DetailSection>
  );

  function climbOf(split: Split): string {
    if (split.ascentMeters === null) return '–';
    const net = split.ascentMeters - (split.descentMeters ?? 0);
    const words = formatMeasure(net, 'metersOfAltitude', reader);
    return net > 0 && !words.startsWith('0') ? `+${words}` : words;
  }
}
