import { Link } from 'react-router-dom';
import type { PageAddress } from '../../ui/plain/page-link.tsx';

/** A link to a page by the app's router. */
export function RouterLink(address: PageAddress) {
  return <Link {...address} />;
}
