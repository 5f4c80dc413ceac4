import type { Breadcrumb, ErrorEvent, SpanJSON, TransactionEvent } from '@sentry/core';
import type { RouteName } from '@tasuki/domain/navigation/route-table';
import { ERROR_ID_PATTERN } from '@tasuki/domain/contact/contact-message';
import { namedPath } from '@tasuki/domain/consent/page-visit';
import { requestIdOf } from '@tasuki/domain/request-id';
import { scrubMessage } from '@tasuki/domain/consent/scrub-report';

/** Finds the route of a path of ours; null = there is none. */
export type RouteAt = (path: string) => RouteName | null;

/** An id of ours, or nothing. */
function scrubErrorId(errorId: string): string {
  return ERROR_ID_PATTERN.test(errorId) ? errorId : '';
}

type Exceptions = NonNullable<ErrorEvent['exception']>['values'];

/**
 * Makes reports of what they may hold: kinds of errors, places in the code, names of pages and of
 * functions, the user's id. Whatever an SDK adds some day is left out.
 */
export class ReportScrubber {
  readonly #origin: string;
  readonly #ownAddress: RegExp;
  readonly #routeAt: RouteAt;

  constructor(origin: string, routeAt: RouteAt) {
    this.#origin = origin;
    this.#ownAddress = new RegExp(
      `${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/[^"\\\\\\s]*`,
      'g',
    );
    this.#routeAt = routeAt;
  }

  /** A page of ours by its name, a function by its; of other addresses the origin alone. */
  address(address: string): string {
    const url = URL.parse(address, this.#origin);
    if (url === null) return '';
    if (url.origin === this.#origin) {
      return url.pathname.startsWith('/assets/')
        ? `${url.origin}${url.pathname}`
        : `${url.origin}${namedPath(this.#routeAt(url.pathname))}`;
    }
    const callable = /^\/(?:[\w-]+\/){0,2}([a-z][A-Za-z]{2,40})$/.exec(url.pathname)?.[1];
    return callable === undefined ? url.origin : `${url.origin}/${callable}`;
  }

  error(event: ErrorEvent): ErrorEvent {
    const { exception } = event;
    return {
      ...this.#frame(event),
      type: undefined,
      ...(event.message !== undefined && { message: scrubMessage(event.message) }),
      ...(exception && { exception: { values: this.#exceptions(exception.values) } }),
      ...(event.tags && { tags: this.#tags(event.tags) }),
      ...(event.breadcrumbs && {
        breadcrumbs: event.breadcrumbs.flatMap((one) => this.breadcrumb(one)),
      }),
    };
  }

  transaction(event: TransactionEvent): TransactionEvent {
    return {
      ...this.#frame(event),
      type: 'transaction',
      ...(event.start_timestamp !== undefined && { start_timestamp: event.start_timestamp }),
      ...(event.spans && { spans: event.spans.map((span) => this.#span(span)) }),
    };
  }

  /**
   * Events that led to an error: pages and requests by their names. Clicks and the console are left
   * out.
   */
  breadcrumb(breadcrumb: Breadcrumb): Breadcrumb[] {
    const { type, category, level, timestamp, data = {} } = breadcrumb;
    const known = {
      ...(type && { type }),
      ...(level && { level }),
      ...(timestamp && { timestamp }),
    };
    const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
    if (category === 'navigation') {
      const fromTo = { from: this.address(text('from')), to: this.address(text('to')) };
      return [{ ...known, category, data: fromTo }];
    }
    if (category === 'fetch' || category === 'xhr') {
      const { status_code: status } = data;
      const requestId = requestIdOf(text('url'));
      const request = {
        method: text('method'),
        url: this.address(text('url')),
        ...(requestId !== null && { request_id: requestId }),
      };
      return [
        {
          ...known,
          category,
          data: { ...request, ...(typeof status === 'number' && { status_code: status }) },
        },
      ];
    }
    return [];
  }

  /** A replay's words are masked already; its addresses are not. A part that cannot be read is left out. */
  replay(part: unknown): unknown {
    const named = (text: string) => text.replace(this.#ownAddress, (found) => this.address(found));
    if (typeof part === 'string') return named(part);
    return part instanceof Uint8Array ? '' : (JSON.parse(named(JSON.stringify(part))) as unknown);
  }

  /** The common parts of errors and transactions. */
  #frame(event: ErrorEvent | TransactionEvent) {
    const { event_id, level, platform, timestamp, release, environment, sdk, debug_meta } = event;
    const { trace } = event.contexts ?? {};
    const { id } = event.user ?? {};
    return {
      ...(event_id !== undefined && { event_id }),
      ...(level && { level }),
      ...(platform !== undefined && { platform }),
      ...(timestamp !== undefined && { timestamp }),
      ...(release !== undefined && { release }),
      ...(environment !== undefined && { environment }),
      ...(sdk && { sdk: { name: sdk.name ?? '', version: sdk.version ?? '' } }),
      ...(debug_meta && { debug_meta }),
      ...(event.transaction !== undefined && { transaction: this.#path(event.transaction) }),
      ...(event.request?.url !== undefined && {
        request: { url: this.address(event.request.url) },
      }),
      ...(id !== undefined && { user: { id } }),
      ...(trace && {
        contexts: {
          trace: {
            trace_id: trace.trace_id,
            span_id: trace.span_id,
            ...(trace.op !== undefined && { op: trace.op }),
            ...(trace.status !== undefined && { status: trace.status }),
          },
        },
      }),
    };
  }

  #path(address: string): string {
    return address.startsWith('/') ? namedPath(this.#routeAt(address)) : '/:unknown';
  }

  /** The action under way, and the number of the replay. */
  #tags(tags: NonNullable<ErrorEvent['tags']>): NonNullable<ErrorEvent['tags']> {
    const { where, replayId, errorId, requestId } = tags;
    return {
      ...(typeof where === 'string' && { where: scrubMessage(where) }),
      ...(typeof replayId === 'string' && { replayId }),
      ...(typeof errorId === 'string' && { errorId: scrubErrorId(errorId) }),
      ...(typeof requestId === 'string' && { requestId: scrubErrorId(requestId) }),
    };
  }

  #exceptions(values: Exceptions): NonNullable<Exceptions> {
    return (values ?? []).map(({ type, value, stacktrace, mechanism }) => ({
      ...(type !== undefined && { type }),
      ...(value !== undefined && { value: scrubMessage(value) }),
      ...(mechanism && {
        mechanism: {
          type: mechanism.type,
          ...(mechanism.handled !== undefined && { handled: mechanism.handled }),
        },
      }),
      ...(stacktrace?.frames && {
        stacktrace: {
          frames: stacktrace.frames.map(({ filename, function: name, lineno, colno, in_app }) => ({
            ...(filename !== undefined && { filename: this.address(filename) }),
            ...(name !== undefined && { function: name }),
            ...(lineno !== undefined && { lineno }),
            ...(colno !== undefined && { colno }),
            ...(in_app !== undefined && { in_app }),
          })),
        },
      }),
    }));
  }

  #span(span: SpanJSON): SpanJSON {
    const { span_id, trace_id, parent_span_id, start_timestamp, timestamp, op, status } = span;
    const address = /https?:\/\/\S+/.exec(span.description ?? '')?.[0];
    return {
      span_id,
      trace_id,
      start_timestamp,
      data: {},
      ...(parent_span_id !== undefined && { parent_span_id }),
      ...(timestamp !== undefined && { timestamp }),
      ...(op !== undefined && { op }),
      status: status ?? 'ok',
      ...(address !== undefined && { description: this.address(address) }),
    };
  }
}
