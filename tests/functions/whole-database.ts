import { firestoreHost, projectId } from './admin.ts';

/** For tests that have a database of their own: all of it at once, which the SDK reads collection by collection. */
const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;

/** A document as Firestore's REST interface gives it, with its path below the database. */
export interface FoundDocument {
  path: string;
  /** Each as `{ stringValue: … }`, `{ mapValue: … }` and so on. */
  fields: Readonly<Record<string, object>>;
}

interface QueryAnswer {
  document?: { name: string; fields?: Record<string, object> };
}

/** Every document of the database, also below documents that are missing. */
export async function allDocuments(): Promise<FoundDocument[]> {
  const response = await ask(`v1/${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ allDescendants: true }] },
  });
  const answers = (await response.json()) as QueryAnswer[];
  return answers.flatMap(({ document }) =>
    document
      ? [{ path: document.name.slice(DOCUMENTS.length + 1), fields: document.fields ?? {} }]
      : [],
  );
}

/** Empties the database. */
export async function clearDatabase(): Promise<void> {
  await ask(`emulator/v1/${DOCUMENTS}`);
}

async function ask(path: string, body?: object): Promise<Response> {
  const response = await fetch(`http://${firestoreHost}/${path}`, {
    method: body ? 'POST' : 'DELETE',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
