import { parentPort, workerData } from 'node:worker_threads';
import { demoHistory, demoRecording } from './demo-history.ts';

// Makes the recordings of a history one after the other, beside whatever else goes on.
const { endsOn, firstIndex } = workerData as { endsOn: string; firstIndex: number };
for (const session of demoHistory(endsOn).slice(firstIndex)) {
  parentPort?.postMessage(demoRecording(session));
}
