import { describe, expect, it } from 'vitest';
import { backUpDatabase, type Exporter } from './back-up-database.ts';

function exporter(answer: () => Response): { asked: [string, unknown][]; with: Exporter } {
  const asked: [string, unknown][] = [];
  return {
    asked,
    with: {
      projectId: 'runs',
      accessToken: async () => Promise.resolve('token'),
      now: () => new Date('2026-11-23T03:04:59.500Z'),
      fetch: async (address, options) => {
        const url = address instanceof Request ? address.url : address.toString();
        asked.push([url, JSON.parse(typeof options?.body === 'string' ? options.body : '{}')]);
        return Promise.resolve(answer());
      },
    },
  };
}

describe('the daily export', () => {
  it('is of one moment, under a name that sorts by time', async () => {
    const { asked, with: given } = exporter(() => Response.json({ name: 'operation' }));
    const place = await backUpDatabase('kept', given);
    expect(place).toBe('gs://kept/firestore/2026-11-23T03-03');
    expect(asked).toEqual([
      [
        'https://firestore.googleapis.com/v1/projects/runs/databases/(default):exportDocuments',
        { outputUriPrefix: place, snapshotTime: '2026-11-23T03:03:00.000Z' },
      ],
    ]);
  });

  it('asks for nothing where no bucket is set, as on a laptop', async () => {
    const { asked, with: given } = exporter(() => Response.json({}));
    expect(await backUpDatabase(null, given)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is not taken for begun when Firestore refuses', async () => {
    const { with: given } = exporter(() => new Response('', { status: 403 }));
    expect(await backUpDatabase('kept', given)).toBeNull();
  });
});
