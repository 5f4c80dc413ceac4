type Read = (uid: string) => void;

let read: Read | null = null;
let admittedUid: string | null = null;

/**
 * Reads something of the signed-in person, once, in parallel with the session's own reads. The
 * first page's code calls it as it is loaded. The person may be known before that, or after.
 */
export function readBesideSession(next: Read): void {
  if (admittedUid === null) read = next;
  else next(admittedUid);
}

/** Notes who is in, as soon as the database takes their reads; null = nobody is any more. */
export function noteAdmitted(uid: string | null): void {
  admittedUid = uid;
  if (uid === null) return;
  read?.(uid);
  read = null;
}
