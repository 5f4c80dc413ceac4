/** Firestore identifiers as this product makes them. Firestore keeps those between two underscores for itself. */
export const DOCUMENT_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
/** A topic's holds those of a person and of an activity. */
export const TOPIC_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,257}$/;
