import { useTranslation } from 'react-i18next';
import type { Lap } from '@tasuki/domain/activities/computed-analysis';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureReader } from '../../platform/reader.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureTable } from './figure-table.tsx';
import type { LitProof } from './lit-proof.ts';
import { LitRow, RowButton } from './lit-row.tsx';
import { stretchOf } from './stretch-of.ts';

interface LapsTableProps {
  laps: readonly Lap[];
  lit: LitProof | null;
  onLight: (proof: LitProof | null) => void;
}

/** The watch's own laps; one lap is the whole run and says nothing. */
export function LapsTable({ laps, lit, onLight }: LapsTableProps) {
  const { t } = useTranslation('activities');
  const reader = useMeasureReader();
  if (laps.length < 2) return null;
  const measure = (value: number | null, unit: 'meters' | 'secondsPerKilometer') =>
    value === null ? '–' : formatMeasure(value, unit, reader);
  return (
    <Disclosure words={t('activities:laps.title', { count: laps.length })}>
      <FigureTable
        caption={t('activities:laps.title', { count: laps.length })}
        columns={[
          t('activities:laps.lap'),
          t('activities:figure.distance'),
          t('activities:figure.time'),
          t('activities:figure.pace'),
          unitWords('beatsPerMinute', reader),
        ]}
      >
        {laps.map((lap) => {
          const isLit =
            lit?.proof.kind === 'stretch' &&
            lit.proof.stretch.startSeconds === lap.startSeconds &&
            lit.proof.stretch.endSeconds === lap.endSeconds;
          return (
            <LitRow key={lap.index} isLit={isLit} isSought={false}>
              <th scope="row">
                <RowButton
                  label={t('activities:laps.show', { number: lap.index + 1 })}
                  isLit={isLit}
                  onPress={() => {
                    onLight(
                      isLit
                        ? null
                        : { from: 'table', proof: { kind: 'stretch', stretch: stretchOf(lap) } },
                    );
                  }}
                >
                  {lap.index + 1}
                </RowButton>
              </th>
              <td>{measure(lap.distanceMeters, 'meters')}</td>
              <td>{formatMeasure(lap.elapsedSeconds, 'seconds', reader)}</td>
              <td>{measure(lap.paceSecondsPerKilometer, 'secondsPerKilometer')}</td>
              <td>
                {lap.averageHeartRateBeatsPerMinute === null
                  ? '–'
                  : formatNumber(lap.averageHeartRateBeatsPerMinute, reader.language)}
              </td>
            </LitRow>
          );
        })}
      </FigureTable>
    </Disclosure>
  );
}
