import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { hideMainActivities } from './hide-main-activities.ts';

const [projectId] = process.argv.slice(2);
if (projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const count = await hideMainActivities(getFirestore(app));
  process.stdout.write(`Activities hidden: ${count}\n`);
} else {
  process.stderr.write('Which Firebase project? npm run hide:main-activities -- <project id>\n');
  process.exitCode = 1;
}
