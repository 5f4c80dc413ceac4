import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { readNewestRoster, watchRoster } from '../../data/roster/roster.ts';
import { keepOneFeed } from '../../platform/live/live-feed.ts';

/** A coach's runners, the one who ran last first. */
export const rosterFeedOf = keepOneFeed<RosterEntry>((coachId) => ({
  what: 'roster',
  readNewest: () => readNewestRoster(coachId),
  watch: (after, onPage, onError) => watchRoster(coachId, after, onPage, onError),
  compareNewestFirst: (a, b) =>
    b.activeAt.getTime() - a.activeAt.getTime() || (a.id < b.id ? 1 : -1),
}));
