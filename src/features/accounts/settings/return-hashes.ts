/** In the address of who comes back from proving who they are, in order to leave. */
export const DELETION_HASH = '#delete';
/** The same, in order to take their data along. */
export const EXPORT_HASH = '#export';
