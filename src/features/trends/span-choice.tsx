import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TREND_SPANS, type TrendSpan } from '@tasuki/domain/trends/trend-spans';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

interface SpanChoiceProps {
  span: TrendSpan;
  onChoose: (span: TrendSpan) => void;
}

/** How far back the charts go. A phone shows the choice in two rows, so that nothing is hidden. */
export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  const { t } = useTranslation('trends');
  return (
    <Box sx={{ py: 1 }}>
      <SegmentedChoice
        label={t('trends:span.label')}
        value={span}
        options={TREND_SPANS.map((value) => ({ value, words: t(`trends:span.${value}`) }))}
        phoneColumns={3}
        onChange={onChoose}
      />
    </Box>
  );
}
