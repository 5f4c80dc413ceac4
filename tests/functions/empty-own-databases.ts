import { emptyOwnDatabases } from './own-databases.ts';

// Runs before each file.
await emptyOwnDatabases();
