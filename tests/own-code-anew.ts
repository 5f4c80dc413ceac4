import { afterAll, vi } from 'vitest';

// Runs before each file. The files of one worker share what is loaded from packages and the window, and nothing of ours.
vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();

// What a file still loads when it ends would be taken for loaded by the next one, without its mocks.
afterAll(async () => {
  await vi.dynamicImportSettled();
});
