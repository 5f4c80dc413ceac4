import type { FactProof } from '@tasuki/domain/coaching/facts/fact';

/** A proof that can be seen in the recording. */
export type StretchProof = Extract<FactProof, { stretch: unknown }>;

/** The highlighted proof: in the chart, and in the table its row belongs to. */
export interface HighlightedProof {
  proof: StretchProof;
  /** Pressed in the coach's words, the row is gone to; pressed in a table, the chart is. */
  from: 'words' | 'table';
}

export function isHighlightedRow(
  highlighted: HighlightedProof | null,
  kind: 'split' | 'interval',
  index: number,
): boolean {
  return highlighted?.proof.kind === kind && highlighted.proof.index === index;
}
