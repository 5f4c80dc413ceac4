import type { IncomingMessage, ServerResponse } from 'node:http';

/** Which ways to sign in a project allows; the local emulator cannot switch any off. */
export interface FirebaseAuthProject {
  apiKey: string;
  allowsGoogle: boolean;
  allowsAnonymous: boolean;
}

/** Answers as Firebase Auth's REST address does for a project with these settings, to a forged sign-in. */
export function answerAsFirebaseAuth(
  { apiKey, allowsGoogle, allowsAnonymous }: FirebaseAuthProject,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const answer = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const refuse = (message: string) => {
    answer(400, { error: { code: 400, message } });
  };
  request.resume();
  if (searchParams.get('key') !== apiKey) {
    refuse('API key not valid. Please pass a valid API key.');
  } else if (pathname.endsWith('accounts:signInWithIdp')) {
    refuse(
      allowsGoogle
        ? 'INVALID_IDP_RESPONSE : Invalid Idp Response: the Google id_token is not allowed to be used.'
        : 'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.',
    );
  } else if (pathname.endsWith('accounts:signUp')) {
    if (allowsAnonymous) answer(200, { idToken: 'a-token', localId: 'anonymous-1' });
    else refuse('ADMIN_ONLY_OPERATION');
  } else {
    answer(200, {});
  }
}
