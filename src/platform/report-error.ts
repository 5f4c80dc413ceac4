/**
 * The one place that failures the app did not expect go to. The console is the
 * log of local mode; a production reporter is attached with {@link setErrorReporter}.
 */
type ErrorReporter = (cause: unknown, where: string, errorId: string | null) => void;

let reporter: ErrorReporter = (cause, where, errorId) => {
  globalThis.console.error(errorId === null ? where : `${where} (error ${errorId})`, cause);
};

export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/**
 * @param where what was being done, for the log, e.g. 'watch activities'
 * @param errorId by which the person was shown it; null = they were shown none
 */
export function reportError(cause: unknown, where: string, errorId: string | null = null): void {
  reporter(cause, where, errorId);
}
