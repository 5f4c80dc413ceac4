import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  setUser,
} from '@sentry/react';
import type { Envelope } from '@sentry/core';
import { requestIdOfWrite } from '@tasuki/domain/request-id';
import { failedRequestOf } from '../errors/failed-requests.ts';
import { failureCodeOf } from '../failure-code-of.ts';
import { setErrorReporter } from '../report-error.ts';
import { receiverSettings } from './receiver-settings.ts';
import { ReportScrubber, type RouteAt } from './report-scrubber.ts';

/** Whether the catalogue of failures has no words for it: what it has is expected, and no error. */
function isUnexpected(cause: unknown): boolean {
  return failureCodeOf(cause) === 'common/unknown';
}

/** Requests to these origins. Sentry would take a bare text for part of any address. */
function requestsTo(setting: string | undefined): RegExp[] {
  return (setting ?? '').split(',').flatMap((address) => {
    const url = URL.parse(address.trim());
    return url === null ? [] : new RegExp(`^${url.origin.replaceAll('.', '\\.')}(?:[/?#]|$)`);
  });
}

/** The id by which the functions' log finds the request that failed. */
function requestIdOfFailure(cause: unknown): string | null {
  const request = failedRequestOf(cause);
  if (request === null) return null;
  return 'id' in request ? request.id : requestIdOfWrite(request.writtenPath);
}

/** The same with names in place of ids in whatever parts of replays it has. */
function withNames(envelope: Envelope, scrubber: ReportScrubber): Envelope {
  const [head, items] = envelope;
  const named = (items as readonly [{ type?: string }, unknown][]).map(([of, part]) => [
    of,
    of.type?.startsWith('replay_') ? scrubber.replay(part) : part,
  ]);
  return [head, named] as unknown as Envelope;
}

/** Starts reporting errors, after the consent. Each report is made anew of what it may hold. */
export function startErrorReporting(routeAt: RouteAt): void {
  const scrubber = new ReportScrubber(globalThis.location.origin, routeAt);
  const {
    VITE_SENTRY_RELEASE: release,
    VITE_SENTRY_TRACE_RATE: traceRate,
    VITE_SENTRY_REPLAY_RATE: replayRate,
    VITE_SENTRY_ERROR_REPLAY_RATE: errorReplayRate,
  } = import.meta.env;
  init({
    dsn: receiverSettings['VITE_SENTRY_DSN'],
    environment: 'production',
    ...(release && { release }),
    tracesSampleRate: Number(traceRate || 1),
    tracePropagationTargets: requestsTo(import.meta.env.VITE_SENTRY_TRACE_ORIGINS),
    replaysSessionSampleRate: Number(replayRate || 0.1),
    replaysOnErrorSampleRate: Number(errorReplayRate || 1),
    // Each page load is sent whole, so that it can be made anew.
    traceLifecycle: 'static',
    dataCollection: { userInfo: false, httpBodies: [], cookies: false, httpHeaders: false },
    // Replays pass by here alone.
    transport: (options) => {
      const fetching = makeFetchTransport(options);
      return {
        ...fetching,
        send: async (envelope) => fetching.send(withNames(envelope, scrubber)),
      };
    },
    sendClientReports: false,
    // Messages are read elsewhere to know that something was not fetched.
    enhanceFetchErrorMessages: false,
    integrations: (usual) => [
      ...usual.filter(({ name }) => !['Breadcrumbs', 'BrowserSession'].includes(name)),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration(),
    ],
    beforeBreadcrumb: (breadcrumb) => scrubber.breadcrumb(breadcrumb)[0] ?? null,
    beforeSend: (event, hint) =>
      isUnexpected(hint.originalException) ? scrubber.error(event) : null,
    beforeSendTransaction: (event) => scrubber.transaction(event),
  });
  setErrorReporter((cause, where, errorId) => {
    globalThis.console.error(where, cause);
    const requestId = requestIdOfFailure(cause);
    const tags = {
      where: where.split('\n')[0] ?? '',
      ...(errorId !== null && { errorId }),
      ...(requestId !== null && { requestId }),
    };
    captureException(cause, { tags });
  });
}

/** Sets the person of the reported errors: the account's id alone; null = nobody is signed in. */
export function reportErrorsOf(uid: string | null): void {
  setUser(uid === null ? null : { id: uid });
}
