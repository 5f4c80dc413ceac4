import type { BehaviourRule } from '../../sandbox/models/model-behaviours.ts';
import { sandboxOrigin } from './journey-browser.ts';

/**
 * Sets how the sandboxed models answer. Journeys share them, so a rule names a question that no
 * other journey asks.
 */
export async function setModelBehaviours(
  rule: Pick<BehaviourRule, 'behaviours'> & { whenAsked: string; isRepeated?: boolean },
): Promise<void> {
  const response = await fetch(`${sandboxOrigin()}/models/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ apiId: null, isRepeated: true, ...rule }),
  });
  if (!response.ok) throw new Error(`The sandbox refused a rule: ${await response.text()}`);
}
