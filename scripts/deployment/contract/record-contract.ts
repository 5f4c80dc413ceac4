// Records what browsers of the coming release may call, write and read:
//   npm run record:contract
import { readContract } from './read-documents.ts';
import {
  readRecordedContracts,
  withContract,
  writeRecordedContracts,
} from './recorded-contracts.ts';

const recorded = withContract(
  readRecordedContracts(),
  await readContract(),
  new Date().toISOString().slice(0, 10),
);
writeRecordedContracts(recorded);
process.stdout.write(`Recorded contracts: ${recorded.map(({ version }) => version).join(', ')}\n`);
