import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { DOCUMENT_ID_PATTERN } from '@tasuki/domain/document-id';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, htmlLanguage, isLanguage, type Language } from '@tasuki/domain/language';
import { isOptionalMailKind, type OptionalMailKind } from '@tasuki/domain/mail/mail';
import { MAIL_WORDS } from '@tasuki/domain/mail/words/mail-words';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import type { MailKeys } from '../platform/mail/mail-keys.ts';
import { escapeHtml } from './render-mail.ts';
import { storedMailToken } from './stored-mail.ts';
import {
  isFormerToken,
  isSame,
  readUnsubscribeToken,
  type UnsubscribeLink,
} from './unsubscribe-token.ts';

/** What a link in a mail asks for. */
interface UnsubscribeRequest {
  method: string;
  query: Readonly<Record<string, unknown>>;
}

interface UnsubscribeDependencies {
  firestore: Firestore;
  /** Null = no link is taken. */
  keys: MailKeys | null;
  now: Date;
}

/** A status and a page. */
interface PageAnswer {
  status: number;
  html: string;
}

/**
 * Answers the links by which a reader ends mails of one kind, without signing in. A GET asks, since
 * programs that look at mails open links too; a POST ends them (RFC 8058). Repeating it changes nothing.
 * A link ends the kind of its own mail alone. It works for `UNSUBSCRIBE_LINK_DAYS`, as long as the account
 * has the address to which that mail went.
 */
export async function unsubscribeFromMail(
  { method, query }: UnsubscribeRequest,
  dependencies: UnsubscribeDependencies,
): Promise<PageAnswer> {
  const { firestore } = dependencies;
  const known = await readLink(query, dependencies);
  if (!known) return page(404, DEFAULT_LANGUAGE, (words) => words.invalid);
  const { uid, kind, language } = known;
  const kindName = MAIL_WORDS[language].kindNames[kind];
  if (method === 'GET') {
    return page(200, language, ({ question }) => question(kindName), confirmForm(language));
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

/** @returns null where the link is not one of ours, is over, or its account or address is gone */
async function readLink(
  { person, kind, token }: UnsubscribeRequest['query'],
  { firestore, keys, now }: UnsubscribeDependencies,
): Promise<{ uid: string; kind: OptionalMailKind; language: Language } | null> {
  if (typeof person !== 'string' || !DOCUMENT_ID_PATTERN.test(person)) return null;
  if (typeof token !== 'string' || !isOptionalMailKind(kind) || keys === null) return null;
  const link: UnsubscribeLink = { uid: person, kind };
  const isTo = readUnsubscribeToken(token, link, keys, now);
  // Before anything is read.
  if (isTo === null && !isFormerToken(token, now)) return null;
  const [proof, account] = await firestore.getAll(
    firestore.doc(
      isTo === null ? firestorePaths.mailToken(person) : firestorePaths.accountState(person),
    ),
    firestore.doc(firestorePaths.user(person)),
  );
  const isGood =
    isTo === null
      ? isSame(token, storedMailToken(proof)?.token ?? '')
      : isTo(storedAccountState(proof)?.email ?? '');
  if (!isGood || !account?.exists) return null;
  const language = storedUserAccount(account)?.language;
  return { ...link, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };
}

function confirmForm(language: Language): string {
  const { confirm } = MAIL_WORDS[language].page;
  return `<form method="post"><button type="submit" style="font:inherit;padding:12px 20px;border:0;border-radius:8px;background:#c8371b;color:#ffffff">${escapeHtml(confirm)}</button></form>`;
}

function page(
  status: number,
  language: Language,
  say: (words: (typeof MAIL_WORDS)[Language]['page']) => string,
  form = '',
): PageAnswer {
  const words = MAIL_WORDS[language].page;
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
