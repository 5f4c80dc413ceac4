import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  useFeedSnapshot,
  type FeedSnapshot,
  type LiveFeed,
} from '../../platform/live/live-feed.ts';
import { activityFeedOf } from './activity-feed.ts';

/** The activities of one person as a list shows them. */
export function useActivityFeed(uid: string): {
  feed: LiveFeed<ActivityRow>;
  snapshot: FeedSnapshot<ActivityRow>;
} {
  const feed = activityFeedOf(uid);
  return { feed, snapshot: useFeedSnapshot(feed) };
}
