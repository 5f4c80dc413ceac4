import type { TFunction } from 'i18next';
import { BUILT_IN_COACH_ID, type Coach } from '@tasuki/domain/coaches/coach';

export interface CoachWords {
  name: string;
  description: string;
  coachingStyle: string;
  profile: string;
  aboutMe: string;
}

/** A coach's own words; the built-in coach speaks the viewer's language. */
export function coachWordsOf(coach: Coach, t: TFunction<'coaches'>): CoachWords {
  if (coach.id !== BUILT_IN_COACH_ID) return coach;
  return {
    name: t('coaches:builtIn.name'),
    description: t('coaches:builtIn.description'),
    coachingStyle: t('coaches:builtIn.coachingStyle'),
    profile: t('coaches:builtIn.profile'),
    aboutMe: '',
  };
}
