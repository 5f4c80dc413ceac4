import { chatProjectId, firestoreHost, isWhereFunctionsAreDeployed, projectId } from './admin.ts';

/*
 * Runs before each file. The emulator reads a whole collection for each query. What earlier files have
 * left in a worker's databases would make every later file slower.
 */
if (!isWhereFunctionsAreDeployed) {
  for (const project of [projectId, chatProjectId]) {
    const documents = `projects/${project}/databases/(default)/documents`;
    const answer = await fetch(`http://${firestoreHost}/emulator/v1/${documents}`, {
      method: 'DELETE',
    });
    if (!answer.ok) throw new Error(`The emulator kept ${documents}: ${answer.status}`);
  }
}
