import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { CallableName, Callables, CallableStreams } from '@tasuki/domain/callables';
import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';
import './firebase-auth.ts';

const functions = getFunctions(firebaseApp, environment.functionsRegion);

if (environment.local) {
  connectFunctionsEmulator(
    functions,
    environment.local.functionsHost,
    environment.local.functionsPort,
  );
}

const CALL_TIMEOUT_MILLISECONDS = 30_000;

/** Calls a function by its contract. Rejects with what {@link failureCodeOf} understands. */
export async function callFunction<Name extends CallableName>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  const call = httpsCallable<Callables[Name]['request'], Callables[Name]['response']>(
    functions,
    name,
    { timeout: CALL_TIMEOUT_MILLISECONDS },
  );
  const { data } = await call(request);
  return data;
}

/**
 * Calls a function that sends before it answers.
 *
 * @param signal ends the call, not what the function does
 * @throws what {@link failureCodeOf} understands
 */
export async function streamFunction<Name extends keyof CallableStreams>(
  name: Name,
  request: Callables[Name]['request'],
  onChunk: (chunk: CallableStreams[Name]) => void,
  signal: AbortSignal,
): Promise<Callables[Name]['response']> {
  const call = httpsCallable<
    Callables[Name]['request'],
    Callables[Name]['response'],
    CallableStreams[Name]
  >(functions, name);
  const { stream, data } = await call.stream(request, { signal });
  // Rejects together with the stream, which is received first.
  data.catch(() => undefined);
  for await (const chunk of stream) onChunk(chunk);
  return data;
}
