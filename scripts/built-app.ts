import { build, preview } from 'vite';
import { repositoryRoot } from './repository-root.ts';

/** Builds the app as for production, told where its services are. */
export async function buildApp(
  outputFolder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  Object.assign(process.env, environment);
  await build({
    root: repositoryRoot,
    logLevel: 'warn',
    build: { outDir: outputFolder, emptyOutDir: true },
  });
}

export interface ServedApp {
  close: () => Promise<void>;
}

/** Serves a built app the way Hosting does: unknown paths get index.html. */
export async function servePreview(outputFolder: string, port: number): Promise<ServedApp> {
  const server = await preview({
    root: repositoryRoot,
    logLevel: 'warn',
    build: { outDir: outputFolder },
    preview: { port, strictPort: true, host: 'localhost' },
  });
  return { close: async () => server.close() };
}
