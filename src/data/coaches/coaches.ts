/** Coaches and their plans, read once: a price list does not change under the viewer's eyes. */
import {
  BUILT_IN_COACH_ID,
  BUILT_IN_PLAN_ID,
  COACH_LIMITS,
  type Coach,
  type CoachPlan,
} from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readableName } from '@tasuki/domain/accounts/readable-name';
import { stringField } from '../../platform/firebase/document-fields.ts';
import {
  limit,
  readDocument,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';

const PLANS_MAXIMUM = 20;

/** The coach that is always there; its words come from the locales. */
const BUILT_IN_COACH: Coach = {
  id: BUILT_IN_COACH_ID,
  kind: 'ai',
  name: '',
  description: '',
  coachingStyle: '',
  profile: '',
  aboutMe: '',
  isApproved: true,
  isPublished: true,
};

const BUILT_IN_PLAN: CoachPlan = {
  id: BUILT_IN_PLAN_ID,
  coachId: BUILT_IN_COACH_ID,
  name: '',
  target: '',
  priceJpy: 0,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

type Fields = Readonly<Record<string, unknown>>;

function coachOf(id: string, data: Fields): Coach {
  return {
    id,
    kind: data.kind === 'ai' ? 'ai' : 'human',
    name: readableName(stringField(data.name)),
    description: stringField(data.description),
    coachingStyle: stringField(data.coachingStyle),
    profile: stringField(data.profile),
    aboutMe: stringField(data.aboutMe),
    isApproved: data.isApproved === true,
    isPublished: data.isPublished === true,
  };
}

export function planOf(coachId: string, id: string, data: Fields): CoachPlan {
  return {
    id,
    coachId,
    name: readableName(stringField(data.name)),
    target: stringField(data.target),
    // A plan without a price is never taken for a free one.
    priceJpy: typeof data.priceJpy === 'number' ? data.priceJpy : Number.NaN,
    currency: 'JPY',
    planType: 'subscription',
    interval: data.interval === 'day' || data.interval === 'year' ? data.interval : 'month',
    state: data.state === 'published' || data.state === 'draft' ? data.state : 'archived',
  };
}

/** The built-in coach, then the published ones. */
export async function loadCoaches(): Promise<Coach[]> {
  const documents = await readDocuments(
    firestorePaths.coaches(),
    where('isPublished', '==', true),
    where('isApproved', '==', true),
    limit(COACH_LIMITS.listSize),
  );
  const others = documents
    .filter(({ id }) => id !== BUILT_IN_COACH_ID)
    .map((coach) => coachOf(coach.id, coach.data));
  return [BUILT_IN_COACH, ...others];
}

/** One coach; null = there is none of this id. */
export async function loadCoach(coachId: string): Promise<Coach | null> {
  if (coachId === BUILT_IN_COACH_ID) return BUILT_IN_COACH;
  const document = await readDocument(firestorePaths.coach(coachId));
  return document && coachOf(coachId, document.data);
}

/** What a coach offers today, cheapest first. */
export async function loadCoachPlans(coachId: string): Promise<CoachPlan[]> {
  if (coachId === BUILT_IN_COACH_ID) return [BUILT_IN_PLAN];
  const documents = await readDocuments(
    firestorePaths.coachPlans(coachId),
    where('state', '==', 'published'),
    limit(PLANS_MAXIMUM),
  );
  return documents
    .map((plan) => planOf(coachId, plan.id, plan.data))
    .filter(({ priceJpy }) => Number.isFinite(priceJpy))
    .sort((a, b) => a.priceJpy - b.priceJpy);
}
