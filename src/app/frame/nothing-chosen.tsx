import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '@tasuki/domain/navigation/route-table';
import { Sash } from '../../ui/sash.tsx';

/** The detail's place on a wide screen while nothing in the list is open. */
export function NothingChosen({ listName }: { listName: RouteName }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ height: '100dvh', display: 'grid', placeContent: 'center', gap: 2, p: 4 }}>
      <Sash size={40} />
      <Typography variant="body2" color="textSecondary">
        {/* A newcomer's list has nothing to choose yet. */}
        {listName === 'activities'
          ? t('common:frame.newestActivity')
          : t('common:frame.nothingChosen')}
      </Typography>
    </Box>
  );
}
