import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
} from 'react';
import './plain.css';

export interface PageAddress extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this app. */
  to: string;
  /** The state for the next page; only the app's router passes it on. */
  state?: unknown;
}

/** The browser's own way to another page. */
function Anchor({ to, state: _state, ...rest }: PageAddress) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<ComponentType<PageAddress>>(Anchor);

/** Says how pages are changed here: by the app's router, or by the browser where that is not loaded. */
export const PageLinkProvider = LinkContext;

/** A link to a page of this app. */
export function PageLink(address: PageAddress) {
  return createElement(use(LinkContext), address);
}

type PlainLinkProps = PageAddress & {
  /** Among others, as high as a finger needs. */
  isRow?: boolean;
};

/** A link to a page of this app, in the look of links. */
export function PlainLink({ isRow = false, ...address }: PlainLinkProps) {
  return <PageLink className="plain-link" {...(isRow ? { 'data-row': '' } : {})} {...address} />;
}
