import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import {
  formatClock,
  formatMeasure,
  formatNumber,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { Icon } from './icon.tsx';

interface FactProofNoteProps {
  fact: Fact;
  locale: MeasureLocale;
  onClose: () => void;
  /** To the figures beside it in the words, so that nobody scrolls back to them; null = it is the first or last. */
  steps?: { toPrevious: (() => void) | null; toNext: (() => void) | null };
  /** A link to where the figure can be seen, if that is not on this page. */
  action?: ReactNode;
  /** The evidence of the figure, below the words. */
  children?: ReactNode;
  /** Pixels that are kept free below it on a wide screen. */
  wideClearance?: number;
}

/**
 * How a figure was found and from which part of the recording. On a phone it is a sheet at
 * the foot of the screen, which stays while the page goes to what is highlighted.
 */
export function FactProofNote({
  fact,
  locale,
  onClose,
  steps,
  action,
  children,
  wideClearance = 24,
}: FactProofNoteProps) {
  const { t } = useTranslation(['activities', 'facts']);
  const { proof } = fact;
  const origin =
    proof.kind === 'model'
      ? t('activities:proof.model')
      : proof.kind === 'history'
        ? t('activities:proof.history', { days: proof.days, count: proof.activityCount })
        : t('activities:proof.stretch', {
            from: formatClock(proof.stretch.startSeconds),
            to: formatClock(proof.stretch.endSeconds),
          });
  const place =
    proof.kind === 'split'
      ? t('activities:proof.split', { number: formatNumber(proof.index + 1, locale.language) })
      : null;
  return (
    <Box
      sx={{
        position: 'fixed',
        bottom: { xs: 0, lg: wideClearance },
        left: { xs: 0, lg: 'auto' },
        right: { xs: 0, lg: 24 },
        width: { lg: 420 },
        maxHeight: '60dvh',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        zIndex: 'tooltip',
        pl: 2,
        pr: 0.5,
        pt: 0.75,
        pb: { xs: 'calc(8px + env(safe-area-inset-bottom))', lg: 0.75 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderWidth: { xs: '1px 0 0', lg: 1 },
        borderColor: 'quiet.line',
        borderRadius: { xs: '16px 16px 0 0', lg: 1 },
        boxShadow: '0 -2px 20px rgb(0 0 0 / 18%)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box role="status" sx={{ flex: 1, py: 0.75 }}>
          <Typography component="p" variant="subtitle2">
            {formatMeasure(fact.value, fact.unit, locale)}
          </Typography>
          <Typography component="p" variant="body2">
            {t(`facts:method.${fact.method}`)}
          </Typography>
          <Typography component="p" variant="caption" color="textSecondary">
            {place && `${place} · `}
            {origin}
          </Typography>
          {action}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', maxWidth: 96 }}>
          <IconButton aria-label={t('activities:proof.close')} onClick={onClose}>
            <Icon path={mdiClose} sx={{ fontSize: 20 }} />
          </IconButton>
          {steps && (
            <Box sx={{ display: 'flex' }}>
              <StepButton direction="previous" onPress={steps.toPrevious} />
              <StepButton direction="next" onPress={steps.toNext} />
            </Box>
          )}
        </Box>
      </Box>
      {children && <Box sx={{ pr: 1.5, pb: 0.5 }}>{children}</Box>}
    </Box>
  );
}

interface StepButtonProps {
  direction: 'previous' | 'next';
  onPress: (() => void) | null;
}

function StepButton({ direction, onPress }: StepButtonProps) {
  const { t } = useTranslation('activities');
  return (
    <IconButton
      aria-label={t(`activities:proof.${direction}`)}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon
        path={direction === 'previous' ? mdiChevronLeft : mdiChevronRight}
        sx={{ fontSize: 24 }}
      />
    </IconButton>
  );
}
