import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function occupy(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

describe('finding free ports', () => {
  it('takes the next one above a taken port', async () => {
    const taken = await occupy('127.0.0.1');
    const { app } = await freePorts({ app: taken });
    expect(app).toBeGreaterThan(taken);
  });

  it('sees a program that listens on IPv6 only', async () => {
    const taken = await occupy('::1');
    const { app } = await freePorts({ app: taken });
    expect(app).toBeGreaterThan(taken);
  });

  it('gives no port twice', async () => {
    const taken = await occupy('127.0.0.1');
    const { first, second } = await freePorts({ first: taken, second: taken });
    expect(second).toBeGreaterThan(first);
  });
});
