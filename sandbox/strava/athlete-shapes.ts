import type { StravaAccount } from './strava-accounts.ts';

/** Somebody as a token's answer and `GET /athlete` have them: Strava's SummaryAthlete. */
export function athleteShape({ key, athleteId, athlete }: StravaAccount) {
  return {
    id: athleteId,
    username: key.replace(/[^a-z]/g, '_'),
    resource_state: 2,
    firstname: athlete.firstName,
    lastname: athlete.lastName,
    bio: null,
    city: athlete.city,
    state: athlete.city,
    country: athlete.country,
    sex: athlete.sex,
    premium: false,
    summit: false,
    created_at: '2019-04-01T02:30:05Z',
    updated_at: '2026-02-06T19:32:20Z',
    badge_type_id: 0,
    weight: null,
    profile_medium: 'avatar/athlete/medium.png',
    profile: 'avatar/athlete/large.png',
    friend: null,
    follower: null,
  };
}

/** The same with what `profile:read_all` shows. */
export function detailedAthleteShape(account: StravaAccount) {
  return {
    ...athleteShape(account),
    resource_state: 3,
    follower_count: 0,
    friend_count: 0,
    mutual_friend_count: 0,
    athlete_type: 1,
    date_preference: '%m/%d/%Y',
    measurement_preference: 'meters',
    clubs: [...account.clubIds].map(clubShape),
    ftp: null,
    weight: account.athlete.training.runner.massKilograms,
    bikes: [],
    shoes: [],
  };
}

export const CLUB_NAME = 'Tasuki Runners';

/** Every number is a club: which one is meant is the application's matter. */
export function clubShape(id: number) {
  return {
    id,
    resource_state: 2,
    name: CLUB_NAME,
    profile_medium: 'avatar/club/medium.png',
    profile: 'avatar/club/large.png',
    cover_photo: 'avatar/club/cover.png',
    cover_photo_small: 'avatar/club/cover-small.png',
    activity_types: ['Run', 'VirtualRun', 'Wheelchair'],
    sport_type: 'running',
    city: 'Tokyo',
    state: 'Tokyo',
    country: 'Japan',
    private: false,
    member_count: 128,
    featured: false,
    verified: false,
    url: `sandbox-club-${id}`,
  };
}
