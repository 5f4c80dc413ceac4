import { timingSafeEqual } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DOCUMENT_ID_PATTERN } from '@tasuki/domain/document-id';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, htmlLanguage, isLanguage, type Language } from '@tasuki/domain/language';
import { isOptionalMailKind, type OptionalMailKind } from '@tasuki/domain/mail/mail';
import { MAIL_WORDS } from '@tasuki/domain/mail/words/mail-words';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { escapeHtml } from './render-mail.ts';
import { storedMailToken } from './stored-mail.ts';

/** What a link in a mail asks for. */
interface UnsubscribeRequest {
  method: string;
  query: Readonly<Record<string, unknown>>;
}

/** A status and a page. */
interface PageAnswer {
  status: number;
  html: string;
}

/**
 * Answers the links by which a reader ends mails of one kind, without signing in. A GET asks, since
 * programs that look at mails open links too; a POST ends them (RFC 8058). Repeating it changes nothing.
 */
export async function unsubscribeFromMail(
  { method, query }: UnsubscribeRequest,
  firestore: Firestore,
): Promise<PageAnswer> {
  const known = await readLink(query, firestore);
  if (!known) return page(404, DEFAULT_LANGUAGE, (words) => words.invalid);
  const { uid, kind, language } = known;
  const kindName = MAIL_WORDS[language].kindNames[kind];
  if (method === 'GET') {
    return page(200, language, ({ question }) => question(kindName), true);
  }
  if (method !== 'POST') return page(405, language, (words) => words.invalid);
  await firestore
    .doc(firestorePaths.mailPreferences(uid))
    .set(
      { offKinds: FieldValue.arrayUnion(kind), updatedAt: FieldValue.serverTimestamp() },
      { merge: true },
    );
  return page(200, language, ({ done }) => done(kindName));
}

/** @returns null where the link is not one of ours, or its account is gone */
async function readLink(
  { person, kind, token }: UnsubscribeRequest['query'],
  firestore: Firestore,
): Promise<{ uid: string; kind: OptionalMailKind; language: Language } | null> {
  if (typeof person !== 'string' || !DOCUMENT_ID_PATTERN.test(person)) return null;
  if (typeof token !== 'string' || !isOptionalMailKind(kind)) return null;
  const [stored, account] = await firestore.getAll(
    firestore.doc(firestorePaths.mailToken(person)),
    firestore.doc(firestorePaths.user(person)),
  );
  const expected = storedMailToken(stored)?.token;
  if (expected === undefined || !isSame(token, expected)) return null;
  const language = storedUserAccount(account)?.language;
  if (!account?.exists) return null;
  return { uid: person, kind, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function page(
  status: number,
  language: Language,
  say: (words: (typeof MAIL_WORDS)[Language]['page']) => string,
  isAsked = false,
): PageAnswer {
  const words = MAIL_WORDS[language].page;
  const form = isAsked
    ? `<form method="post"><button type="submit" style="font:inherit;padding:12px 20px;border:0;border-radius:8px;background:#c8371b;color:#ffffff">${escapeHtml(words.confirm)}</button></form>`
    : '';
  const html = `<!doctype html>
<html lang="${htmlLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.title)}</title>
</head>
<body style="max-width:34em;margin:0 auto;padding:24px 16px;font:17px/1.6 system-ui,sans-serif">
<main><h1 style="font-size:22px">${escapeHtml(words.title)}</h1>
<p>${escapeHtml(say(words))}</p>
${form}</main>
</body>
</html>
`;
  return { status, html };
}
