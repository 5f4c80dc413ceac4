import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { randomToken } from '../oauth/authorization-codes.ts';
import type { GarminActivity } from './activity-items.ts';
import type { GarminAccounts } from './garmin-accounts.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';

const LIFETIME_MILLISECONDS = DAY_MILLISECONDS;

interface FileTicket {
  /** The key of the account whose file it is. */
  key: string;
  activity: GarminActivity;
  /** In milliseconds since 1970. */
  expiresAt: number;
  isUsed: boolean;
}

/** The addresses given out for downloads: each for one, within a day. */
export class FileTickets {
  readonly #tickets = new Map<string, FileTicket>();
  readonly #now: () => Date;

  constructor(now: () => Date, accounts: GarminAccounts, kept: GarminKeptState['tickets'] = []) {
    this.#now = now;
    for (const { token, activityId, ...ticket } of kept) {
      const activity = accounts.activity(ticket.key, activityId);
      if (activity) this.#tickets.set(token, { ...ticket, activity });
    }
  }

  /** Those that are not too old yet, used ones too. */
  keptState(): GarminKeptState['tickets'] {
    return [...this.#tickets]
      .filter(([, { expiresAt }]) => expiresAt > this.#now().getTime())
      .map(([token, { activity, ...ticket }]) => ({
        ...ticket,
        token,
        activityId: activity.activityId,
      }));
  }

  /** @returns the query of the address, with its question mark */
  issue(key: string, activity: GarminActivity): string {
    const token = randomToken();
    this.#tickets.set(token, {
      key,
      activity,
      expiresAt: this.#now().getTime() + LIFETIME_MILLISECONDS,
      isUsed: false,
    });
    return `?id=${activity.activityId}&token=${token}`;
  }

  /** The file of an address; `gone`: downloaded before or too old; `unknown`: never given out. */
  find(query: URLSearchParams): FileTicket | 'gone' | 'unknown' {
    const ticket = this.#tickets.get(query.get('token') ?? '');
    if (!ticket || `${ticket.activity.activityId}` !== query.get('id')) return 'unknown';
    return ticket.isUsed || ticket.expiresAt <= this.#now().getTime() ? 'gone' : ticket;
  }

  clear(): void {
    this.#tickets.clear();
  }
}
