import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ExportFile, ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

/** More of these nobody has; what is read here stands in memory at once. */
const SMALL_COLLECTION_MAXIMUM = 500;

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
    'coach-profile': firestorePaths.coach(uid),
  };
}

function smallCollections(uid: string, firestore: Firestore): Record<string, Query> {
  const collection = (path: string) => firestore.collection(path);
  return {
    goals: collection(firestorePaths.athleteGoals(uid)),
    tournaments: collection(firestorePaths.athleteTournaments(uid)),
    'coaches-of-mine': collection(firestorePaths.coachLinks()).where('runnerUid', '==', uid),
    'coach-plans': collection(firestorePaths.coachPlans(uid)),
    'coach-products': collection(`${firestorePaths.coach(uid)}/products`),
    'coach-templates': collection(`${firestorePaths.coach(uid)}/templates`),
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
  for (const [name, query] of Object.entries(smallCollections(uid, firestore))) {
    const { docs } = await query.limit(SMALL_COLLECTION_MAXIMUM).get();
    const rows = docs.map((document) => ({ id: document.id, ...document.data() }));
    if (rows.length > 0) files.push({ name: `${name}.json`, content: exportedJson(rows) });
  }
  const photo = await photoFile(firestore.doc(firestorePaths.profilePhoto(uid)));
  if (photo) files.push(photo);
  yield { files, after: 'person' };
}

async function photoFile(reference: DocumentReference): Promise<ExportFile | null> {
  const photo = await reference.get();
  const bytes: unknown = photo.get('bytes');
  if (!(bytes instanceof Uint8Array)) return null;
  const ending = photo.get('contentType') === 'image/png' ? 'png' : 'jpg';
  return { name: `photo.${ending}`, content: bytes };
}
