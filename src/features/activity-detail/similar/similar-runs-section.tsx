import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  SIMILAR_RUNS_READ,
  similarRuns,
  type ComparedMeasure,
  type SimilarRuns,
} from '@tasuki/domain/coaching/comparison/similar-runs';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  formatClock,
  formatMeasure,
  formatNumber,
  toDisplayedValue,
  unitWords,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { useEarlierOfPurpose } from '../../../data/activities/activity-queries.ts';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { FactProofNote } from '../../../ui/fact-proof-note.tsx';
import { FigureButton } from '../../../ui/figures/figure-button.tsx';
import { MarkedWords } from '../../../ui/marked-words.tsx';
import { DetailSection } from '../detail-section.tsx';
import { FigureTable } from '../figure-table.tsx';

interface SimilarRunsSectionProps {
  uid: string;
  /** One that `isComparable`. */
  row: ActivityRow;
  /** Which runs a figure rests on. */
  renderEvidence: (fact: Fact) => ReactNode;
}

/** The run beside earlier ones like it; nothing where there are too few, or where they cannot be read. */
export const SimilarRunsSection = memo(function SimilarRunsSection({
  uid,
  row,
  renderEvidence,
}: SimilarRunsSectionProps) {
  const earlier = useEarlierOfPurpose(uid, row, SIMILAR_RUNS_READ);
  const rows = earlier.state === 'ready' ? earlier.data : null;
  const compared = useMemo(() => rows && similarRuns(row, rows), [row, rows]);
  return compared && <Comparison compared={compared} renderEvidence={renderEvidence} />;
});

interface ComparisonProps extends Pick<SimilarRunsSectionProps, 'renderEvidence'> {
  compared: SimilarRuns;
}

function Comparison({ compared, renderEvidence }: ComparisonProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  const dates = useDateLocale();
  const [pressed, setPressed] = useState<Fact | null>(null);
  const { runs, pace, heartRate, claims, feltCelsius } = compared;
  const oldest = runs.at(-1);
  const figure = (fact: Fact, words: string) => (
    <FigureButton
      words={words}
      isOpen={pressed?.id === fact.id}
      onPress={() => {
        setPressed(pressed?.id === fact.id ? null : fact);
      }}
    />
  );
  return (
    <DetailSection
      title={t('activities:similar.title')}
      note={
        oldest &&
        t('activities:similar.since', {
          count: runs.length,
          day: formatMonthDay(oldest.startedAt, oldest.utcOffsetMinutes, dates),
        })
      }
    >
      {claims.map((claim) => (
        <Typography key={claim} sx={{ fontWeight: 600 }}>
          {t(`activities:similar.claim.${claim}`)}
        </Typography>
      ))}
      {feltCelsius && (
        <Typography>
          <MarkedWords
            words={t('activities:similar.felt', {
              own: formatMeasure(feltCelsius.own, 'celsius', locale),
            })}
            marks={{ usual: figure(feltCelsius.usual, measureOf(feltCelsius.usual, locale)) }}
          />
        </Typography>
      )}
      <FigureTable
        caption={t('activities:similar.title')}
        columns={[
          '',
          t('activities:similar.own'),
          t('activities:similar.usual'),
          t('activities:similar.range'),
        ]}
      >
        <MeasureRow name={t('activities:similar.pace')} measure={pace} figure={figure} />
        {heartRate && (
          <MeasureRow
            name={t('activities:similar.heartRate')}
            measure={heartRate}
            figure={figure}
          />
        )}
      </FigureTable>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 1 }}>
        {t('activities:similar.meaning')}
      </Typography>
      {pressed && (
        <FactProofNote
          fact={pressed}
          locale={locale}
          onClose={() => {
            setPressed(null);
          }}
        >
          {renderEvidence(pressed)}
        </FactProofNote>
      )}
    </DetailSection>
  );
}

interface MeasureRowProps {
  name: string;
  measure: ComparedMeasure;
  figure: (fact: Fact, words: string) => ReactNode;
}

/** The unit stands at the name, since four figures with theirs are too wide for a phone. */
function MeasureRow({ name, measure: { own, unit, middle, low, high }, figure }: MeasureRowProps) {
  const locale = useMeasureLocale();
  const bare = (value: number) =>
    unit === 'secondsPerKilometer'
      ? formatClock(toDisplayedValue(value, unit, locale))
      : formatNumber(toDisplayedValue(value, unit, locale), locale.language, 0);
  return (
    <tr>
      <th scope="row">
        {name}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {unitWords(unit, locale)}
        </Typography>
      </th>
      <td>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {bare(own)}
        </Box>
      </td>
      <td>{figure(middle, bare(middle.value))}</td>
      <td>
        {figure(low, bare(low.value))}–{figure(high, bare(high.value))}
      </td>
    </tr>
  );
}

function measureOf({ value, unit }: Fact, locale: MeasureLocale): string {
  return formatMeasure(value, unit, locale);
}
