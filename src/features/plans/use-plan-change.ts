import { useCallback, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { changePlan, type PlanEdit } from '../../data/plans/training-plans.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';

export interface PlanChanging {
  /** Shows at once; waits in the browser while there is no connection. */
  change: (edit: PlanEdit) => void;
  failureCode: FailureCode | null;
}

/** Changes the plan that is shown, or as another device left it; where there is none, nothing. */
export function usePlanChange(uid: string, record: PlanRecord | null): PlanChanging {
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const change = useCallback(
    (edit: PlanEdit) => {
      setFailureCode(null);
      if (!record) return;
      changePlan(uid, record, edit).catch((cause: unknown) => {
        const code = failureCodeOf(cause);
        if (code === 'common/unknown') reportError(cause, 'change plan');
        setFailureCode(code);
      });
    },
    [uid, record],
  );
  return { change, failureCode };
}

/** A change that was read as a whole, and so fits only the plan that it was computed for. */
export function onlyFor(read: PlanRecord, edit: PlanEdit): PlanEdit {
  return (plan) => (plan.revision === read.revision ? edit(plan) : null);
}
