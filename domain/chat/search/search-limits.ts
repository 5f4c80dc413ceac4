export const SEARCH_LIMITS = {
  termMaxLength: 80,
  /** Different words of a term that are looked for; what comes after them is left out. */
  partsMaximum: 8,
  /** Words of one text that hold a part, without beginning as it does, before it counts as missing. */
  placesMaximum: 500,
  /** The most tokens of a conversation's name and people. */
  tokensMaximum: 250,
  /** Longer beginnings of a word are not stored; the whole word is compared after the query. */
  tokenLength: 8,
  /** Conversations that one search reads. */
  topicsMaximum: 40,
  /** Own messages that one call reads. */
  messagesPageSize: 200,
  /** Own messages that one call gives back. */
  hitsMaximum: 20,
} as const;
