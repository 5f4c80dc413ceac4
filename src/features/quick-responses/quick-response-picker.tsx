import { mdiMessageFlashOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillIn } from '@tasuki/domain/quick-responses/fill-in';
import { knownValues, type Recipient } from '@tasuki/domain/quick-responses/known-variables';
import {
  noteQuickResponseUse,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { reportError } from '../../platform/report-error.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { BlanksForm } from './blanks-form.tsx';
import { PickerList } from './picker-list.tsx';

interface QuickResponsePickerProps {
  coachId: string;
  /** The person whom the coach writes to, as far as known. */
  recipient: Recipient;
  /** The words of the button. */
  words: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Takes the text with every variable filled in. */
  onInsert: (text: string) => void;
}

/** A button that opens the coach's quick responses; the chosen one is filled in and handed on. */
export function QuickResponsePicker(props: QuickResponsePickerProps) {
  const { words, isOpen, onOpenChange, ...contentProps } = props;
  const titleId = useId();
  const close = () => {
    onOpenChange(false);
  };
  return (
    <>
      <Button
        color="secondary"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiMessageFlashOutline} />}
        onClick={() => {
          onOpenChange(true);
        }}
        sx={{ minHeight: TOUCH_TARGET_PIXELS, px: 1 }}
      >
        {words}
      </Button>
      <Dialog open={isOpen} fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={close}>
        <Suspense fallback={<LoadingState shape="rows" />}>
          <PickerContent {...contentProps} titleId={titleId} onClose={close} />
        </Suspense>
      </Dialog>
    </>
  );
}

interface PickerContentProps extends Omit<
  QuickResponsePickerProps,
  'words' | 'isOpen' | 'onOpenChange'
> {
  titleId: string;
  onClose: () => void;
}

function PickerContent({ coachId, recipient, titleId, onInsert, onClose }: PickerContentProps) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const known = knownValues(recipient, useMeasureLocale(), useDateLocale());
  /** The one whose variables are asked for. */
  const [chosen, setChosen] = useState<ListedQuickResponse | null>(null);
  const insert = ({ id }: ListedQuickResponse, text: string) => {
    // Only the order of the list depends on it.
    noteQuickResponseUse(coachId, id).catch((cause: unknown) => {
      reportError(cause, 'note use of quick response');
    });
    onClose();
    onInsert(text);
  };
  return (
    <>
      <DialogTitle id={titleId}>{chosen?.name ?? t('common:title.quickResponses')}</DialogTitle>
      {chosen ? (
        <BlanksForm
          content={chosen.content}
          known={known}
          onInsert={(text) => {
            insert(chosen, text);
          }}
          onBack={() => {
            setChosen(null);
          }}
        />
      ) : (
        <PickerList
          coachId={coachId}
          onChoose={(response) => {
            const { text, blanks } = fillIn(response.content, known);
            if (blanks.length > 0) setChosen(response);
            else insert(response, text);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
