import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  STATUS_AFTER,
  type StatusAction,
} from '@tasuki/domain/quick-responses/quick-response-actions';
import { changeQuickResponseStatus } from '../../data/quick-responses/quick-responses.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

/**
 * Publishes, deactivates, archives or restores a quick response. The lists show it at once. What
 * came of it is announced, since the row that asked may be gone by then.
 */
export function useStatusChange(coachId: string, id: string) {
  const { t } = useTranslation(['quickResponses', 'failures']);
  const announce = useSnackbar();
  return useSubmission(
    'change status of quick response',
    useCallback(
      async (action: StatusAction) => {
        try {
          await changeQuickResponseStatus(coachId, id, STATUS_AFTER[action]);
        } catch (cause) {
          announce(t(`failures:${failureCodeOf(cause)}`));
          throw cause;
        }
        announce(t(`quickResponses:done.${action}`));
      },
      [coachId, id, announce, t],
    ),
  );
}
