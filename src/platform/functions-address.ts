import { environment } from './environment.ts';

/** The address below which the deployed functions, or the emulator's, answer by their names. */
export function functionsAddress(): string {
  const { local, firebase, functionsRegion } = environment;
  return local
    ? `http://${local.functionsHost}:${local.functionsPort}/${firebase.projectId}/${functionsRegion}`
    : `https://${functionsRegion}-${firebase.projectId}.cloudfunctions.net`;
}
