import { createHash } from 'node:crypto';
import { checkedBlobKey } from '../../blob-store/blob-store.ts';

interface Place {
  topicId: string;
  attachmentId: string;
}

/** The prefix of all files of a conversation. */
export function topicBlobPrefix(topicId: string): string {
  // A conversation's id may be longer than a part of a key.
  return checkedBlobKey(`attachments/${createHash('sha256').update(topicId).digest('hex')}`);
}

/** The prefix of everything that belongs to one file. */
export function attachmentBlobPrefix({ topicId, attachmentId }: Place): string {
  return checkedBlobKey(`${topicBlobPrefix(topicId)}/${attachmentId}`);
}

/** The prefix of what was sent, until it has been checked. */
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
