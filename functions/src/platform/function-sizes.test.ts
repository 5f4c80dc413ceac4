import { beforeAll, expect, it, vi } from 'vitest';
import { OPEN_CALLABLES, type CallableName } from '@tasuki/domain/callables';
import {
  CALLABLE_SIZES,
  CALLS_AT_ONCE_OF_PERSON,
  FUNCTION_SIZES,
  type FunctionSize,
} from './function-sizes.ts';

/** A call that reads and writes a few documents ends within this time. */
const LASTING_SECONDS = 30;

interface Endpoint {
  availableMemoryMb?: unknown;
  timeoutSeconds?: unknown;
  concurrency?: unknown;
  maxInstances?: unknown;
}

const SIZES: Readonly<Record<string, FunctionSize>> = { ...CALLABLE_SIZES, ...FUNCTION_SIZES };
const MEGABYTES = { '512MiB': 512, '1GiB': 1024 } as const;
let deployed: Map<string, Endpoint>;

beforeAll(async () => {
  // As the emulator lists the functions: without settings.
  vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  deployed = endpointsOf(await import('../index.ts'));
});

/** Functions by their names in the cloud, where those of a group begin with the group's. */
function endpointsOf(exported: object, prefix = ''): Map<string, Endpoint> {
  return new Map(
    Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
      isDeployed(value)
        ? [[prefix + name, value.__endpoint] as const]
        : [...endpointsOf(value as object, `${prefix}${name}-`)],
    ),
  );
}

function isDeployed(value: unknown): value is { __endpoint: Endpoint } {
  return typeof value === 'function' && '__endpoint' in value;
}

it('has a size for each function that is deployed, and for no other', () => {
  // These two are only deployed where files are kept on disk; the emulator lists them.
  expect([...deployed.keys()].sort()).toEqual(Object.keys(SIZES).sort());
});

it('gives each function the size of the table', () => {
  const given = Object.fromEntries(
    [...deployed].map(
      ([name, { availableMemoryMb, timeoutSeconds, concurrency, maxInstances }]) => [
        name,
        { availableMemoryMb, timeoutSeconds, concurrency, maxInstances },
      ],
    ),
  );
  const wanted = Object.fromEntries(
    Object.entries(SIZES).map(([name, { memory, ...size }]) => [
      name,
      { availableMemoryMb: MEGABYTES[memory], ...size },
    ]),
  );
  expect(given).toEqual(wanted);
});

it('lets one person take only some places of an instance whose calls may last', () => {
  for (const [name, { timeoutSeconds, concurrency }] of Object.entries(CALLABLE_SIZES)) {
    // Calls that need no sign-in are counted by address and hour instead.
    const isOpen = OPEN_CALLABLES.some((open) => open === name);
    if (isOpen || timeoutSeconds <= LASTING_SECONDS) continue;
    const atOnce = CALLS_AT_ONCE_OF_PERSON[name as CallableName];
    expect(atOnce, name).toBeLessThanOrEqual(concurrency / 4);
  }
});
