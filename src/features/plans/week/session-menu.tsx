import { mdiDotsVertical } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EasierCause } from '@tasuki/domain/plans/changes/gentler-session';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type { PlanMark } from '@tasuki/domain/plans/changes/plan-marks';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { Icon } from '../../../ui/icon.tsx';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';

interface SessionMenuProps {
  session: PlanSession;
  mark: PlanMark | null;
  /** Its day has come. */
  isDue: boolean;
  onMark: (mark: PlanMark | null) => void;
  /** Left out for what stays on its day. */
  onMove?: (() => void) | undefined;
  /** Left out on other days than today. */
  onEasier?: ((cause: EasierCause) => void) | undefined;
}

/** A runner who is ill skips the session. */
const EASIER: readonly EasierCause[] = ['slept-badly', 'hurts', 'hot'];

/** A runner's actions on a session, behind three dots. */
export function SessionMenu({ session, mark, isDue, onMark, onMove, onEasier }: SessionMenuProps) {
  const { t } = useTranslation('plan');
  const id = useId();
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const marks: readonly PlanMark[] = isDue
    ? ['done', 'ill', 'tired', 'busy']
    : ['ill', 'tired', 'busy'];
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={t('plan:menu.label', { kind: t(`plan:kind.${nameOfSession(session)}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
        sx={{ width: TOUCH_TARGET_PIXELS, height: TOUCH_TARGET_PIXELS, my: -1, mr: -1 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <ActionMenu
        id={id}
        labelId={buttonId}
        anchor={anchor}
        actions={[
          ...(onMove ? [{ words: t('plan:menu.move'), onChoose: choose(onMove) }] : []),
          ...(onEasier
            ? EASIER.map((cause) => ({
                words: t(`plan:menu.${cause}`),
                onChoose: choose(() => {
                  onEasier(cause);
                }),
              }))
            : []),
          ...(mark === null ? marks : [null]).map((one) => ({
            words: t(one === null ? 'plan:menu.takeBack' : `plan:menu.${one}`),
            onChoose: choose(() => {
              onMark(one);
            }),
          })),
        ]}
        onClose={() => {
          setAnchor(null);
        }}
      />
    </>
  );
}
