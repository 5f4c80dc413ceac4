import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { SERVICE_WORKER_PATH } from '@tasuki/domain/navigation/service-worker';
import {
  contentSecurityPolicy,
  SERVICE_WORKER_SECURITY_POLICY,
  type PolicyOptions,
} from './content-security-policy.ts';
import { PAYMENT_PAGE_SOURCES } from './payment-pages.ts';

/** A rule of `hosting.headers` in firebase.json. */
export interface HeaderRule {
  /** A glob over the path of an address. */
  source: string;
  headers: { key: string; value: string }[];
}

/**
 * The rules as they are deployed: those of firebase.json, and the policy, which depends on
 * settings and on the built page.
 */
export function hostingHeaderRules(options: PolicyOptions): HeaderRule[] {
  const { hosting } = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
    hosting: { headers: readonly HeaderRule[] };
  };
  const policy = (kind: 'usual' | 'payment') => ({
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy(options, kind),
  });
  const permissions = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Permissions-Policy')
    // Wallets of the browser ask for it.
    .map(({ key, value }) => ({ key, value: value.replace('payment=()', WALLET_PERMISSION) }));
  return [
    ...hosting.headers,
    { source: '**', headers: [policy('usual')] },
    ...[...(options.staticPages ?? [])].map(([source, documents]) => ({
      source,
      headers: [
        {
          key: 'Content-Security-Policy',
          value: contentSecurityPolicy({ ...options, indexHtml: documents.join('') }),
        },
      ],
    })),
    {
      source: SERVICE_WORKER_PATH,
      headers: [{ key: 'Content-Security-Policy', value: SERVICE_WORKER_SECURITY_POLICY }],
    },
    ...(options.payment === null
      ? []
      : PAYMENT_PAGE_SOURCES.map((source) => ({
          source,
          headers: [policy('payment'), ...permissions],
        }))),
  ];
}

const WALLET_PERMISSION = 'payment=(self "https://js.stripe.com")';

/**
 * The headers that Firebase Hosting sends with an answer. If two rules name the same header, the
 * later one counts.
 *
 * @param rules as {@link hostingHeaderRules} gives them
 * @param path of the address, without its query, e.g. '/assets/start-B2x.js'
 */
export function headersOfPath(rules: readonly HeaderRule[], path: string): Map<string, string> {
  return new Map(
    rules
      .filter(({ source }) => posix.matchesGlob(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}
