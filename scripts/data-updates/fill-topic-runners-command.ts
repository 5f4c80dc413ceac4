import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { fillTopicRunners } from './fill-topic-runners.ts';

const [projectId] = process.argv.slice(2);
if (projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const count = await fillTopicRunners(getFirestore(app));
  process.stdout.write(`Topics filled in: ${count}\n`);
} else {
  process.stderr.write('Which Firebase project? npm run fill:topic-runners -- <project id>\n');
  process.exitCode = 1;
}
