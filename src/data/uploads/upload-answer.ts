/**
 * A target's answer if the bytes are there already: an earlier try arrived, and its answer did not.
 */
const ALREADY_THERE = 412;

/** Checks whether a target has the bytes, by the status of its answer. The server compares them later. */
export function isTaken(status: number): boolean {
  return (status >= 200 && status < 300) || status === ALREADY_THERE;
}
