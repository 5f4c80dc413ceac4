import type { Language } from '../language.ts';

/** A message to the operator of the service. Also people who are signed out write. */
export interface ContactMessage {
  /** Made by the browser: sending the same one again is the same message. */
  messageId: string;
  /** The address for the answer. */
  email: string;
  text: string;
  /** The id of the error that a page showed; null = it is about none. */
  errorId: string | null;
  /** In which the writer reads the app. */
  language: Language;
}

export const CONTACT_LIMITS = { textMaxLength: 4000 } as const;

/** Digits and letters that are hard to mistake for each other. */
export const ERROR_ID_CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';

export const ERROR_ID_LENGTH = 8;

export const ERROR_ID_PATTERN = new RegExp(`^[${ERROR_ID_CHARACTERS}]{${ERROR_ID_LENGTH}}$`);

/** The query parameter by which the page of an error names it. */
export const ERROR_ID_PARAMETER = 'error';
