import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fillRosters } from './fill-rosters.ts';

const [projectId] = process.argv.slice(2);
if (projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const count = await fillRosters(getFirestore(app));
  process.stdout.write(`Lines filled in: ${count}\n`);
} else {
  process.stderr.write('Which Firebase project? npm run fill:rosters -- <project id>\n');
  process.exitCode = 1;
}
