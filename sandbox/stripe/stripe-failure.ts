/** An answer of Stripe that is an error. */
export class StripeFailure extends Error {
  readonly status: number;
  /** The fields under `error` in the body. */
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>> & { message: string }) {
    super(error.message);
    this.name = 'StripeFailure';
    this.status = status;
    this.error = error;
  }
}

/** A request that Stripe cannot carry out as it is. */
export function invalidRequest(
  message: string,
  details: { param?: string; code?: string } = {},
): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details });
}

/** There is no such object, or it is somebody else's. */
export function resourceMissing(kind: string, id: string, param: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replace('_', ' ')}: '${id}'`,
    param,
  });
}
