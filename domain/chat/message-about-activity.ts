import { EMBEDDED_ACTIVITY_ID_PATTERN } from './message.ts';
import { writtenText } from './written-text.ts';

/** An activity as a message names it. */
export interface NamedActivity {
  /** The name and the time of the activity. */
  label: string;
  /** The address of its owner's page. */
  address: string;
}

/**
 * A coach's words on an activity, as a message with a link to it. The words come first, since lists
 * show the beginning.
 */
export function messageAboutActivity(words: string, { label, address }: NamedActivity): string {
  return `${writtenText(words)}\n\n${label}\n${address}`;
}

/** A stretch of a message: words, or the way to an activity of the runner's. */
export type MessageStretch =
  | { kind: 'words'; text: string }
  | { kind: 'activity'; activityId: string };

/**
 * Takes a message apart at the addresses of activities of this very site. Every other address stays
 * the text it is, so that nobody is led elsewhere.
 *
 * @param origin of the site, without a slash at its end
 * @example stretchesOf('See https://a.example/activities/r1', 'https://a.example')
 * // [{ kind: 'words', text: 'See ' }, { kind: 'activity', activityId: 'r1' }]
 */
export function stretchesOf(text: string, origin: string): MessageStretch[] {
  const start = `${origin}/activities/`;
  const [first = '', ...others] = text.split(start);
  const stretches: MessageStretch[] = [{ kind: 'words', text: first }];
  for (const other of others) {
    const activityId = /^[A-Za-z0-9_-]{1,128}(?![A-Za-z0-9_/?#%-])/.exec(other)?.[0] ?? '';
    if (!EMBEDDED_ACTIVITY_ID_PATTERN.test(activityId))
      stretches.push({ kind: 'words', text: start + other });
    else {
      stretches.push({ kind: 'activity', activityId });
      stretches.push({ kind: 'words', text: other.slice(activityId.length) });
    }
  }
  return stretches.filter((stretch) => stretch.kind === 'activity' || stretch.text !== '');
}
