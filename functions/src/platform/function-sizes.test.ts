import { beforeAll, expect, it, vi } from 'vitest';
import { CALLABLE_SIZES, FUNCTION_SIZES, type FunctionSize } from './function-sizes.ts';

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
