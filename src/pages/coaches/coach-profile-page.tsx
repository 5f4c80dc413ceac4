import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { CoachProfile } from '../../features/coaches/coach-profile.tsx';
import { OfferedProducts } from '../../features/products/offered-products.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

/**
 * One coach and what they offer. Taking a free plan leads to the conversation with a human coach, and with
 * the built-in one to the activities.
 */
export default function CoachProfilePage() {
  const { t } = useTranslation('coaches');
  const { coachId = '' } = useParams();
  const navigate = useNavigate();
  const announce = useSnackbar();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  return (
    <CoachProfile
      coachId={coachId}
      products={<OfferedProducts coachId={coachId} isAlone={false} />}
      onTaken={({ id, kind }) => {
        announce(t('coaches:taken'));
        const isPerson = kind === 'human' && uid !== null;
        void navigate(
          isPerson
            ? routePath('topicChat', { topicId: coachTopicId(uid, id) })
            : routePath('activities'),
        );
      }}
    />
  );
}
