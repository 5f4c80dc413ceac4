import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/**
 * Counts what the frames of a moving picture take to draw. An empty frame takes some bytes, and each is drawn again
 * and again while somebody looks at the conversation.
 */
export class FrameCount {
  #pixels = 0;

  /** @throws TasukiFailure 'attachment/too-large' where all frames together are more than a phone draws in seconds */
  add(widthPixels: number, heightPixels: number): void {
    this.#pixels += widthPixels * heightPixels;
    if (this.#pixels > ATTACHMENT_LIMITS.framePixelsInAll) {
      throw new TasukiFailure('attachment/too-large');
    }
  }
}
