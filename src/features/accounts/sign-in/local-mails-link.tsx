import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { environment } from '../../../platform/environment.ts';
import { touchTarget } from '../../../ui/theme/touch-target.ts';

/** In local mode no mail leaves the machine: this leads to the page that shows it. */
export function LocalMailsLink() {
  const { t } = useTranslation('account');
  if (!environment.local) return null;
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      <Link
        href={`${environment.local.sandboxOrigin}/mails`}
        target="_blank"
        rel="noopener"
        sx={touchTarget}
      >
        {t('account:local.mails')}
      </Link>
    </Typography>
  );
}
