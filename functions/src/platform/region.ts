/** Tokyo: near most runners and where the database is. */
export const FUNCTIONS_REGION = 'asia-northeast1';
