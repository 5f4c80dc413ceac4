import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../../platform/session-store.ts';

interface ToCoachProps {
  coachId: string;
  /** Whether nothing else on the page is more urgent, such as to pay. */
  isMainAction: boolean;
}

/** The way to who sold something: the conversation, where the two have one, or else the profile. */
export function ToCoach({ coachId, isMainAction }: ToCoachProps) {
  const { t } = useTranslation('products');
  const link = useSessionStore((session) =>
    session.coachLinks.find((one) => one.coachId === coachId && one.state === 'active'),
  );
  return link ? (
    <Button
      component={Link}
      to={routePath('topicChat', { topicId: coachTopicId(link.runnerUid, coachId) })}
      color={isMainAction ? 'primary' : 'secondary'}
      variant={isMainAction ? 'contained' : 'outlined'}
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
