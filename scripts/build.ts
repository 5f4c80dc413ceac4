import { explanationOf } from './explanation-of.ts';
import { buildForProduction } from './building/production-build.ts';
import { repositoryRoot } from './repository-root.ts';
import { readEnvFile, readSettings } from './settings/read-settings.ts';

buildForProduction(readSettings(process.env, readEnvFile(repositoryRoot))).catch(
  (cause: unknown) => {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  },
);
