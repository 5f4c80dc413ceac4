/**
 * Faults that change no answer, each with the reason. A soak run fails when
 * one of them is found after all, so the list stays as short as it can be.
 */
export const EQUIVALENT_MUTANTS: Readonly<Record<string, string>> = {
  'isSignedIn: left out: request.auth != null && → ':
    'Without it a missing token is an error, and an error refuses; it stands there to be read.',
  "isDocumentId: spelled: '[A-Za-z0-9_-]{1,128}' → '[A-Za-z0-9_-]{0,128}'":
    'Firestore knows no empty id.',
  '/users/{uid}/activities/{activityId}/detail/analysis: widened:  → list,':
    'A list is never matched by a path that ends in a fixed id.',
  '/users/{uid}/mailPreferences/current: widened:  → list,':
    'A list is never matched by a path that ends in a fixed id.',
  '/users/{uid}/pushPreferences/current: widened:  → list,':
    'A list is never matched by a path that ends in a fixed id.',
  '/users/{uid}/draftSettings/current: widened:  → list,':
    'A list is never matched by a path that ends in a fixed id.',
  '/onboardingStates/{uid}: widened:  → list,':
    'In a list the uid of the path is not known, which is an error.',
  '/referrals/{refCode}: widened:  → list,':
    'In a list the code of the path is not known, which is an error.',
  '/athleteProfiles/{uid}: widened:  → list,':
    'In a list the uid of the path is not known, which is an error.',
  '/topics/{topicId}: widened:  → create,':
    'Before a document is there, its participants are not known, which is an error.',
  '/coachLinks/{linkId}: widened:  → create,':
    'Before a document is there, the parties of its link are not known, which is an error.',
};
