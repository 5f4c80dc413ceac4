import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { stretchesOf } from '@tasuki/domain/chat/message-about-activity';
import { partiesOfCoachTopic } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../platform/session-store.ts';

/**
 * The words of a message as they were written; the address of an activity leads there. A coach is
 * led to the page that is a coach's.
 */
export function TextWithActivities({ text }: { text: string }) {
  const { t } = useTranslation('chat');
  const { topicId = '' } = useParams();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const parties = partiesOfCoachTopic(uid, topicId);
  const addressOf = (activityId: string) =>
    parties?.coachId === uid
      ? routePath('coachActivity', { runnerUid: parties.runnerUid, activityId })
      : routePath('activity', { activityId });
  return stretchesOf(text, globalThis.location.origin).map((stretch, index) => (
    <Fragment key={`${index} of ${text.length}`}>
      {stretch.kind === 'words' ? (
        stretch.text
      ) : (
        <MuiLink component={Link} to={addressOf(stretch.activityId)}>
          {t('chat:message.openActivity')}
        </MuiLink>
      )}
    </Fragment>
  ));
}
