// Serves functions in one process, each at a socket of its own, by the emulator's own server. Each
// message is the environment of a function as JSON: its name, its kind and its socket's path.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import Module, { createRequire } from 'node:module';
import type { Server } from 'node:net';

/** Node's own loader, of which its types say nothing. */
const loader = Module as unknown as {
  _cache: Record<string, unknown>;
  _load: (file: string, parent: null, isMain: true) => unknown;
};
const runtimeFile = createRequire(import.meta.url).resolve(
  'firebase-tools/lib/emulator/functionsEmulatorRuntime',
);
const LISTENING = 'tracing:net.server.listen:asyncEnd';

/** @param environment of one function */
async function serve(environment: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, environment);
  const { promise: listening, resolve } = Promise.withResolvers<undefined>();
  const onListening = (message: unknown) => {
    const { server } = message as { server: Server };
    if (server.address() === environment['PORT']) resolve(undefined);
  };
  subscribe(LISTENING, onListening);
  // It keeps the function that it serves in variables of its file, and begins where it is loaded.
  Reflect.deleteProperty(loader._cache, runtimeFile);
  loader._load(runtimeFile, null, true);
  await listening;
  unsubscribe(LISTENING, onListening);
}

// It listens for signals anew for each function.
process.setMaxListeners(0);
process.once('disconnect', () => process.exit());
let serving = Promise.resolve();
process.on('message', (message: string) => {
  // It reads its environment until it listens.
  serving = serving.then(async () =>
    serve(JSON.parse(message) as Readonly<Record<string, string>>),
  );
});
