import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import type { GuestRoute } from '@tasuki/domain/navigation/static-routes';
import { SignInView } from '../../pages/sign-in/sign-in-view.tsx';
import { SignUpView } from '../../pages/sign-in/sign-up-view.tsx';
import { PageLinkProvider, type PageAddress } from '../../ui/plain/page-link.tsx';
import { BarePage } from '../frame/bare/bare-page.tsx';
import { guestRouteAt, isLeftToBrowser } from './guest-routes.ts';

const VIEWS = { signIn: SignInView, signUp: SignUpView } as const;

/** To the other one at once; to every other page by the browser, which then starts the app. */
function GuestLink({ to, state: _state, onClick, ...rest }: PageAddress) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (guestRouteAt(to) === null || isLeftToBrowser(event)) return;
    event.preventDefault();
    globalThis.history.pushState(null, '', to);
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
    globalThis.scrollTo(0, 0);
  };
  return <a href={to} onClick={go} {...rest} />;
}

interface GuestPageProps {
  /** Which of the two stands at the address. */
  route: GuestRoute;
}

/** Sign-in and sign-up with their frame, without the app: no router, no theme, no session to guard. */
export function GuestPage({ route: first }: GuestPageProps) {
  const { t } = useTranslation();
  const [route, setRoute] = useState(first);
  useEffect(() => {
    const follow = () => {
      const next = guestRouteAt(globalThis.location.pathname);
      // The browser's way back may lead past the guest pages.
      if (next === null) globalThis.location.reload();
      else setRoute(next);
    };
    globalThis.addEventListener('popstate', follow);
    return () => {
      globalThis.removeEventListener('popstate', follow);
    };
  }, []);
  useEffect(() => {
    globalThis.document.title = t('common:documentTitle', {
      title: t(ROUTE_TABLE[route].titleKey),
    });
  }, [t, route]);
  useEffect(() => {
    if (route !== first || globalThis.location.pathname !== routePath(first)) {
      globalThis.document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [route, first]);
  const View = VIEWS[route];
  return (
    <PageLinkProvider value={GuestLink}>
      <BarePage isPublic={false}>
        <View key={route} state={null} />
      </BarePage>
    </PageLinkProvider>
  );
}
