// Writes docs/dependencies.md: npm run docs:dependencies
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from '../checks.ts';
import { repositoryRoot } from '../repository-root.ts';
import { dependencyDocument } from './dependency-table.ts';

const file = join(repositoryRoot, 'docs', 'dependencies.md');
writeFileSync(file, dependencyDocument(repositoryRoot));
const { status } = spawnSync(process.execPath, [toolPath('oxfmt'), file], { stdio: 'inherit' });
process.exitCode = status ?? 1;
