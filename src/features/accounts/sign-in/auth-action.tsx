import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { emailToProve, resetPassword } from '../../../data/sign-in/authentication.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { reportError } from '../../../platform/report-error.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { performAction, type ActionMode, type ActionResult } from './action-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';

interface AuthActionProps {
  mode: ActionMode;
  code: string;
}

type Outcome =
  | { state: 'asked'; email: ActionResult }
  | { state: 'done'; result: ActionResult }
  | { state: 'failed'; failureCode: FailureCode };

/** The page behind a mail's link: a new password, a proven email, or an email that holds again. */
export function AuthAction({ mode, code }: AuthActionProps) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPasswordSet, setIsPasswordSet] = useState(false);
  // Another page can have a signed-in browser open the link, so the person says that the address is theirs.
  const [isConfirmed, setIsConfirmed] = useState(!PROVING.has(mode));
  useEffect(() => {
    let isGone = false;
    const work = isConfirmed
      ? performAction(mode, code).then((result): Outcome => ({ state: 'done', result }))
      : emailToProve(code).then((email): Outcome => ({ state: 'asked', email }));
    work.then(
      (done) => {
        if (!isGone) setOutcome(done);
      },
      (cause: unknown) => {
        const failureCode = failureCodeOf(cause);
        if (failureCode === 'common/unknown') reportError(cause, `mail link ${mode}`);
        if (!isGone) setOutcome({ state: 'failed', failureCode });
      },
    );
    return () => {
      isGone = true;
    };
  }, [mode, code, attempt, isConfirmed]);
  return (
    <>
      <PageHeading>{t(`account:action.${mode}.title`)}</PageHeading>
      {!outcome && <LoadingState shape="form" />}
      {outcome?.state === 'asked' && (
        <>
          <Typography sx={{ my: 2, overflowWrap: 'anywhere' }}>
            {t('account:action.confirm.question', { email: outcome.email ?? '' })}
          </Typography>
          <Button
            variant="contained"
            onClick={() => {
              setOutcome(null);
              setIsConfirmed(true);
            }}
          >
            {t('account:action.confirm.yes')}
          </Button>
        </>
      )}
      {outcome?.state === 'failed' && outcome.failureCode === 'account/sign-in-to-confirm' && (
        <SignInFirst />
      )}
      {outcome?.state === 'failed' && outcome.failureCode !== 'account/sign-in-to-confirm' && (
        <FailedState
          failureCode={outcome.failureCode}
          {...(isWorthRetrying(outcome.failureCode)
            ? {
                onRetry: () => {
                  setOutcome(null);
                  setAttempt((count) => count + 1);
                },
              }
            : { action: <WayOn mode={mode} failureCode={outcome.failureCode} /> })}
        />
      )}
      {outcome?.state === 'done' &&
        (mode === 'resetPassword' && !isPasswordSet ? (
          <>
            <Typography sx={{ my: 2 }}>
              {t('account:newPassword.forEmail', { email: outcome.result })}
            </Typography>
            <NewPasswordForm
              label={t('account:newPassword.submit')}
              email={outcome.result ?? ''}
              save={({ newPassword }) => resetPassword(code, newPassword)}
              onDone={() => {
                setIsPasswordSet(true);
              }}
            />
          </>
        ) : (
          <ActionDone mode={mode} result={outcome.result} />
        ))}
    </>
  );
}

/** The actions that prove an address. */
const PROVING: ReadonlySet<ActionMode> = new Set(['verifyEmail', 'verifyAndChangeEmail']);

const FINAL: ReadonlySet<FailureCode> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'account/mail-of-other-account',
]);

function isWorthRetrying(code: FailureCode): boolean {
  return !FINAL.has(code);
}

/** An email is proven by whoever is signed in and reads its mails. The sign-in leads back to the link. */
function SignInFirst() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  return (
    <>
      <Typography role="status" sx={{ my: 2 }}>
        {t('failures:account/sign-in-to-confirm')}
      </Typography>
      <Button
        component={Link}
        to={routePath('signIn')}
        state={{ from: `${pathname}${search}` }}
        variant="contained"
      >
        {t('account:signIn.submit')}
      </Button>
    </>
  );
}

/** The way to a new mail if this link was used up, or to another account. */
function WayOn({ mode, failureCode }: { mode: ActionMode; failureCode: FailureCode }) {
  const { t } = useTranslation('account');
  const isSignedIn = useSessionStore((session) => session.userCredential !== null);
  const newMail = mode === 'resetPassword' ? 'resetPassword' : isSignedIn ? 'account' : 'signIn';
  const place = failureCode === 'account/mail-of-other-account' ? 'signOut' : newMail;
  return (
    <Button component={Link} to={routePath(place)} variant="outlined" color="secondary">
      {t(ROUTE_TABLE[place].titleKey)}
    </Button>
  );
}

function ActionDone({ mode, result }: { mode: ActionMode; result: ActionResult }) {
  const { t } = useTranslation('account');
  const isSignedIn = useSessionStore((session) => session.userCredential !== null);
  const nextRoute = isSignedIn ? 'activities' : 'signIn';
  return (
    <>
      <Typography role="status" sx={{ my: 2 }}>
        {t(`account:action.${mode}.done`, { email: result ?? '' })}
      </Typography>
      <Button component={Link} to={routePath(nextRoute)} variant="contained">
        {t(`account:action.continueTo.${nextRoute}`)}
      </Button>
    </>
  );
}
