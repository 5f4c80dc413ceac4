/** What human coaches would change of a runner's plan. A coach's writes wait for the server's answer. */
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  COACH_PROPOSAL_LIMITS,
  COACH_PROPOSAL_SHAPE,
  type CoachProposal,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import { removeDocument, storeDocument } from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentAs, type StoredDocument } from '../stored-document.ts';

function listedProposal(document: StoredDocument): ListedCoachProposal {
  const proposal = documentAs<Omit<ListedCoachProposal, 'coachUid'>>(
    document,
    COACH_PROPOSAL_SHAPE,
  );
  return { ...proposal, coachUid: document.id };
}

/** What coaches propose to a runner, live, the newest first; what cannot be read is left out. */
export async function watchCoachProposals(
  uid: string,
  onProposals: (proposals: ListedCoachProposal[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchCollection } = await import('../live-documents.ts');
  return watchCollection(
    firestorePaths.planProposals(uid),
    COACH_PROPOSAL_LIMITS.listSize,
    (documents) => {
      const proposals = readableDocuments(documents, listedProposal, 'read coach proposal');
      onProposals(proposals.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()));
    },
    onError,
  );
}

/** What a coach proposed to a runner, live; null = nothing. */
export async function watchOwnProposal(
  { runnerUid, coachUid }: ProposalPlace,
  onProposal: (proposal: ListedCoachProposal | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.planProposal(runnerUid, coachUid),
    (document) => {
      onProposal(document && listedProposal(document));
    },
    onError,
  );
}

export interface ProposalPlace {
  runnerUid: string;
  coachUid: string;
}

/**
 * Proposes a change in the place of the coach's one before.
 *
 * @throws what failureCodeOf understands
 */
export async function sendCoachProposal(
  { runnerUid, coachUid }: ProposalPlace,
  proposal: CoachProposal,
): Promise<void> {
  const path = firestorePaths.planProposal(runnerUid, coachUid);
  const document = { ...proposal, updatedAt: SERVER_TIME };
  await namedRequest({ writtenPath: path }, storeDocument(path, document));
}

/**
 * Takes a proposal back, or away.
 *
 * @throws what failureCodeOf understands
 */
export async function removeCoachProposal({ runnerUid, coachUid }: ProposalPlace): Promise<void> {
  const path = firestorePaths.planProposal(runnerUid, coachUid);
  await namedRequest({ writtenPath: path }, removeDocument(path));
}
