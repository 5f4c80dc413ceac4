import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_MAIL_LIMITS } from '@tasuki/domain/chat/groups/group';
import type { InboxEntry, InboxRole } from '@tasuki/domain/chat/inbox-entry';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { mailGroupInvitation } from '../../../data/chat/groups.ts';
import { readNewestEntries } from '../../../data/chat/inbox.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

const { ofInviter, ofAll } = GROUP_MAIL_LIMITS;

interface MailInvitationProps {
  uid: string;
  role: InboxRole;
  /** The link of the invitation. */
  address: string;
  /** In the group already. */
  people: readonly TopicPerson[];
}

/** The coaches or runners with whom somebody wrote last: the invitation goes to each by mail. */
export function MailInvitation({ uid, role, address, people }: MailInvitationProps) {
  const { t } = useTranslation('groups');
  const titleId = useId();
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const found = useLiveQuery<TopicPerson[]>({
    key: `peopleToInvite/${role}/${uid}`,
    load: async () => {
      const { rows } = await readNewestEntries({ uid, role, isArchived: false });
      return peopleOf(rows, uid);
    },
  });
  const sending = useSubmission<string>('mail group invitation', async (to) => {
    await mailGroupInvitation(address, to);
    setSentTo((before) => [...before, to]);
  });
  const isIn = (person: TopicPerson) => people.some((member) => member.uid === person.uid);
  const open = found.state === 'ready' ? found.data.filter((person) => !isIn(person)) : [];
  if (open.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('groups:invite.mail.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('groups:invite.mail.text', {
          mails: ofInviter.atOnce,
          hours: ofInviter.hours,
          mailsOfAll: ofAll.atOnce,
          hoursOfAll: ofAll.hours,
        })}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
        {open.map((person) => (
          <Box key={person.uid} component="li" sx={{ listStyle: 'none' }}>
            {sentTo.includes(person.uid) ? (
              <Typography
                role="status"
                variant="body2"
                color="textSecondary"
                sx={{ minHeight: TOUCH_TARGET_PIXELS, display: 'flex', alignItems: 'center' }}
              >
                {t('groups:invite.mail.sent', { name: person.name })}
              </Typography>
            ) : (
              <Button
                variant="outlined"
                color="secondary"
                disabled={sending.isBusy}
                sx={{ minHeight: TOUCH_TARGET_PIXELS }}
                onClick={() => void sending.submit(person.uid)}
              >
                {t('groups:invite.mail.send', { name: person.name })}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <FailureAlert failureCode={sending.failureCode} />
    </Box>
  );
}

/** The other person of each conversation of two, if they have a name to choose by. */
function peopleOf(entries: readonly InboxEntry[], uid: string): TopicPerson[] {
  return entries
    .filter(({ kind }) => kind === 'coach')
    .flatMap(({ people = [] }) =>
      people.filter((person) => person.uid !== uid && person.name !== ''),
    );
}
