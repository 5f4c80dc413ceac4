import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveActivityFields, type ActivityOwnerFields } from '../../data/activities/activities.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

/** Fields that one press saves. */
type PressedFields = Partial<Pick<ActivityOwnerFields, 'effort' | 'isHidden'>>;

/** Fields that were pressed since stay as they are. */
function withoutSaved(now: PressedFields, saved: PressedFields): PressedFields {
  const rest = { ...now };
  if ('effort' in saved && rest.effort === saved.effort) delete rest.effort;
  if ('isHidden' in saved && rest.isHidden === saved.isHidden) delete rest.isHidden;
  return rest;
}

interface PressedFieldsState {
  /** Shown as pressed until the row says so itself, or until it was refused. */
  pressed: PressedFields;
  saveAtOnce: (fields: PressedFields) => Promise<void>;
}

/** Fields of an activity that one press saves. */
export function usePressedFields(uid: string, activityId: string): PressedFieldsState {
  const { t } = useTranslation('failures');
  const announce = useSnackbar();
  const [pressed, setPressed] = useState<PressedFields>({});
  const saveAtOnce = async (fields: PressedFields) => {
    setPressed((before) => ({ ...before, ...fields }));
    try {
      await saveActivityFields(uid, activityId, fields);
    } catch (cause) {
      reportError(cause, 'save activity');
      announce(t(`failures:${failureCodeOf(cause)}`));
    }
    setPressed((now) => withoutSaved(now, fields));
  };
  return { pressed, saveAtOnce };
}
