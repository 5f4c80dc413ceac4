import { useTranslation } from 'react-i18next';
import { useLastSharedRun } from '../../data/activities/shared-run-query.ts';
import { QuickResponsePicker } from './quick-response-picker.tsx';

interface QuickResponsesInChatProps {
  coachId: string;
  /** The runner to whom the coach writes; null = a group, so nothing fills in by itself. */
  runner: { uid: string; name: string } | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}

/** A coach's quick responses beside a message; name and last run of the runner fill in by themselves. */
export default function QuickResponsesInChat({
  coachId,
  runner,
  ...props
}: QuickResponsesInChatProps) {
  const { t } = useTranslation();
  const lastRun = useLastSharedRun(props.isOpen ? (runner?.uid ?? null) : null);
  return (
    <QuickResponsePicker
      coachId={coachId}
      recipient={{
        name: runner?.name ?? null,
        lastRun: lastRun.state === 'ready' ? lastRun.data : null,
      }}
      words={t('common:title.quickResponses')}
      {...props}
    />
  );
}
