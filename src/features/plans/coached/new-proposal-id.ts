/** Random bytes of a proposal's id. */
const ID_BYTES = 10;

/** Names a proposal of a coach in the plan's history. */
export function newProposalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
