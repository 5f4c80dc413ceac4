import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Place } from '@tasuki/domain/navigation/application';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';
import { barButton, barLabel } from './place-looks.ts';
import { usePlaceIcons } from './places/use-place-icons.ts';
import { UnreadMark } from './marks/unread-mark.tsx';
import { WaitingPlanMark } from './marks/waiting-plan-mark.tsx';

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
}

/** One of the frame's places; the current one is marked by shape and weight, not by colour alone. */
export function PlaceLink({ place, isCurrent }: PlaceLinkProps) {
  const { t } = useTranslation();
  const icons = usePlaceIcons(place);
  return (
    <ButtonBase
      component={Link}
      to={routePath(place)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={barButton(isCurrent)}
    >
      <PlaceMark place={place}>
        <Icon path={icons?.[isCurrent ? 'current' : 'rest'] ?? ''} />
      </PlaceMark>
      <Typography component="span" variant="caption" sx={barLabel(isCurrent)}>
        {t(`common:place.${place}`)}
      </Typography>
    </ButtonBase>
  );
}

/** What the place has that is new. */
function PlaceMark({ place, children }: { place: Place; children: ReactNode }) {
  if (place === 'coachTopics') return <UnreadMark role="coach">{children}</UnreadMark>;
  if (place === 'plan') return <WaitingPlanMark>{children}</WaitingPlanMark>;
  return children;
}
