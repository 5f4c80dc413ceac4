import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { currentStrava } from '../strava/current-strava.ts';
import { checkOnboarding as check } from './check-onboarding.ts';
import { onboardingSetting } from './onboarding-setting.ts';
import { openInvitation as open } from './open-invitation.ts';
import { isInStravaClub } from './strava-club.ts';

export const openInvitation = callable('openInvitation', async (_request, caller) =>
  open(caller, { firestore: firestore() }),
);

export const checkOnboarding = callable(
  'checkOnboarding',
  async (_request, caller) => {
    const { providers } = configuration;
    const clubId = providers.strava?.clubId ?? null;
    return check(caller, {
      firestore: firestore(),
      auth: auth(),
      setting: onboardingSetting(providers),
      isInClub: async (uid) => {
        if (clubId === null) throw new TasukiFailure('provider/not-offered');
        return isInStravaClub(uid, clubId, currentStrava());
      },
    });
  },
  { secrets: PROVIDER_SECRETS },
);
