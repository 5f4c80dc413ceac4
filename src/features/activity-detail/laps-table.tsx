import { useTranslation } from 'react-i18next';
import type { Lap } from '@tasuki/domain/activities/computed-analysis';
import { formatMeasure, formatNumber, unitWords } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureTable } from './figure-table.tsx';
import type { HighlightedProof } from './highlighted-proof.ts';
import { HighlightedRow, RowButton } from './highlighted-row.tsx';
import { stretchOf } from './stretch-of.ts';

interface LapsTableProps {
  laps: readonly Lap[];
  highlighted: HighlightedProof | null;
  onHighlight: (proof: HighlightedProof | null) => void;
}

/** The watch's own laps; one lap is the whole run and says nothing. */
export function LapsTable({ laps, highlighted, onHighlight }: LapsTableProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  if (laps.length < 2) return null;
  const measure = (value: number | null, unit: 'meters' | 'secondsPerKilometer') =>
    value === null ? '–' : formatMeasure(value, unit, locale);
  return (
    <Disclosure words={t('activities:laps.title', { count: laps.length })}>
      <FigureTable
        caption={t('activities:laps.title', { count: laps.length })}
        columns={[
          t('activities:laps.lap'),
          t('activities:figure.distance'),
          t('activities:figure.time'),
          t('activities:figure.pace'),
          unitWords('beatsPerMinute', locale),
        ]}
      >
        {laps.map((lap) => {
          const isHighlighted =
            highlighted?.proof.kind === 'stretch' &&
            highlighted.proof.stretch.startSeconds === lap.startSeconds &&
            highlighted.proof.stretch.endSeconds === lap.endSeconds;
          return (
            <HighlightedRow key={lap.index} isHighlighted={isHighlighted} isBroughtIntoView={false}>
              <th scope="row">
                <RowButton
                  label={t('activities:laps.show', { number: lap.index + 1 })}
                  isHighlighted={isHighlighted}
                  onPress={() => {
                    onHighlight(
                      isHighlighted
                        ? null
                        : { from: 'table', proof: { kind: 'stretch', stretch: stretchOf(lap) } },
                    );
                  }}
                >
                  {lap.index + 1}
                </RowButton>
              </th>
              <td>{measure(lap.distanceMeters, 'meters')}</td>
              <td>{formatMeasure(lap.elapsedSeconds, 'seconds', locale)}</td>
              <td>{measure(lap.paceSecondsPerKilometer, 'secondsPerKilometer')}</td>
              <td>
                {lap.averageHeartRateBeatsPerMinute === null
                  ? '–'
                  : formatNumber(lap.averageHeartRateBeatsPerMinute, locale.language)}
              </td>
            </HighlightedRow>
          );
        })}
      </FigureTable>
    </Disclosure>
  );
}
