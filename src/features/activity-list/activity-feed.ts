import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { readNewestActivities, watchActivities } from '../../data/activities/activities.ts';
import { keepOneFeed, LiveFeed, type FeedSource } from '../../platform/live/live-feed.ts';

/** Newest first; of two at the same moment the greater id, as the database orders them. */
function compareNewestFirst(a: ActivityRow, b: ActivityRow): number {
  return b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1);
}

function activitySource(uid: string): FeedSource<ActivityRow> {
  return {
    what: 'activities',
    readNewest: () => readNewestActivities(uid),
    watch: (after, onPage, onError) => watchActivities(uid, after, onPage, onError),
    compareNewestFirst,
  };
}

export class ActivityFeed extends LiveFeed<ActivityRow> {
  constructor(uid: string) {
    super(activitySource(uid));
  }
}

/** The feed of one person, shared by every list on screen. */
export const activityFeedOf = keepOneFeed(activitySource);
