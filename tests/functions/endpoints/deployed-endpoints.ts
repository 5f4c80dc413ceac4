import { OPEN_CALLABLES, type CallableName } from '@tasuki/domain/callables';
import * as deployed from '../../../functions/src/index.ts';

/** How a function is reached: by a browser, by anybody on the web, by Cloud Tasks alone. */
export type EndpointKind = 'callable' | 'http' | 'task';

export interface DeployedEndpoint {
  name: string;
  kind: EndpointKind;
}

/** The Firebase SDK's description of a function that it deploys. */
interface Manifest {
  callableTrigger?: object;
  eventTrigger?: object;
  httpsTrigger?: { invoker?: string[] | null };
  taskQueueTrigger?: { invoker?: string[] | null };
}

/** Every function with its name in the cloud; those of a group begin with the group's name. */
function definitionsIn(exported: object, prefix = ''): [name: string, manifest: Manifest][] {
  return Object.entries(exported).flatMap(([name, definition]: [string, unknown]) => {
    if (typeof definition === 'object' && definition !== null) {
      return definitionsIn(definition, `${prefix}${name}-`);
    }
    const { __endpoint: manifest } = definition as { __endpoint: Manifest };
    return [[`${prefix}${name}`, manifest]];
  });
}

const DEFINITIONS = definitionsIn(deployed);

function kindOf({
  callableTrigger,
  httpsTrigger,
  taskQueueTrigger,
}: Manifest): EndpointKind | null {
  if (callableTrigger) return 'callable';
  if (httpsTrigger) return 'http';
  return taskQueueTrigger ? 'task' : null;
}

/** Every function that answers requests, read from what is deployed. */
export const ENDPOINTS: readonly DeployedEndpoint[] = DEFINITIONS.flatMap(([name, manifest]) => {
  const kind = kindOf(manifest);
  return kind === null ? [] : [{ name, kind }];
});

/** Names of the callables that are deployed. */
export const CALLABLE_NAMES = ENDPOINTS.filter(({ kind }) => kind === 'callable').map(
  ({ name }) => name as CallableName,
);

/** Names of the functions that events of Firestore call. */
export const TRIGGER_NAMES = DEFINITIONS.filter(
  ([, { eventTrigger }]) => eventTrigger !== undefined,
).map(([name]) => name);

/**
 * The accounts that may invoke a task's function over the network; empty = only the queue itself.
 */
export function taskInvokers(name: string): readonly string[] {
  const manifest = DEFINITIONS.find(([key]) => key === name)?.[1];
  return manifest?.taskQueueTrigger?.invoker ?? [];
}

/** Whether a callable may be called by who is signed out. */
export function isOpen(name: CallableName): boolean {
  return OPEN_CALLABLES.some((open) => open === name);
}
