import type { MailKind, MailOf, OptionalMailKind } from '../mail.ts';

/** The text of one mail, plain. */
export interface MailText {
  subject: string;
  /** One paragraph each. */
  paragraphs: readonly string[];
  /** On the button. */
  action: string;
}

/** All words of mails in one language. Health data and people's messages never stand in a mail. */
export interface MailWords {
  texts: { readonly [Kind in MailKind]: (mail: MailOf<Kind>) => MailText };
  /** The name of a kind on the page of unsubscribing: "mails about …". */
  kindNames: Readonly<Record<OptionalMailKind, string>>;
  /** Below a mail: why it came, and how to end it. */
  unsubscribe: string;
  /** Below a mail that nobody switches off: why it comes in any case. */
  alwaysSent: string;
  /** The same below a mail about who gets into the account. */
  alwaysSentForSafety: string;
  settings: string;
  /** The page that a link of a mail leads to. */
  page: {
    title: string;
    question: (kindName: string) => string;
    confirm: string;
    done: (kindName: string) => string;
    /** The link is not one of ours, or its account is gone. */
    invalid: string;
  };
}
