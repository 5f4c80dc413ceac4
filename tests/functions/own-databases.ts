import { chatProjectId, firestoreHost, isWhereFunctionsAreDeployed, projectId } from './admin.ts';

/**
 * Empties the databases of a worker of the flows; nothing where functions are deployed. The emulator
 * reads a whole collection for each query, so what is left behind makes everything later slower.
 */
export async function emptyOwnDatabases(): Promise<void> {
  if (isWhereFunctionsAreDeployed) return;
  for (const project of [projectId, chatProjectId]) {
    const documents = `projects/${project}/databases/(default)/documents`;
    const answer = await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, {
      method: 'DELETE',
    });
    if (!answer.ok) throw new Error(`The emulator kept ${documents}: ${answer.status}`);
  }
}
