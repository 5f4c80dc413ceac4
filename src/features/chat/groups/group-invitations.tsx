import { mdiContentCopy, mdiShareVariantOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GROUP_LIMITS,
  isInvitationOpen,
  type GroupInvitation,
} from '@tasuki/domain/chat/groups/group';
import type { InboxRole } from '@tasuki/domain/chat/inbox-entry';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { formatDay } from '@tasuki/domain/measures/format-date';
import {
  makeGroupInvitation,
  watchGroupInvitations,
  withdrawGroupInvitation,
} from '../../../data/chat/groups.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { MailInvitation } from './mail-invitation.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface GroupInvitationsProps {
  uid: string;
  /** In which of their applications the person is in the group. */
  role: InboxRole;
  topicId: string;
  /** In the group, to say who made an invitation. */
  people: readonly TopicPerson[];
}

/** The links by which people come into a group: to make, share once, and withdraw. */
export function GroupInvitations({ uid, role, topicId, people }: GroupInvitationsProps) {
  const { t } = useTranslation('groups');
  const [days, setDays] = useState('7');
  const [uses, setUses] = useState('10');
  const [link, setLink] = useState<string | null>(null);
  const making = useSubmission('make group invitation', async () => {
    const limits = { days: Number(days), usesMaximum: Number(uses) };
    setLink(await makeGroupInvitation(topicId, limits));
  });
  return (
    <PageSection title={t('groups:invite.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('groups:invite.explained', {
          count: GROUP_LIMITS.invitationsMaximum,
          members: GROUP_LIMITS.membersMaximum,
        })}
      </Typography>
      <SegmentedChoice
        label={t('groups:invite.days.label')}
        value={days}
        options={GROUP_LIMITS.invitationDays.map((count) => ({
          value: String(count),
          words: t('groups:invite.days.of', { count }),
        }))}
        onChange={setDays}
      />
      <SegmentedChoice
        label={t('groups:invite.uses.label')}
        value={uses}
        options={GROUP_LIMITS.invitationUses.map((count) => ({
          value: String(count),
          words: t('groups:invite.uses.of', { count }),
        }))}
        onChange={setUses}
      />
      <Button
        variant="outlined"
        color="secondary"
        loading={making.isBusy}
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        onClick={() => {
          void making.submit();
        }}
      >
        {t('groups:invite.make')}
      </Button>
      <FailureAlert failureCode={making.failureCode} />
      {link !== null && (
        <>
          <NewLink address={link} />
          <Suspense>
            <MailInvitation key={link} uid={uid} role={role} address={link} people={people} />
          </Suspense>
        </>
      )}
      <Suspense>
        <OpenInvitations topicId={topicId} people={people} />
      </Suspense>
    </PageSection>
  );
}

/** A link that is shown this once. */
function NewLink({ address }: { address: string }) {
  const { t } = useTranslation('groups');
  const announce = useSnackbar();
  const { navigator } = globalThis;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      announce(t('groups:invite.copied'));
    } catch {
      // A browser that forbids it leaves the address to be selected.
      announce(t('groups:invite.notCopied'));
    }
  };
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 1, p: 2, borderRadius: 2, bgcolor: 'quiet.ground' }}
    >
      <Typography variant="body2">{t('groups:invite.once')}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {address}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {'share' in navigator && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Icon path={mdiShareVariantOutline} />}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              // A person who closes the sheet has chosen not to share.
              navigator.share({ url: address }).catch(() => undefined);
            }}
          >
            {t('groups:invite.share')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Icon path={mdiContentCopy} />}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => void copy()}
        >
          {t('groups:invite.copy')}
        </Button>
      </Box>
    </Box>
  );
}

function OpenInvitations({ topicId, people }: Pick<GroupInvitationsProps, 'topicId' | 'people'>) {
  const { t } = useTranslation('groups');
  const dates = useDateLocale();
  const found = useLiveQuery<GroupInvitation[]>({
    key: `groupInvitations/${topicId}`,
    watch: (onInvitations, onError) => watchGroupInvitations(topicId, onInvitations, onError),
  });
  const withdrawing = useSubmission<string>('withdraw group invitation', (id) =>
    withdrawGroupInvitation(topicId, id),
  );
  const [now] = useState(() => new Date());
  const open =
    found.state === 'ready' ? found.data.filter((one) => isInvitationOpen(one, now)) : [];
  if (open.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('groups:invite.open')} sx={{ m: 0, p: 0, width: '100%' }}>
      {open.map(({ id, createdByUid, expiresAt, useCount, usesMaximum }) => (
        <Box
          key={id}
          component="li"
          sx={{ listStyle: 'none', display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Typography variant="body2" sx={{ flex: 1 }}>
            {[
              t('groups:invite.until', {
                day: formatDay(expiresAt, null, dates),
                used: useCount,
                maximum: usesMaximum,
              }),
              // The person who made it may have left.
              people.find(({ uid }) => uid === createdByUid)?.name ?? '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Typography>
          <Button
            size="small"
            color="secondary"
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              void withdrawing.submit(id);
            }}
          >
            {t('groups:invite.withdraw')}
          </Button>
        </Box>
      ))}
      <FailureAlert failureCode={withdrawing.failureCode} />
    </Box>
  );
}
