import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { actionModeOf } from '../../features/accounts/sign-in/action-code.ts';
import { AuthAction } from '../../features/accounts/sign-in/auth-action.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The page to which the links of our mails lead. */
export default function AuthActionPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const mode = actionModeOf(search.get('mode'));
  const code = search.get('oobCode');
  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      {mode && code ? (
        <AuthAction key={`${mode}/${code}`} mode={mode} code={code} />
      ) : (
        <>
          <PageHeading>{t('common:title.authAction')}</PageHeading>
          <FailedState failureCode="auth/invalid-action-code" />
        </>
      )}
    </Box>
  );
}
