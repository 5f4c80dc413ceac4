import { mdiDotsVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  statusActions,
  type StatusAction,
} from '@tasuki/domain/quick-responses/quick-response-actions';
import type { ListedQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface QuickResponseMenuProps {
  response: ListedQuickResponse;
  /** There is no room for one more that is not archived. */
  isFull: boolean;
  onChoose: (action: StatusAction) => void;
}

/** Changes the status of a quick response, behind three dots. */
export function QuickResponseMenu({ response, isFull, onChoose }: QuickResponseMenuProps) {
  const { t } = useTranslation('quickResponses');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={t('quickResponses:menu', { name: response.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS, mr: -1 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {statusActions(response.status).map((action) => (
          <MenuItem
            key={action}
            disabled={action === 'restore' && isFull}
            onClick={() => {
              close();
              onChoose(action);
            }}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          >
            {t(`quickResponses:action.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
