import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useActivityGroup } from '../../data/activities/activity-queries.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

interface GroupLinksProps {
  uid: string;
  groupId: string;
  activityId: string;
}

/** The other sessions of the same recording, in the order they were done. */
export function GroupLinks({ uid, groupId, activityId }: GroupLinksProps) {
  const { t } = useTranslation(['activities', 'sports']);
  const locale = useMeasureLocale();
  const group = useActivityGroup(uid, groupId);
  if (group.state !== 'ready' || group.data.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={t('activities:group.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mt: 0.5 }}
    >
      {group.data.map((row) => (
        <MuiLink
          key={row.id}
          component={Link}
          to={routePath('activity', { activityId: row.id })}
          aria-current={row.id === activityId ? 'page' : undefined}
          variant="body2"
          sx={{
            ...touchTarget,
            gap: 0.75,
            fontWeight: row.id === activityId ? 650 : 400,
            textDecoration: row.id === activityId ? 'none' : 'underline',
            color: row.id === activityId ? 'text.primary' : 'secondary.main',
          }}
        >
          <SportIcon sport={row.sport} sx={{ fontSize: 18 }} />
          {row.isTransition ? t('activities:group.transition') : t(`sports:${row.sport}`)}{' '}
          {formatMeasure(row.movingSeconds, 'seconds', locale)}
        </MuiLink>
      ))}
    </Box>
  );
}
