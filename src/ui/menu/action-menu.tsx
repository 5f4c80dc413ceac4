import { lazy, Suspense, useState } from 'react';
import type { ActionMenuProps } from './action-menu-props.ts';

const ActionMenuList = lazy(() => import('./action-menu-list.tsx'));

/** A menu that is fetched when it is first opened: a page with a button for it shows without it. */
export function ActionMenu(props: ActionMenuProps) {
  const isOpen = props.anchor !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ActionMenuList {...props} />
    </Suspense>
  );
}
