import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Drawn before a page, so that a page which brings itself back to where it was
 * left has the last word. Going back and forward is the browser's own matter.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    if (navigationType !== NavigationType.Pop) globalThis.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return null;
}
