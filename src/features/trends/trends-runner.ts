import { createContext } from 'react';

/** Whose activities the points of trends lead to, as a coach reads them; null = the reader's own. */
export const TrendsRunnerContext = createContext<string | null>(null);
