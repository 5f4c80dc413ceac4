/** The most documents a browser may ask for at once; `firestore.rules` refuses longer or unbounded lists. */
export const LIST_QUERY_MAXIMUM = 100;
