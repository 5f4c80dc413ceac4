import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Coach } from '@tasuki/domain/coaches/coach';
import { AI_COACH_ICON, HUMAN_COACH_ICON } from '../../ui/author-icons.ts';
import { Icon } from '../../ui/icon.tsx';

/** The author of the words: a person or the machine, by icon and word. */
export function CoachMark({ kind }: { kind: Coach['kind'] }) {
  const { t } = useTranslation('coaches');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
    >
      <Icon path={kind === 'ai' ? AI_COACH_ICON : HUMAN_COACH_ICON} sx={{ fontSize: 18 }} />
      <Typography component="span" variant="caption">
        {t(`coaches:kind.${kind}`)}
      </Typography>
    </Box>
  );
}
