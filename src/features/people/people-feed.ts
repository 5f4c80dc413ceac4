import {
  watchPeople,
  type ListedPerson,
  type PeopleFilter,
} from '../../data/accounts/account-states.ts';
import { keepOneFeed, type LiveFeed } from '../../platform/live/live-feed.ts';

interface PeopleQuery {
  /** Beginning of a name or an email; '' = everybody. */
  term: string;
  filter: PeopleFilter;
}

const feedOf = keepOneFeed<ListedPerson>((key) => {
  const query = JSON.parse(key) as PeopleQuery;
  return {
    what: 'people',
    watch: (after, onPage, onError) => watchPeople(query, after, onPage, onError),
    compareNewestFirst: (a, b) =>
      b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  };
});

/** People, the newest account first. */
export function peopleFeedOf({ term, filter }: PeopleQuery): LiveFeed<ListedPerson> {
  return feedOf(JSON.stringify({ term, filter }));
}
