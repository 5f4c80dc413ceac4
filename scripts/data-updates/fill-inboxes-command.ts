import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fillInboxes } from './fill-inboxes.ts';

const [projectId] = process.argv.slice(2);
if (projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const count = await fillInboxes(getFirestore(app));
  process.stdout.write(`Entries filled in: ${count}\n`);
} else {
  process.stderr.write('Which Firebase project? npm run fill:inboxes -- <project id>\n');
  process.exitCode = 1;
}
