import { afterAll, beforeAll, expect, it } from 'vitest';
import { onboardingSetting } from '../../../functions/src/onboarding/onboarding-setting.ts';
import { isInStravaClub } from '../../../functions/src/onboarding/strava-club.ts';
import { openStravaFixture, type StravaFixture } from '../strava-fixture.ts';

const CLUB_ID = 530_002;

let fixture: StravaFixture;
beforeAll(async () => {
  // Behind every other clock: no sweep takes its jobs.
  fixture = await openStravaFixture(new Date('2098-03-01T09:00:00Z'));
});
afterAll(async () => fixture.close());

it('sees who has joined the club at Strava, and who is in another one', async () => {
  const { uid, account } = await fixture.link('linh');
  expect(await isInStravaClub(uid, CLUB_ID, fixture.dependencies)).toBe(false);
  account.clubIds.add(7);
  expect(await isInStravaClub(uid, CLUB_ID, fixture.dependencies)).toBe(false);
  account.clubIds.add(CLUB_ID);
  expect(await isInStravaClub(uid, CLUB_ID, fixture.dependencies)).toBe(true);
});

it('says why it could not see it, where the person has taken their consent back', async () => {
  const { uid } = await fixture.link('linh');
  const refused = {
    ...fixture.dependencies,
    token: async () => Promise.resolve('no-token-of-strava'),
    renewedToken: async () => Promise.resolve('nor-this-one'),
  };
  await expect(isInStravaClub(uid, CLUB_ID, refused)).rejects.toMatchObject({
    code: 'provider/token-refused',
  });
});

it('asks for the club only where the operator has one', () => {
  const strava = {
    clientId: '1',
    clientSecret: 's',
    webUrl: 'https://www.strava.com',
    apiUrl: 'https://www.strava.com/api/v3',
    subscriptionId: null,
    verifyToken: null,
    clubId: CLUB_ID,
  };
  expect(onboardingSetting({ strava, garmin: null })).toEqual({
    offer: { isGarminOffered: false, isStravaOffered: true, hasClub: true },
    clubUrl: `https://www.strava.com/clubs/${CLUB_ID}`,
  });
  expect(onboardingSetting({ strava: { ...strava, clubId: null }, garmin: null })).toEqual({
    offer: { isGarminOffered: false, isStravaOffered: true, hasClub: false },
    clubUrl: null,
  });
  expect(onboardingSetting({ strava: null, garmin: null }).offer.isStravaOffered).toBe(false);
});
