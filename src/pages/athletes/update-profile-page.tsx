import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { MailOnItsWay } from '../../features/accounts/sign-in/mail-on-its-way.tsx';
import { UpdateProfileForm } from '../../features/onboarding/update-profile-form.tsx';
import { requestedPath } from '../../platform/between-pages/requested-path.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** Asks for what the app must know before it can be used; also reached from the account page. */
export default function UpdateProfilePage() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 400, mx: 'auto' }}>
      <PageHeading>{t('common:title.updateProfile')}</PageHeading>
      <Typography variant="body2" color="textSecondary">
        {t('onboarding:profile.why')}
      </Typography>
      <MailOnItsWay />
      <UpdateProfileForm
        onSaved={() => {
          // Back to where the guard or the account page sent from.
          void navigate(requestedPath(state) ?? routePath('home'));
        }}
      />
    </Box>
  );
}
