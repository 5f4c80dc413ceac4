import type { OutlinePartProps } from './outline-part-props.ts';
import type { OutlinePartName } from './outline-part-names.ts';
import { PlanChecks } from './plan-checks.tsx';
import { PlanDoubts } from './plan-doubts.tsx';
import { PlanSetbacks } from './plan-setbacks.tsx';
import { PlanWay } from './plan-way.tsx';
import { SessionAdvice } from './session-advice.tsx';

/** One part of what stands behind a plan. */
export function OutlinePart({ part, ...props }: OutlinePartProps & { part: OutlinePartName }) {
  switch (part) {
    case 'way':
      return <PlanWay {...props} />;
    case 'doubts':
      return <PlanDoubts {...props} />;
    case 'how':
      return <SessionAdvice {...props} />;
    case 'checks':
      return <PlanChecks {...props} />;
    case 'setbacks':
      return <PlanSetbacks {...props} />;
  }
}
