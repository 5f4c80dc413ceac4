import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { readNewestActivities } from '../../data/activities/activities.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { MessageAuthor } from '../../ui/message-author.tsx';

/** What the coach may say of itself: whether it has read anything yet, and why not. */
async function whatWasRead(uid: string): Promise<'read' | 'withheld' | 'none'> {
  const { rows } = await readNewestActivities(uid);
  if (rows.length === 0) return 'none';
  return rows.some(({ policy }) => policy.analyse) ? 'read' : 'withheld';
}

/** What stands where nothing was said yet: whom one speaks with, and about what. */
export function Greeting({ uid }: { uid: string }) {
  const { t } = useTranslation(['chat', 'activities']);
  const reading = useLiveQuery({ key: `what was read/${uid}`, load: async () => whatWasRead(uid) });
  if (reading.state === 'loading') return null;
  const words = reading.state === 'ready' ? reading.data : 'plain';
  return (
    <Box component="article">
      <MessageAuthor icon={AI_COACH_ICON} name={t('activities:coach.name')} />
      <Typography sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
        {t(`chat:greeting.${words}`)}
      </Typography>
    </Box>
  );
}
