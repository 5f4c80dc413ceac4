import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { watchActivities, watchSharedActivities } from '../../../data/activities/activities.ts';
import { keepOneFeed, type FeedSource, type LiveFeed } from '../../../platform/live/live-feed.ts';

const ORDER = {
  what: 'activities to show',
  compareNewestFirst: (a: ActivityRow, b: ActivityRow) =>
    b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1),
};

const ownFeedOf = keepOneFeed<ActivityRow>((uid): FeedSource<ActivityRow> => ({
  ...ORDER,
  watch: (after, onPage, onError) => watchActivities(uid, after, onPage, onError),
}));

const sharedFeedOf = keepOneFeed<ActivityRow>((runnerUid): FeedSource<ActivityRow> => ({
  ...ORDER,
  watch: (after, onPage, onError) => watchSharedActivities(runnerUid, after, onPage, onError),
  isRevocable: true,
}));

/**
 * The activities that somebody may choose from: all of their own, or those that a runner shares
 * with them.
 */
export function activitiesToShow(uid: string, runnerUid: string): LiveFeed<ActivityRow> {
  return uid === runnerUid ? ownFeedOf(uid) : sharedFeedOf(runnerUid);
}
