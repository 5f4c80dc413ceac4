import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { GroupInvitationView } from '@tasuki/domain/chat/groups/group-calls';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { joinGroup, readGroupInvitation } from '../../data/chat/groups.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface JoinGroupProps {
  token: string;
  /** In which application the reader finds groups. */
  chatRoute: 'topicChat' | 'coachTopicChat';
}

/** Which group an invitation leads to, and what members see; joins after a yes. */
export function JoinGroup({ token, chatRoute }: JoinGroupProps) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const invitation = useLiveQuery<GroupInvitationView>({
    key: `groupInvitation/${token}`,
    load: () => readGroupInvitation(token),
  });
  const joining = useSubmission('join group', async () => {
    const topicId = await joinGroup(token);
    await navigate(routePath(chatRoute, { topicId }), { replace: true });
  });
  if (invitation.state === 'loading') return <LoadingState shape="rows" />;
  if (invitation.state === 'failed') {
    return (
      <>
        <PageHeading>{t('common:title.joinGroup')}</PageHeading>
        <FailedState failureCode={invitation.failureCode} onRetry={invitation.retry} />
      </>
    );
  }
  const { title, inviterName, memberCount, isHistoryShared, topicId } = invitation.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box>
        <Typography color="textSecondary">
          {inviterName === ''
            ? t('groups:join.invited')
            : t('groups:join.invitedBy', { name: inviterName })}
        </Typography>
        <PageHeading>{title || t('groups:unnamed')}</PageHeading>
        <Typography variant="body2" color="textSecondary">
          {t('groups:members.title', { count: memberCount })}
        </Typography>
      </Box>
      {topicId === null ? (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            <li>{t('groups:join.sees')}</li>
            <li>{t('groups:join.keeps')}</li>
            <li>{t(isHistoryShared ? 'groups:join.history' : 'groups:join.fromNow')}</li>
            <li>{t('groups:join.ai')}</li>
          </Box>
          <FailureAlert failureCode={joining.failureCode} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              loading={joining.isBusy}
              sx={{ minHeight: TOUCH_TARGET_PIXELS }}
              onClick={() => {
                void joining.submit();
              }}
            >
              {t('groups:join.confirm')}
            </Button>
            <Button
              component={Link}
              to={routePath('home')}
              color="secondary"
              sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            >
              {t('groups:join.notNow')}
            </Button>
          </Box>
        </>
      ) : (
        <Button
          component={Link}
          to={routePath(chatRoute, { topicId })}
          variant="contained"
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('groups:join.open')}
        </Button>
      )}
    </Box>
  );
}
