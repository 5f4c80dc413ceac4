import { createHash } from 'node:crypto';
import { checkedBlobKey } from '../../blob-store/blob-store.ts';

interface Place {
  topicId: string;
  attachmentId: string;
}

/** Where all files of a conversation lie. */
export function topicBlobPrefix(topicId: string): string {
  // A conversation's id may be longer than a part of a key.
  return checkedBlobKey(`attachments/${createHash('sha256').update(topicId).digest('hex')}`);
}

/** Where all that belongs to one file lies. */
export function attachmentBlobPrefix({ topicId, attachmentId }: Place): string {
  return checkedBlobKey(`${topicBlobPrefix(topicId)}/${attachmentId}`);
}

/** Where what was sent lies until it has been checked. */
export function partsBlobPrefix(place: Place): string {
  return checkedBlobKey(`${attachmentBlobPrefix(place)}/sent`);
}

export function partBlobKey(place: Place, part: number | 'poster'): string {
  return checkedBlobKey(`${partsBlobPrefix(place)}/${part}`);
}

/** The file as others get it. */
export function fileBlobKey(place: Place): string {
  return checkedBlobKey(`${attachmentBlobPrefix(place)}/whole`);
}

/** The small picture that stands for it. */
export function posterBlobKey(place: Place): string {
  return checkedBlobKey(`${attachmentBlobPrefix(place)}/poster`);
}
