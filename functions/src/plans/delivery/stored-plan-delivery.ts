import { PLAN_DELIVERY_SHAPE, type PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedPlanDelivery = plainReader<PlanDelivery>(PLAN_DELIVERY_SHAPE);
