import { htmlLanguage, type Language } from '@tasuki/domain/language';
import {
  isSafetyMailKind,
  mailPath,
  type Mail,
  type MailKind,
  type MailOf,
} from '@tasuki/domain/mail/mail';
import { MAIL_WORDS } from '@tasuki/domain/mail/words/mail-words';
import type { MailText } from '@tasuki/domain/mail/words/mail-words-shape';

/** The parts of a mail that have words. */
interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface MailLinks {
  appOrigin: string;
  /** null = the mail comes in any case. */
  unsubscribeUrl: string | null;
}

/** Puts a mail into the words of its reader's language, as plain text and as HTML. */
export function renderMail(
  mail: Mail,
  language: Language,
  { appOrigin, unsubscribeUrl }: MailLinks,
): RenderedMail {
  const words = MAIL_WORDS[language];
  const { subject, paragraphs, action } = textOf(mail, language);
  const alwaysSent = isSafetyMailKind(mail.kind) ? words.alwaysSentForSafety : words.alwaysSent;
  const address = `${appOrigin}${mailPath(mail)}`;
  const settings = `${appOrigin}/account`;
  const text = [
    ...paragraphs,
    `${action}: ${address}`,
    '--',
    ...(unsubscribeUrl === null
      ? [alwaysSent]
      : [`${words.settings}: ${settings}`, `${words.unsubscribe}: ${unsubscribeUrl}`]),
  ].join('\n\n');
  const footer =
    unsubscribeUrl === null
      ? escapeHtml(alwaysSent)
      : `<a href="${escapeHtml(settings)}">${escapeHtml(words.settings)}</a> · <a href="${escapeHtml(unsubscribeUrl)}">${escapeHtml(words.unsubscribe)}</a>`;
  const html = `<!doctype html>
<html lang="${htmlLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;font:17px/1.6 system-ui,sans-serif">
<div style="max-width:34em;margin:0 auto">
<p style="font-weight:600">Tasuki</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c8371b;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="font-size:15px">${footer}</p>
</div>
</body>
</html>
`;
  return { subject, text, html };
}

function textOf<Kind extends MailKind>(mail: MailOf<Kind>, language: Language): MailText {
  // Each kind has the words for its own values, which the type of the table says.
  const write = MAIL_WORDS[language].texts[mail.kind] as (values: MailOf<Kind>) => MailText;
  const { subject, ...text } = write(mail);
  // Names are typed by people; a line break would end the header.
  return { ...text, subject: subject.replaceAll(/\s+/gu, ' ').trim() };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
