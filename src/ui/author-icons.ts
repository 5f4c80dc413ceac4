import { mdiAccountStar, mdiAccountStarOutline } from '@mdi/js';

/** The AI coach speaks under the product's own mark: the sash, in the 24 by 24 of the other icons. */
export const AI_COACH_ICON = 'M14.4 2.5H21.5L9.6 21.5H2.5Z';

/** A human coach is a person. */
export const HUMAN_COACH_ICON = mdiAccountStarOutline;
export const HUMAN_COACH_ICON_FILLED = mdiAccountStar;
