import { useTranslation } from 'react-i18next';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { signIn } from '../../../data/sign-in/authentication.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PlainButton } from '../../../ui/plain/plain-button.tsx';
import { UntilInteractive } from '../../../ui/until-interactive.tsx';
import { LocalMailsLink } from './local-mails-link.tsx';
import { useDemoDataProgress } from './use-demo-data-progress.ts';

function enter({ email, password }: DemoAccount): Promise<void> {
  return signIn(email, password);
}

/** The demo accounts, each one tap away. */
export default function DemoAccountButtons() {
  const { t } = useTranslation('account');
  const { submit, isBusy, failureCode } = useSubmission('sign in as demo account', enter);
  const progress = useDemoDataProgress();
  return (
    <section className="plain-local" aria-label={t('account:local.title')}>
      <p className="plain-text" data-small="" data-quiet="">
        {t('account:local.title')}
      </p>
      {/* In here, since this part comes to life later than the page around it. */}
      <UntilInteractive>
        {DEMO_ACCOUNTS.map((account) => (
          <PlainButton
            key={account.uid}
            look="text"
            disabled={isBusy || progress?.areAccountsReady === false}
            onClick={() => void submit(account)}
          >
            {t(`account:local.${account.role}`, { name: wholeName(account, currentLanguage()) })}
          </PlainButton>
        ))}
      </UntilInteractive>
      {progress && (
        <p className="plain-text" data-small="" data-quiet="">
          {progress.recordingCount === 0
            ? t('account:local.preparing')
            : t('account:local.filling', {
                read: progress.readCount,
                all: progress.recordingCount,
              })}
        </p>
      )}
      <FailureAlert failureCode={failureCode} />
      <LocalMailsLink />
    </section>
  );
}
