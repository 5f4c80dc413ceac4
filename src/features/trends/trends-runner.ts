import { createContext } from 'react';

/**
 * The runner to whose activities the points of trends lead, as a coach reads them; null = the
 * reader's own.
 */
export const TrendsRunnerContext = createContext<string | null>(null);
