import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../../platform/session-store.ts';

/** The way to who sold something: the conversation, where the two have one, or else the profile. */
export function ToCoach({ coachId }: { coachId: string }) {
  const { t } = useTranslation('products');
  const link = useSessionStore((session) =>
    session.coachLinks.find((one) => one.coachId === coachId && one.state === 'active'),
  );
  return link ? (
    <Button
      component={Link}
      to={routePath('topicChat', { topicId: coachTopicId(link.runnerUid, coachId) })}
      variant="contained"
    >
      {t('products:action.writeToCoach')}
    </Button>
  ) : (
    <Button
      component={Link}
      to={routePath('coachProfile', { coachId })}
      color="secondary"
      variant="outlined"
    >
      {t('products:action.toCoach')}
    </Button>
  );
}
