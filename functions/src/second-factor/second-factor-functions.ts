import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { currentTokenVault } from '../provider-tokens/current-token-vault.ts';
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  proveSecondFactor as prove,
  removeSecondFactor as remove,
  type SecondFactorDependencies,
} from './second-factor.ts';

function dependencies(): SecondFactorDependencies {
  return { firestore: firestore(), auth: auth(), vault: currentTokenVault() };
}

export const beginSecondFactor = callable('beginSecondFactor', async (_request, caller) =>
  begin(caller, dependencies()),
);

export const confirmSecondFactor = callable('confirmSecondFactor', async ({ code }, caller) =>
  confirm({ ...caller, code }, dependencies()),
);

export const proveSecondFactor = callable('proveSecondFactor', async ({ code }, caller) =>
  prove({ ...caller, code }, dependencies()),
);

export const removeSecondFactor = callable('removeSecondFactor', async ({ code }, caller) => {
  await remove({ ...caller, code }, dependencies());
  return { isRemoved: true };
});
