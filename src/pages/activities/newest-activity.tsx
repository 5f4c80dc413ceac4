import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activityKindKey, activityTitle } from '@tasuki/domain/activities/activity-kind';
import { useNewestActivity } from '../../features/activity-list/use-newest-activity.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageTitleProvider } from '../../ui/page-title.tsx';

/** After the rows: they are what the page was opened for. */
const Activity = lazy(async () => ({ default: (await import('./activity-page.tsx')).Activity }));

interface NewestActivityProps {
  uid: string;
  /** While there is none, or none is known yet. */
  whenNone: ReactNode;
}

/** The newest activity beside the list, while nobody has chosen another. */
export default function NewestActivity({ uid, whenNone }: NewestActivityProps) {
  const { t } = useTranslation(['activities', 'sports']);
  const newest = useNewestActivity(uid);
  if (!newest) return whenNone;
  return (
    // The document keeps the title of the list.
    <PageTitleProvider>
      <Typography
        variant="h1"
        component="h2"
        noWrap
        sx={{ display: 'grid', alignItems: 'center', minHeight: 72 }}
      >
        {activityTitle(newest) ?? t(activityKindKey(newest))}
      </Typography>
      <Box sx={{ pb: 8 }}>
        <Suspense fallback={<LoadingState shape="detail" />}>
          <Activity key={newest.id} uid={uid} activityId={newest.id} />
        </Suspense>
      </Box>
    </PageTitleProvider>
  );
}
