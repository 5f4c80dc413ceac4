/** Under it this browser notes the id of who is signed in, so that it is known before the session is. */
export const SIGN_IN_HINT_KEY = 'tasuki.personal.signedIn';
