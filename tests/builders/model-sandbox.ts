import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelBehaviour } from '../../sandbox/models/model-behaviours.ts';
import type { ModelPace, ModelRequest } from '../../sandbox/models/model-server.ts';
import { startSandbox } from '../../sandbox/server.ts';
import type { Configuration } from '../../functions/src/platform/configuration.ts';

/** A day on which models of both of OpenAI's interfaces are offered. */
export const MODEL_DAY = new Date('2026-11-21T09:00:00Z');

/** The sandboxed providers of one test file, and the controls that set how they answer. */
export interface ModelSandbox {
  origin: string;
  configuration: Configuration['models'];
  /** Behaviours for the next requests, one each; a single repeated one where wanted. */
  setBehaviours: (
    behaviours: readonly ModelBehaviour[],
    rule?: { apiId?: string; whenAsked?: string; isRepeated?: boolean },
  ) => Promise<void>;
  setPace: (pace: ModelPace) => Promise<void>;
  /** The newest first. */
  requests: () => Promise<ModelRequest[]>;
  /** Everything that was set and asked. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startModelSandbox(): Promise<ModelSandbox> {
  const server = await startSandbox({
    port: 0,
    projectId: 'demo-models',
    authOrigin: 'http://127.0.0.1:9',
    appOrigin: 'http://localhost:5173',
    now: () => MODEL_DAY,
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/models/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  const setPace = async (pace: ModelPace) => {
    await control('PUT', 'pace', pace);
  };
  const forget = async () => {
    await control('DELETE', 'behaviours');
    await control('DELETE', 'requests');
    await setPace({ charactersPerEvent: 5, millisecondsBetweenEvents: 0 });
  };
  await forget();
  return {
    origin,
    configuration: {
      openai: { baseUrl: `${origin}/openai/v1`, key: 'sandbox' },
      google: { baseUrl: `${origin}/google/v1beta`, key: 'sandbox' },
      anthropic: { baseUrl: `${origin}/anthropic/v1`, key: 'sandbox' },
    },
    setBehaviours: async (behaviours, rule = {}) => {
      await control('POST', 'behaviours', { behaviours, ...rule });
    },
    setPace,
    requests: async () => (await control('GET', 'requests')) as ModelRequest[],
    forget,
    close: async () => closeServer(server),
  };
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
