import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { everyDocument } from './collection-units.ts';
import { jsonArray, type ExportFile, type ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

const PAGE_SIZE = 200;

/** Documents of a person that lie outside of their own folder, by their file's name. */
function singleDocuments(uid: string): Record<string, string> {
  return {
    account: firestorePaths.user(uid),
    'account-state': firestorePaths.accountState(uid),
    'public-profile': firestorePaths.publicProfile(uid),
    'athlete-profile': firestorePaths.athleteProfile(uid),
    onboarding: firestorePaths.onboardingState(uid),
    'invited-by': firestorePaths.referralUse(uid),
    'coach-application': firestorePaths.coachApplication(uid),
    'coach-revision': firestorePaths.coachRevision(uid),
    'coach-profile': firestorePaths.coach(uid),
  };
}

function collectionsElsewhere(uid: string, firestore: Firestore): Record<string, Query> {
  const collection = (path: string) => firestore.collection(path);
  return {
    goals: collection(firestorePaths.athleteGoals(uid)),
    tournaments: collection(firestorePaths.athleteTournaments(uid)),
    'coaches-of-mine': collection(firestorePaths.coachLinks()).where('runnerUid', '==', uid),
    'coach-plans': collection(firestorePaths.coachPlans(uid)),
    'coach-products': collection(firestorePaths.coachProducts(uid)),
    'coach-sales': collection(firestorePaths.sales(uid)).select(
      'productName',
      'priceYen',
      'state',
      'paidAt',
      'endsAt',
    ),
    'coach-subscribers': collection(firestorePaths.subscribers(uid)).select(
      'planName',
      'priceYen',
      'interval',
      'status',
      'startedAt',
      'periodEndsAt',
    ),
    'coach-templates': collection(`${firestorePaths.coach(uid)}/templates`),
    'feedback-on-messages': collection(firestorePaths.messageFeedback()).where('uid', '==', uid),
    'feedback-on-the-product': collection(firestorePaths.productFeedback()).where('uid', '==', uid),
    'reports-of-messages': collection(firestorePaths.messageReports())
      .where('uid', '==', uid)
      .select('topicId', 'messageId', 'reason', 'text', 'createdAt'),
    // Whether one was reported, and by whom, is not for its author.
    'messages-removed-by-admins': collection(firestorePaths.moderationCases())
      .where('authorUid', '==', uid)
      .where('state', '==', 'hidden')
      .select('topicId', 'messageId', 'removedText', 'removedTitle', 'updatedAt'),
    // Their order's id is for machines.
    'coupons-used': collection(firestorePaths.couponUses())
      .where('uid', '==', uid)
      .select('couponId', 'usedAt'),
    mails: collection(firestorePaths.mails()).where('uid', '==', uid),
    // The address and keys are left out: anybody who has them could notify the device.
    'notified-devices': collection(firestorePaths.pushSubscriptions())
      .where('uid', '==', uid)
      .select('createdAt'),
    notifications: collection(firestorePaths.pushes()).where('uid', '==', uid).select('kind', 'at'),
    'provider-accounts': collection(firestorePaths.providerAccounts()).where('uid', '==', uid),
    // Which admin it was is the admin's own matter.
    'rights-given': collection(firestorePaths.auditLog())
      .where('subjectUid', '==', uid)
      .select('kind', 'createdAt'),
  };
}

/** The account and everything small around it; what the person has none of has no file. */
export async function* personUnits(uid: string, firestore: Firestore): AsyncGenerator<ExportUnit> {
  const files: ExportFile[] = [];
  const singles = Object.entries(singleDocuments(uid));
  const snapshots = await firestore.getAll(...singles.map(([, path]) => firestore.doc(path)));
  singles.forEach(([name], index) => {
    const data = snapshots[index]?.data();
    if (data) files.push({ name: `${name}.json`, content: exportedJson(data) });
  });
  for (const [name, query] of Object.entries(collectionsElsewhere(uid, firestore))) {
    if ((await query.limit(1).get()).empty) continue;
    files.push({ name: `${name}.json`, content: jsonArray(rowsOf(query)) });
  }
  const photo = await photoFile(firestore.doc(firestorePaths.profilePhoto(uid)));
  if (photo) files.push(photo);
  yield { files, after: 'person' };
}

async function* rowsOf(query: Query): AsyncGenerator<string> {
  for await (const document of everyDocument(query, null, PAGE_SIZE)) {
    yield exportedJson({ id: document.id, ...document.data() });
  }
}

async function photoFile(reference: DocumentReference): Promise<ExportFile | null> {
  const photo = await reference.get();
  const bytes: unknown = photo.get('bytes');
  if (!(bytes instanceof Uint8Array)) return null;
  const ending = photo.get('contentType') === 'image/png' ? 'png' : 'jpg';
  return { name: `photo.${ending}`, content: bytes };
}
