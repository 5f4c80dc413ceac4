import { mdiStar } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QUICK_RESPONSE_LIMITS } from '@tasuki/domain/quick-responses/quick-response';
import { isAllowed } from '@tasuki/domain/quick-responses/quick-response-actions';
import { inOrder, isFoundBy } from '@tasuki/domain/quick-responses/quick-response-order';
import { useQuickResponses } from '../../data/quick-responses/quick-responses-query.ts';
import type { ListedQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** The code of a key that an input method took, if the browser does not report composing. */
const INPUT_METHOD_KEY_CODE = 229;

interface PickerListProps {
  coachId: string;
  onChoose: (response: ListedQuickResponse) => void;
  onClose: () => void;
}

/** The published quick responses, to be found by typing and chosen by arrows, Enter or a tap. */
export function PickerList({ coachId, onChoose, onClose }: PickerListProps) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const { language } = useMeasureLocale();
  const listId = useId();
  const [term, setTerm] = useState('');
  const [position, setPosition] = useState(0);
  const responses = useQuickResponses(coachId, 'current');
  const usable =
    responses.state === 'ready'
      ? responses.data.filter(({ status }) => isAllowed('use', status))
      : [];
  const found = inOrder(
    usable.filter((response) => isFoundBy(term, response)),
    language,
  );
  // The list may have become shorter meanwhile.
  const active = Math.min(position, found.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it offers characters.
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === INPUT_METHOD_KEY_CODE) return;
    const chosen = found[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setPosition((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) onChoose(chosen);
    }
  };

  return (
    <>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 1,
          // No wider than the dialog, however long a line is.
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          minHeight: 240,
        }}
      >
        {responses.state === 'loading' && <LoadingState shape="rows" />}
        {responses.state === 'failed' && (
          <FailedState failureCode={responses.failureCode} onRetry={responses.retry} />
        )}
        {responses.state === 'ready' && (
          <>
            <TextField
              label={t('quickResponses:search')}
              type="search"
              value={term}
              autoFocus
              autoComplete="off"
              onChange={(event) => {
                setTerm(event.target.value);
                setPosition(0);
              }}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: {
                  role: 'combobox',
                  'aria-expanded': found.length > 0,
                  'aria-controls': listId,
                  'aria-autocomplete': 'list',
                  'aria-activedescendant': found.length > 0 ? optionId(active) : undefined,
                  maxLength: QUICK_RESPONSE_LIMITS.nameMaxLength,
                },
              }}
              sx={{ mt: 1 }}
            />
            <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
              {found.length === 0 &&
                t(usable.length === 0 ? 'quickResponses:picker.none' : 'quickResponses:noneFound')}
            </Typography>
            <Box
              component="ul"
              role="listbox"
              id={listId}
              aria-label={t('common:title.quickResponses')}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {found.map((response, index) => (
                <Option
                  key={response.id}
                  id={optionId(index)}
                  response={response}
                  isActive={index === active}
                  onChoose={() => {
                    onChoose(response);
                  }}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

interface OptionProps {
  id: string;
  response: ListedQuickResponse;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, response, isActive, onChoose }: OptionProps) {
  const { t } = useTranslation('quickResponses');
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      component="li"
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, and with it the phone its keyboard.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
      sx={{
        minHeight: TOUCH_TARGET_PIXELS,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'quiet.ground' : 'transparent',
        boxShadow: isActive ? 'inset 3px 0 0 var(--tasuki-palette-primary-main)' : 'none',
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {response.isFavorite && (
          <Icon
            path={mdiStar}
            title={t('quickResponses:isFavorite')}
            sx={{ fontSize: 18, mr: 0.5, verticalAlign: '-3px', color: 'warning.main' }}
          />
        )}
        {response.name}
      </Typography>
      <Typography dir="auto" variant="body2" color="textSecondary" noWrap>
        {response.content}
      </Typography>
    </Box>
  );
}
