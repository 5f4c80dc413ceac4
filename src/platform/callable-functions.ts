import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { CallableName, Callables } from '@tasuki/domain/callables';
import { environment } from './environment.ts';
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
