import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Sash } from './sash.tsx';
import { touchTarget } from './theme/touch-target.ts';

/** The product's sign and name, which lead home. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <Box
      component={Link}
      to={routePath('home')}
      sx={{
        ...touchTarget,
        justifySelf: 'start',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      <Sash size={24} />
      <Typography component="span" variant="h2">
        {t('common:productName')}
      </Typography>
    </Box>
  );
}
