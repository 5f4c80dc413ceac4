import { mdiDotsHorizontal } from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Place } from '@tasuki/domain/navigation/application';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';
import { barButton, barLabel } from './place-looks.ts';
import { usePlaceIcons } from './places/use-place-icons.ts';

interface MorePlacesProps {
  places: readonly Place[];
  current: Place | null;
}

/** The places for which a phone has no room, behind one button. */
export default function MorePlaces({ places, current }: MorePlacesProps) {
  const { t } = useTranslation();
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isCurrent = places.some((place) => place === current);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <ButtonBase
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={barButton(isCurrent)}
      >
        <Icon path={mdiDotsHorizontal} />
        <Typography component="span" variant="caption" sx={barLabel(isCurrent)}>
          {t('common:frame.more')}
        </Typography>
      </ButtonBase>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        {places.map((place) => (
          <MenuItem
            key={place}
            component={Link}
            to={routePath(place)}
            selected={place === current}
            aria-current={place === current ? 'page' : undefined}
            onClick={close}
            sx={{ minHeight: { xs: 48, sm: 48 } }}
          >
            <ListItemIcon>
              <PlaceIcon place={place} isCurrent={place === current} />
            </ListItemIcon>
            <ListItemText>{t(`common:place.${place}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function PlaceIcon({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  return <Icon path={usePlaceIcons(place)?.[isCurrent ? 'current' : 'rest'] ?? ''} />;
}
