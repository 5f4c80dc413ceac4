import type { CallableName, Callables, CallableStreams } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StreamCircumstances } from './stream-circumstances.ts';

/** The SDK is fetched with the first call: no page needs it for what it shows first. */
async function loadSdk() {
  try {
    return await import('./callable-functions-sdk.ts');
  } catch (cause) {
    throw new TasukiFailure('common/unavailable', { cause });
  }
}

/** Calls a function by its contract. Rejects with what {@link failureCodeOf} understands. */
export async function callFunction<Name extends CallableName>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  const sdk = await loadSdk();
  return sdk.callFunction(name, request);
}

/**
 * Calls a function that sends before it answers.
 *
 * @throws what {@link failureCodeOf} understands
 */
export async function streamFunction<Name extends keyof CallableStreams>(
  name: Name,
  request: Callables[Name]['request'],
  onChunk: (chunk: CallableStreams[Name]) => void,
  circumstances: StreamCircumstances,
): Promise<Callables[Name]['response']> {
  const sdk = await loadSdk();
  return sdk.streamFunction(name, request, onChunk, circumstances);
}
