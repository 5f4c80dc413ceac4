import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { CoachProfile } from '../../features/coaches/coach-profile.tsx';
import { OfferedProducts } from '../../features/products/offered-products.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

/** One coach and what they offer; taking a free plan leads to the activities. */
export default function CoachProfilePage() {
  const { t } = useTranslation('coaches');
  const { coachId = '' } = useParams();
  const navigate = useNavigate();
  const announce = useSnackbar();
  return (
    <CoachProfile
      coachId={coachId}
      products={<OfferedProducts coachId={coachId} isAlone={false} />}
      onTaken={() => {
        announce(t('coaches:taken'));
        void navigate(routePath('activities'));
      }}
    />
  );
}
