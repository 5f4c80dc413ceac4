import { useSyncExternalStore } from 'react';
import { activityFeedOf, type ActivityFeed, type ActivityFeedSnapshot } from './activity-feed.ts';

/** The activities of one person as a list shows them. */
export function useActivityFeed(uid: string): {
  feed: ActivityFeed;
  snapshot: ActivityFeedSnapshot;
} {
  const feed = activityFeedOf(uid);
  const snapshot = useSyncExternalStore(feed.subscribe, feed.getSnapshot);
  return { feed, snapshot };
}
