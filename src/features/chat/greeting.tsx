import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCoachReading } from '../../data/activities/activity-queries.ts';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { MessageAuthor } from '../../ui/message-author.tsx';

/** Shown in an empty conversation: whom one speaks with, and about what. */
export function Greeting({ uid }: { uid: string }) {
  const { t } = useTranslation('chat');
  const reading = useCoachReading(uid);
  if (reading.state === 'loading') return null;
  const words = reading.state === 'ready' ? reading.data : 'plain';
  return (
    <Box component="article">
      <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')} />
      <Typography sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
        {t(`chat:greeting.${words}`)}
      </Typography>
    </Box>
  );
}

/** Shown where two people have not written yet. */
export function PersonGreeting({ person }: { person: TopicPerson }) {
  const { t } = useTranslation('chat');
  const name = person.name || t(`chat:person.${person.role}`);
  return (
    <Typography color="textSecondary" sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
      {t(`chat:greeting.to.${person.role}`, { name })}
    </Typography>
  );
}

/** Shown where nobody has written in a group yet, or not since the reader came. */
export function GroupGreeting() {
  const { t } = useTranslation('groups');
  return (
    <Typography color="textSecondary" sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
      {t('groups:greeting')}
    </Typography>
  );
}
