import type { CallableName, Callables } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';

/**
 * Calls a function that may charge. Where its answer does not come, it may have done what was asked;
 * so the failure promises only that a repetition charges nothing twice.
 *
 * @throws what failureCodeOf understands
 */
export async function callBilling<Name extends CallableName>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  try {
    return await callFunction(name, request);
  } catch (cause) {
    if (failureCodeOf(cause) !== 'common/unavailable') throw cause;
    throw new TasukiFailure('billing/unavailable', { cause });
  }
}
