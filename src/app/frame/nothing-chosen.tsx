import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Sash } from '../../ui/sash.tsx';

/** The detail's place on a wide screen while nothing in the list is open. */
export function NothingChosen() {
  const { t } = useTranslation();
  return (
    <Box sx={{ height: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 4 }}>
      <Sash size={40} />
      <Typography variant="body2" color="textSecondary">
        {t('common:frame.nothingChosen')}
      </Typography>
    </Box>
  );
}
