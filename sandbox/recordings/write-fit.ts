import { Encoder, Profile, type Mesg } from '@garmin/fitsdk';

/** A message's number in FIT's profile, and its fields. */
export type FitMessage = readonly [mesgNum: number, fields: Mesg & Record<string, unknown>];

/**
 * Writes messages as a FIT file, in their order, by Garmin's encoder.
 *
 * For each field of each message, the encoder goes through all possible fields. A message that uses
 * a dozen can have a hundred. While it writes, it sees only those that occur: the same bytes in a
 * fifth of the time. Nothing else of the process can run meanwhile.
 */
export function writeFit(
  messages: readonly FitMessage[],
  settings: ConstructorParameters<typeof Encoder>[0] = {},
): Uint8Array {
  const putBack = hideFieldsOfNone(messages);
  try {
    const encoder = new Encoder(settings);
    for (const [mesgNum, fields] of messages) encoder.onMesg(mesgNum, fields);
    return encoder.close();
  } finally {
    putBack();
  }
}

/** Takes the fields that no message has out of the profile, and returns what puts them back. */
function hideFieldsOfNone(messages: readonly FitMessage[]): () => void {
  const names = new Map<number, Set<string>>();
  for (const [mesgNum, fields] of messages) {
    const known = names.get(mesgNum) ?? new Set();
    names.set(mesgNum, known);
    for (const name of Object.keys(fields)) known.add(name);
  }
  const whole = [...names].flatMap(([mesgNum, shown]) => {
    const message = Profile.messages[mesgNum];
    if (!message) return [];
    const { fields } = message;
    message.fields = Object.fromEntries(
      Object.entries(fields).filter(([, field]) => shown.has(field.name)),
    );
    return [{ message, fields }];
  });
  return () => {
    for (const { message, fields } of whole) message.fields = fields;
  };
}
