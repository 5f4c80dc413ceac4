/** The dependencies of an import; tests replace them. */
export interface Importing {
  projectId: string;
  accessToken: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** host:port; null = Google's Firestore. */
  emulatorHost: string | null;
}

interface Operation {
  name: string;
  done?: boolean;
  error?: { message?: string };
}

const LOOK_MILLISECONDS = 10_000;
const TIMEOUT_MILLISECONDS = 60_000;
const SERVICE = 'https://firestore.googleapis.com/v1';

/**
 * Has Firestore read an export into the database, and waits until it is through. Documents of the export
 * replace those of the same path; others stay.
 *
 * @param place of the export: `gs://…`, or with an emulator the export's file of metadata
 * @throws Error where Firestore refuses or fails
 */
export async function importBackup(place: string, importing: Importing): Promise<void> {
  const database = `projects/${importing.projectId}/databases/(default)`;
  if (importing.emulatorHost !== null) {
    const address = `http://${importing.emulatorHost}/emulator/v1/projects/${importing.projectId}:import`;
    await ask(importing, address, { database, export_directory: place });
    return;
  }
  let operation = await ask(importing, `${SERVICE}/${database}:importDocuments`, {
    inputUriPrefix: place,
  });
  while (operation.done !== true) {
    await importing.wait(LOOK_MILLISECONDS);
    operation = await ask(importing, `${SERVICE}/${operation.name}`, null);
  }
  if (operation.error) throw new Error(`The import failed: ${operation.error.message ?? ''}`);
}

async function ask(
  { accessToken, fetch }: Importing,
  address: string,
  body: object | null,
): Promise<Operation> {
  const response = await fetch(address, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json',
    },
    ...(body !== null && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`Firestore answers ${response.status}: ${text.slice(0, 200)}`);
  return (text === '' ? {} : JSON.parse(text)) as Operation;
}
