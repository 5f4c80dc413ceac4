import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { ResetRequestForm } from '../../features/accounts/sign-in/reset-request-form.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Asks for the mail with the link to a new password. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('account');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 400, mx: 'auto' }}>
      <PageHeading>{t('common:title.resetPassword')}</PageHeading>
      <Typography variant="body2" color="textSecondary">
        {t('account:resetPassword.text')}
      </Typography>
      <ResetRequestForm />
      <Link component={RouterLink} to={routePath('signIn')} variant="body2" sx={touchTarget}>
        {t('account:resetPassword.toSignIn')}
      </Link>
    </Box>
  );
}
