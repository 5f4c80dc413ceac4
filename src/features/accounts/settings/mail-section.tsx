import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COACH_MAIL_KINDS,
  OPTIONAL_MAIL_KINDS,
  type OptionalMailKind,
} from '@tasuki/domain/mail/mail';
import { UNREAD_MAIL } from '@tasuki/domain/mail/unread-mail';
import { useMailPreferences } from '../../../data/accounts/mail-preferences-query.ts';
import { saveMailPreferences } from '../../../data/accounts/mail-preferences.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { MessageSoundRow } from './message-sound-row.tsx';

/**
 * The chosen kinds, and the stored ones that they replace: the choice is shown until those have
 * changed.
 */
interface Pressed {
  offKinds: readonly OptionalMailKind[];
  over: readonly OptionalMailKind[] | null;
}

/** Which mails the person gets; each kind is switched off by itself. */
export function MailSection({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const stored = useMailPreferences(uid);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const { submit, failureCode } = useSubmission(
    'save mail preferences',
    async (offKinds: readonly OptionalMailKind[]) => saveMailPreferences(uid, offKinds),
  );
  if (stored.state === 'loading') return null;
  const known = stored.state === 'ready' ? stored.data : null;
  // The received state counts, also if another page wrote it.
  const offKinds = pressed?.over === known ? pressed.offKinds : known;
  const choose = async (kind: OptionalMailKind, isWanted: boolean) => {
    const others = (offKinds ?? []).filter((off) => off !== kind);
    const chosen = isWanted ? others : [...others, kind];
    setPressed({ offKinds: chosen, over: known });
    if (!(await submit(chosen))) setPressed(null);
  };
  return (
    <PageSection title={t('account:mails.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('account:mails.text')}
      </Typography>
      {offKinds !== null &&
        OPTIONAL_MAIL_KINDS.filter((kind) => isCoach || !COACH_MAIL_KINDS.includes(kind)).map(
          (kind) => (
            <CheckRow
              key={kind}
              words={t(`account:mails.kinds.${kind}`, {
                afterMinutes: UNREAD_MAIL.afterMinutes,
              })}
              isChecked={!offKinds.includes(kind)}
              onChange={(isChecked) => void choose(kind, isChecked)}
            />
          ),
        )}
      <MessageSoundRow />
      <FailureAlert
        failureCode={failureCode ?? (stored.state === 'failed' ? stored.failureCode : null)}
      />
    </PageSection>
  );
}
