import { logger } from 'firebase-functions';
import { currentRequestId } from './requests/current-request.ts';
import { withoutSecrets } from './without-secrets.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

let secrets: readonly string[] = [];

/** Registers what must never stand in the log, e.g. the secrets of the configuration. */
export function keepOutOfLog(values: readonly string[]): void {
  secrets = values;
}

/** One line a happening, with its facts as fields to search by; no personal data but the uid. */
export function logInfo(event: string, facts: Facts = {}): void {
  logger.info(event, { ...facts, ...ofRequest() });
}

/** Something that mends itself or only concerns one person's file. */
export function logWarning(event: string, facts: Facts, cause: unknown): void {
  logger.warn(event, { ...facts, ...ofRequest(), cause: describeCause(cause) });
}

/** Something that somebody should look at. */
export function logFailure(event: string, facts: Facts, cause: unknown): void {
  logger.write({
    severity: 'ERROR',
    message: event,
    ...facts,
    ...ofRequest(),
    cause: describeCause(cause),
    ...(cause instanceof Error && cause.stack !== undefined
      ? { stack: withoutSecrets(cause.stack, secrets) }
      : {}),
  });
}

/** The request id, by which a line is found together with the click that led to it. */
function ofRequest(): Facts {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}

/** An error's chain of causes in one line, without secrets. */
export function describeCause(cause: unknown): string {
  const messages: string[] = [];
  let error = cause;
  while (error instanceof Error && messages.length < 5) {
    messages.push(`${error.name}: ${error.message}`);
    error = error.cause;
  }
  const text = messages.length > 0 ? messages.join(' ← ') : String(cause);
  return withoutSecrets(text, secrets);
}
