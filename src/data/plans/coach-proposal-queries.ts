import type { ListedCoachProposal } from '@tasuki/domain/plans/coached/coach-proposal';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchCoachProposals, watchOwnProposal, type ProposalPlace } from './coach-proposals.ts';

/** What human coaches propose to a runner, live. */
export function useCoachProposals(uid: string) {
  return useLiveQuery<ListedCoachProposal[]>({
    key: `coach proposals/${uid}`,
    watch: (onData, onError) => watchCoachProposals(uid, onData, onError),
  });
}

/** What a coach proposed to a runner, live; null = nothing. */
export function useOwnProposal({ runnerUid, coachUid }: ProposalPlace) {
  return useLiveQuery<ListedCoachProposal | null>({
    key: `coach proposal/${runnerUid}/${coachUid}`,
    watch: (onData, onError) => watchOwnProposal({ runnerUid, coachUid }, onData, onError),
  });
}
