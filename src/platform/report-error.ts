/**
 * The one place that failures the app did not expect go to. The console is the
 * log of local mode; a production reporter is attached with {@link setErrorReporter}.
 */
type ErrorReporter = (cause: unknown, where: string) => void;

let reporter: ErrorReporter = (cause, where) => {
  globalThis.console.error(where, cause);
};

export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/** @param where what was being done, for the log, e.g. 'watch activities' */
export function reportError(cause: unknown, where: string): void {
  reporter(cause, where);
}
