// Records what browsers of the coming release may call:
//   npm run record:contract
import { readShapes } from './read-shapes.ts';
import {
  readRecordedContracts,
  withContract,
  writeRecordedContracts,
} from './recorded-contracts.ts';

const recorded = withContract(
  readRecordedContracts(),
  readShapes(),
  new Date().toISOString().slice(0, 10),
);
writeRecordedContracts(recorded);
process.stdout.write(`Recorded contracts: ${recorded.map(({ version }) => version).join(', ')}\n`);
