import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  activityDetailItem,
  activityFileItem,
  activityItem,
  type GarminActivity,
  type NotificationItem,
} from './activity-items.ts';
import type { FileTickets } from './file-tickets.ts';
import type { GarminAccount } from './garmin-accounts.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';
import type { Notifications } from './notifications.ts';
import type { BackfillKind } from './garmin-kinds.ts';

const FILE_PATH = '/garmin/apis/wellness-api/rest/activityFile';

/** Lists that report activities. */
type ActivityKind =
  | 'activities'
  | 'activityDetails'
  | 'activityFiles'
  | 'manuallyUpdatedActivities';

export interface ActivityNoticesParts {
  notifications: Notifications;
  tickets: FileTickets;
  /** The address of the sandbox. */
  origin: () => string;
  /** How long after its request a backfill's data comes. */
  backfillDelayMilliseconds: number;
}

/** Notifies the application of activities, as far as their owner allows it. */
export class ActivityNotices {
  readonly #parts: ActivityNoticesParts;
  readonly #backfills = new Map<Promise<void>, GarminKeptState['backfillsUnderWay'][number]>();

  constructor(parts: ActivityNoticesParts) {
    this.#parts = parts;
  }

  notify(account: GarminAccount, kind: ActivityKind, activities: readonly GarminActivity[]): void {
    const items = activities.map((activity) => this.#item(account, kind, activity));
    this.#send(account, kind, items);
  }

  /** Figures, readings and file. */
  notifyWhole(account: GarminAccount, activity: GarminActivity): void {
    for (const kind of ['activities', 'activityDetails', 'activityFiles'] as const) {
      this.notify(account, kind, [activity]);
    }
  }

  /** The figures of what the watch had sent half-way. */
  notifyFirstHalf(account: GarminAccount, activity: GarminActivity): void {
    const { session } = activity;
    const { summary } = session;
    const half = (value: number) => Math.round(value / 2);
    const firstHalf = {
      ...summary,
      distanceMeters: half(summary.distanceMeters),
      movingSeconds: half(summary.movingSeconds),
      elapsedSeconds: half(summary.elapsedSeconds),
      kilocalories: half(summary.kilocalories),
    };
    this.notify(account, 'activities', [
      { ...activity, session: { ...session, summary: firstHalf } },
    ]);
  }

  /** Sends, a little later, what a window holds. */
  backfill(account: GarminAccount, kind: BackfillKind, found: readonly GarminActivity[]): void {
    const running = this.#sendBackfill(account, kind, found).finally(() =>
      this.#backfills.delete(running),
    );
    const activityIds = found.map(({ activityId }) => activityId);
    this.#backfills.set(running, { key: account.key, kind, activityIds });
  }

  /** Backfills that were asked for and not sent yet. */
  backfillsUnderWay(): GarminKeptState['backfillsUnderWay'] {
    return [...this.#backfills.values()];
  }

  /** Resolves when every backfill has been handed on. */
  async settled(): Promise<void> {
    await Promise.all(this.#backfills.keys());
  }

  async #sendBackfill(
    account: GarminAccount,
    kind: BackfillKind,
    found: readonly GarminActivity[],
  ): Promise<void> {
    await setTimeout(this.#parts.backfillDelayMilliseconds, null, { ref: false });
    if (kind === 'activities') {
      this.notify(account, 'activities', found);
      this.notify(account, 'activityFiles', found);
    } else if (kind === 'activityDetails') {
      const items: (NotificationItem | null)[] = [];
      for (const activity of found) {
        items.push(activityDetailItem(account.userId, activity));
        // Each takes a moment to make, in which others want to be answered.
        await setImmediate();
      }
      this.#send(account, kind, items);
    }
  }

  #send(
    account: GarminAccount,
    kind: ActivityKind,
    items: readonly (NotificationItem | null)[],
  ): void {
    if (!account.permissions?.has('ACTIVITY_EXPORT')) return;
    this.#parts.notifications.add(
      kind,
      items.filter((item) => item !== null),
    );
  }

  /** @returns null where the session has none of that kind */
  #item(
    { key, userId }: GarminAccount,
    kind: ActivityKind,
    activity: GarminActivity,
  ): NotificationItem | null {
    switch (kind) {
      case 'activities':
      case 'manuallyUpdatedActivities':
        return activityItem(userId, activity);
      case 'activityDetails':
        return activityDetailItem(userId, activity);
      case 'activityFiles': {
        if (activity.session.isManual) return null;
        const { origin, tickets } = this.#parts;
        const address = `${origin()}${FILE_PATH}${tickets.issue(key, activity)}`;
        return activityFileItem(userId, activity, address);
      }
    }
  }
}
