/** The circumstances of a call to a function that streams before it answers. */
export interface StreamCircumstances {
  /** Ends the call, not what the function does. */
  signal: AbortSignal;
  /** The document whose write led to the call. The functions' log has both under one id. */
  writtenPath: string;
}
