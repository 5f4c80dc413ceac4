const PARAMETER = 'message';

/**
 * @param path of a conversation
 * @returns the address that opens it at this message
 */
export function pathToMessage(path: string, messageId: string): string {
  return `${path}?${new URLSearchParams({ [PARAMETER]: messageId }).toString()}`;
}

/** The message at which a conversation is to open, by the query of its address; null = the newest. */
export function linkedMessageIdIn(query: string): string | null {
  return new URLSearchParams(query).get(PARAMETER);
}
