import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import type { CallableName, Callables, CallableStreams } from '@tasuki/domain/callables';
import { REQUEST_ID_PARAMETER, requestIdOfWrite } from '@tasuki/domain/request-id';
import { environment } from '../environment.ts';
import { namedRequest } from '../errors/failed-requests.ts';
import { functionsAddress } from '../functions-address.ts';
import { newErrorId } from '../errors/new-error-id.ts';
import { firebaseApp } from './firebase-app.ts';
import './firebase-auth.ts';
import type { StreamCircumstances } from './stream-circumstances.ts';

const functions = getFunctions(firebaseApp, environment.functionsRegion);

/** Adds the id by which the functions' log finds what this call led to. */
function addressOfCall(name: CallableName, requestId: string): string {
  return `${functionsAddress()}/${name}?${REQUEST_ID_PARAMETER}=${requestId}`;
}

const CALL_TIMEOUT_MILLISECONDS = 30_000;

/** As `callFunction` of `callable-functions.ts`, which fetches this file. */
export async function callFunction<Name extends CallableName>(
  name: Name,
  request: Callables[Name]['request'],
): Promise<Callables[Name]['response']> {
  const id = newErrorId();
  const call = httpsCallableFromURL<Callables[Name]['request'], Callables[Name]['response']>(
    functions,
    addressOfCall(name, id),
    { timeout: CALL_TIMEOUT_MILLISECONDS },
  );
  const { data } = await namedRequest({ id }, call(request));
  return data;
}

/** As `streamFunction` of `callable-functions.ts`. */
export async function streamFunction<Name extends keyof CallableStreams>(
  name: Name,
  request: Callables[Name]['request'],
  onChunk: (chunk: CallableStreams[Name]) => void,
  { signal, writtenPath }: StreamCircumstances,
): Promise<Callables[Name]['response']> {
  const id = requestIdOfWrite(writtenPath);
  const call = httpsCallableFromURL<
    Callables[Name]['request'],
    Callables[Name]['response'],
    CallableStreams[Name]
  >(functions, addressOfCall(name, id));
  return namedRequest({ id }, received());

  async function received(): Promise<Callables[Name]['response']> {
    const { stream, data } = await call.stream(request, { signal });
    // Rejects together with the stream, which is received first.
    data.catch(() => undefined);
    for await (const chunk of stream) onChunk(chunk);
    return data;
  }
}
