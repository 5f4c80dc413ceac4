import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useMeasureLocale } from '../../platform/locale.ts';
import { FactProofNote } from '../../ui/fact-proof-note.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Above the composer at its lowest. */
const WIDE_CLEARANCE = 120;

/** Facts of another activity carry its place among the newest before their own name. */
const RECENT_PREFIX = /^recent\.\d+\./;

/**
 * The address at which a figure can be seen, highlighted if a stretch of the recording shows it.
 * Null if it is not of one activity.
 */
function proofAddress({ id, activityId, proof }: QuotedFact): string | null {
  if (activityId === null) return null;
  const address = routePath('activity', { activityId });
  if (!('stretch' in proof)) return address;
  const search = new URLSearchParams({ fact: id.replace(RECENT_PREFIX, '') });
  return `${address}?${search.toString()}`;
}

interface ProofNoteProps {
  fact: QuotedFact;
  /** To the figures beside it in the same answer. */
  steps: { toPrevious: (() => void) | null; toNext: (() => void) | null };
  onClose: () => void;
  /** The evidence of the figure. */
  children: ReactNode;
}

/** How a figure was found, with the way to the recording where it can be seen. */
export function ProofNote({ fact, steps, onClose, children }: ProofNoteProps) {
  const { t } = useTranslation('chat');
  const locale = useMeasureLocale();
  const address = proofAddress(fact);
  return (
    <FactProofNote
      fact={fact}
      locale={locale}
      onClose={onClose}
      wideClearance={WIDE_CLEARANCE}
      steps={steps}
      action={
        address && (
          <Link component={RouterLink} to={address} variant="body2" sx={touchTarget}>
            {t('chat:proof.open')}
          </Link>
        )
      }
    >
      {children}
    </FactProofNote>
  );
}
