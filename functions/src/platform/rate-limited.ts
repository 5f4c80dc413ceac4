import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** A provider lets our application ask no more for a while. */
export class RateLimited extends TasukiFailure {
  /** When it may be asked again. */
  readonly resumesAt: Date;

  constructor(resumesAt: Date) {
    super('provider/rate-limited', { message: `again at ${resumesAt.toISOString()}` });
    this.resumesAt = resumesAt;
  }
}
