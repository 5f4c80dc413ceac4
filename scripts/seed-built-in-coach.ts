// Writes the built-in coach into a real project, once before its first runner:
//   gcloud auth application-default login
//   npm run seed:built-in-coach -- <project id>
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { writeBuiltInCoach } from './demo-data/built-in-coach.ts';

const [projectId] = process.argv.slice(2);
if (!projectId) {
  process.stderr.write('Say which Firebase project: npm run seed:built-in-coach -- <project id>\n');
  process.exit(1);
}
const app = initializeApp({ projectId, credential: applicationDefault() });
await writeBuiltInCoach(getFirestore(app));
process.stdout.write(`The built-in coach and its free plan are in ${projectId}.\n`);
