import {
  listedNewPlan,
  NEW_PLAN_SHAPE,
  type ListedNewPlan,
  type StoredNewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import { documentAs, type StoredDocument } from '../stored-document.ts';

/** A coach's plan of its document. */
export function newPlanOfDocument(document: StoredDocument): ListedNewPlan {
  return listedNewPlan(document.id, documentAs<StoredNewPlan>(document, NEW_PLAN_SHAPE));
}
