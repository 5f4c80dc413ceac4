import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fillTrends } from './fill-trends.ts';

const [projectId] = process.argv.slice(2);
if (projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const count = await fillTrends(getFirestore(app));
  process.stdout.write(`Weeks computed: ${count}\n`);
} else {
  process.stderr.write('Which Firebase project? npm run fill:trends -- <project id>\n');
  process.exitCode = 1;
}
// Computes the weeks of the trends page for activities that were there before it:
//   gcloud auth application-default login
//   npm run fill:trends -- <project id>
// npm start does the same with the data that it kept.
