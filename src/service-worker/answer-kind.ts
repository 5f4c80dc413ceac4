import { PAYMENT_ROUTES } from '@tasuki/domain/navigation/payment-routes';
import { ROUTE_TABLE, type RouteName } from '@tasuki/domain/navigation/route-table';
import { SHARE_PATH } from '@tasuki/domain/uploads/shared-file';
import { STATIC_ROUTES } from '@tasuki/domain/navigation/static-routes';

/**
 * How a request is answered:
 * - `shell`: by the kept page that starts the app;
 * - `document`: by the server's own page, and without a connection by the shell;
 * - `file`: by a kept file, else by the server, and kept then;
 * - `sharedFiles`: they are kept, and the list of activities offers them;
 * - `none`: the worker leaves it to the browser.
 */
export type AnswerKind = 'shell' | 'document' | 'file' | 'sharedFiles' | 'none';

/** The parts of a request that decide. */
export interface AskedFor {
  method: string;
  isNavigation: boolean;
  isOwnOrigin: boolean;
  path: string;
}

/**
 * Pages whose document is not the shell. Those of strangers are drawn in the visitor's language, which
 * the server chooses by a cookie. Payment pages have a policy of their own in their headers.
 */
const OWN_DOCUMENTS: readonly RegExp[] = (
  [...STATIC_ROUTES, 'productIn', 'forCoachesIn', ...PAYMENT_ROUTES] satisfies RouteName[]
).map((name) => new RegExp(`^/${ROUTE_TABLE[name].path.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/** Hosting's own addresses, and files that are opened as such. */
const NOT_OF_THE_APP = /^\/__\/|\.[^/]*$/;

/** Calls of functions, Auth, Firestore and payments go to other origins, so they are never touched. */
export function answerKindOf({ method, isNavigation, isOwnOrigin, path }: AskedFor): AnswerKind {
  if (!isOwnOrigin) return 'none';
  if (method === 'POST' && isNavigation && path === SHARE_PATH) return 'sharedFiles';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'file';
  if (!isNavigation || NOT_OF_THE_APP.test(path)) return 'none';
  return OWN_DOCUMENTS.some((pattern) => pattern.test(path)) ? 'document' : 'shell';
}
