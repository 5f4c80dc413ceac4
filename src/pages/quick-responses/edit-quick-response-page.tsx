import { useParams } from 'react-router-dom';
import { QuickResponseEditor } from '../../features/quick-responses/quick-response-editor.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach changes, archives and restores a quick response. */
export default function EditQuickResponsePage() {
  const { templateId = '' } = useParams();
  return (
    <CoachOnly>
      {(uid) => <QuickResponseEditor key={templateId} coachId={uid} id={templateId} />}
    </CoachOnly>
  );
}
