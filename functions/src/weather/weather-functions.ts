import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { askForOpenedWeather } from './ask-for-weather.ts';

export const askForWeather = callable('askForWeather', async (reference, caller) =>
  askForOpenedWeather(reference, caller, { firestore: firestore(), startJob }),
);
