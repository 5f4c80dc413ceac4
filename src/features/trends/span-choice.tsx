import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TREND_SPANS, type TrendSpan } from '@tasuki/domain/trends/trend-spans';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

interface SpanChoiceProps {
  span: TrendSpan;
  onChoose: (span: TrendSpan) => void;
}

/** Of what stays to be seen before the chosen span. */
const MARGIN_PIXELS = 120;

/** How far back the charts go; the row scrolls sideways where it is wider than the phone. */
export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  const { t } = useTranslation('trends');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = frame.current?.querySelector(':checked')?.parentElement;
    if (chosen && frame.current) frame.current.scrollLeft = chosen.offsetLeft - MARGIN_PIXELS;
  }, [span]);
  return (
    <Box
      ref={frame}
      sx={{
        // Holds the invisible fields of the choice, which would widen the page.
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mx: { xs: -2.5, lg: -3 },
        px: { xs: 2.5, lg: 3 },
        py: 1,
        '& > *': { minWidth: 'max-content' },
      }}
    >
      <SegmentedChoice
        label={t('trends:span.label')}
        value={span}
        options={TREND_SPANS.map((value) => ({ value, words: t(`trends:span.${value}`) }))}
        onChange={onChoose}
      />
    </Box>
  );
}
