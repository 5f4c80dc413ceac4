import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';

/** What somebody agrees to who goes on to a provider in order to sign up. */
export function AgreementByGoingOn() {
  const { t } = useTranslation('account');
  return (
    <Typography variant="body2" color="textSecondary">
      <Trans
        t={t}
        i18nKey="account:door.agreement"
        components={{
          terms: <Link href={routePath('terms')} target="_blank" rel="noopener" />,
          privacy: <Link href={routePath('privacy')} target="_blank" rel="noopener" />,
        }}
      />
    </Typography>
  );
}
