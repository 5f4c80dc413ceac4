/** The second factor of the signed-in person. Light: the SDKs come with the first call. */
import type { SecondFactorSetUp } from '@tasuki/domain/second-factor/second-factor-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  secondFactorStanding,
  type SecondFactorDemand,
  type SecondFactorStanding,
} from '@tasuki/domain/second-factor/second-factor';

/** How the person stands with it, in this session. */
export interface SecondFactorState {
  isSet: boolean;
  isRequired: boolean;
  standing: SecondFactorStanding;
}

/** @throws what failureCodeOf understands */
export async function loadSecondFactor(uid: string): Promise<SecondFactorState> {
  const { readOwnState } = await import('./second-factor-sdk.ts');
  const { state, claim } = await readOwnState(firestorePaths.accountState(uid));
  const demand: SecondFactorDemand = {
    secondFactorId: typeof state.secondFactorId === 'string' ? state.secondFactorId : null,
    isSecondFactorRequired: state.isSecondFactorRequired === true,
  };
  return {
    isSet: demand.secondFactorId !== null,
    isRequired: demand.isSecondFactorRequired === true,
    standing: secondFactorStanding(claim, demand),
  };
}

async function call() {
  return (await import('../../platform/firebase/callable-functions.ts')).callFunction;
}

/** @throws what failureCodeOf understands: 'auth/requires-recent-login' when the sign-in is too old */
export async function beginSecondFactor(): Promise<SecondFactorSetUp> {
  const callFunction = await call();
  return callFunction('beginSecondFactor', {});
}

/** Ends the setting up, and all other sessions; this one has shown a code then. @throws what failureCodeOf understands */
export async function confirmSecondFactor(code: string): Promise<void> {
  const callFunction = await call();
  await goOnAlone((await callFunction('confirmSecondFactor', { code })).customToken);
}

/** Shows a code, so that the rights hold in this session. @throws what failureCodeOf understands */
export async function proveSecondFactor(code: string): Promise<void> {
  const callFunction = await call();
  await enter((await callFunction('proveSecondFactor', { code })).customToken);
}

/** Ends all other sessions too. @throws what failureCodeOf understands */
export async function removeSecondFactor(code: string): Promise<void> {
  const callFunction = await call();
  await goOnAlone((await callFunction('removeSecondFactor', { code })).customToken);
}

/** The server forgets the devices of the sessions that end, so this one is noted again. */
async function goOnAlone(customToken: string): Promise<void> {
  await enter(customToken);
  const { notePushDeviceAgain } = await import('../push/note-push-device-again.ts');
  void notePushDeviceAgain();
}

async function enter(customToken: string): Promise<void> {
  const { enterByCustomToken } = await import('../sign-in/provider-sign-in-sdk.ts');
  await enterByCustomToken(customToken);
}
