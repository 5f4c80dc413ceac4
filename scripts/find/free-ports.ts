import { createServer } from 'node:net';

/** `localhost` is one or the other, so a port is free when both are. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** Checks whether nobody listens on the port of this machine. */
async function isFree(port: number): Promise<boolean> {
  for (const host of LOOPBACK_ADDRESSES) if (!(await canListen(port, host))) return false;
  return true;
}

async function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has nobody listening there.
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * A free port for each name: the wanted one, or the next free one above it.
 *
 * @example await freePorts({ app: 5173 }) // { app: 5174 } when 5173 is taken
 */
export async function freePorts<Name extends string>(
  wanted: Readonly<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const chosen: Record<Name, number> = { ...wanted };
  const taken = new Set<number>();
  for (const name of Object.keys(wanted) as Name[]) {
    let port = wanted[name];
    while (taken.has(port) || !(await isFree(port))) {
      port += 1;
      if (port > 65_535) throw new Error(`No free port from ${wanted[name]} up for ${name}`);
    }
    taken.add(port);
    chosen[name] = port;
  }
  return chosen;
}
