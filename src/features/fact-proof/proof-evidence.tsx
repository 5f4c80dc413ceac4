import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import type { Recording } from '@tasuki/domain/recordings/recording';
import { useRecording } from '../../data/recordings/recording-query.ts';
import { ProofActivities } from './proof-activities.tsx';
import { StretchChart } from './stretch-chart.tsx';

interface ProofEvidenceProps {
  uid: string;
  fact: Fact;
  /** The one that the page shows; null = it has none. */
  recording?: Recording | null;
  /** Id of the recording, if the page does not show it. */
  activityId?: string | null;
}

/** The evidence below the words of a proof: where in the recording, or which activities. */
export default function ProofEvidence({ uid, fact, recording, activityId }: ProofEvidenceProps) {
  const { proof, unit } = fact;
  if (proof.kind === 'model') return null;
  if (proof.kind === 'history') {
    const { activityIds = [] } = proof;
    if (activityIds.length === 0) return null;
    return <ProofActivities key={activityIds.join(' ')} uid={uid} unit={unit} proof={proof} />;
  }
  if (recording) return <StretchChart recording={recording} stretch={proof.stretch} unit={unit} />;
  return activityId === undefined || activityId === null ? null : (
    <StretchOfActivity uid={uid} activityId={activityId} unit={unit} stretch={proof.stretch} />
  );
}

interface StretchOfActivityProps extends Omit<Parameters<typeof StretchChart>[0], 'recording'> {
  uid: string;
  activityId: string;
}

/** The picture is an addition: without the recording the words stand alone. */
function StretchOfActivity({ uid, activityId, ...part }: StretchOfActivityProps) {
  const recording = useRecording(uid, activityId, 0);
  if (recording.state !== 'ready' || recording.data === null) return null;
  return <StretchChart recording={recording.data} {...part} />;
}
