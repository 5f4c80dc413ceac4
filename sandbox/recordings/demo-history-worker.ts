import { parentPort, workerData } from 'node:worker_threads';
import { demoHistory, demoRecording } from './demo-history.ts';

// Makes the recordings of a history one after the other, beside whatever else goes on.
const { endsOn } = workerData as { endsOn: string };
for (const session of demoHistory(endsOn)) parentPort?.postMessage(demoRecording(session));
