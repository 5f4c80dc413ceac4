import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const SHARED = ['activities', 'profile', 'plans', 'memories', 'conversations'] as const;

/**
 * Says which data of a sharing runner a coach reads, and which never. A consent names this text by
 * its version: a change of its meaning needs a new version in domain/coaches/coach-sharing.ts.
 */
export function SharingTerms({ name }: { name: string }) {
  const { t } = useTranslation('coaches');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{t('coaches:sharing.terms.intro', { name })}</Typography>
      <SharedParts name={name} />
      <Typography variant="body2">{t('coaches:sharing.terms.never', { name })}</Typography>
      <Typography variant="body2">{t('coaches:sharing.terms.health', { name })}</Typography>
    </Box>
  );
}

interface SharedPartsProps {
  /** Name of the coach. */
  name: string;
  /** Left out = nothing. */
  without?: readonly (typeof SHARED)[number][];
}

/** The data of a sharing runner that a coach reads. */
export function SharedParts({ name, without = [] }: SharedPartsProps) {
  const { t } = useTranslation('coaches');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {SHARED.filter((part) => !without.includes(part)).map((part) => (
        <Typography key={part} component="li" variant="body2">
          {t(`coaches:sharing.terms.${part}`, { name })}
        </Typography>
      ))}
    </Box>
  );
}
