import type { ModelProviderConfiguration } from '../../platform/configuration.ts';
import { logWarning } from '../../platform/log.ts';
import { ModerationPause } from './moderation-pause.ts';

const MODERATION_MODEL = 'omni-moderation-latest';
/** A reply waits for it, so it may not take long. */
const TEXT_TIME_LIMIT_MILLISECONDS = 1_500;
/** Nobody waits for it, and twelve megabytes must arrive first. */
const PICTURE_TIME_LIMIT_MILLISECONDS = 10_000;
/** More than any message or reply has. */
const TEXT_MAX_LENGTH = 20_000;

/** `unchecked`: there is no key, or no answer in time. */
export type ModerationVerdict = 'flagged' | 'clear' | 'unchecked';

/**
 * Both belong to this function's instance. Pictures that take long do not stop the moderation of
 * texts.
 */
const TEXT_PAUSE = new ModerationPause();
const PICTURE_PAUSE = new ModerationPause();
/** Answers by which this one text or picture is at fault, and another may be judged. */
const STATUSES_OF_REFUSED_INPUT: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * Asks OpenAI's moderation whether a text is potentially unsafe. It knows
 * nothing of injuries and illness; those are checked by our own rules.
 *
 * The policy where it fails: the text counts as unchecked, which is logged and holds up nobody.
 * After too many requests, or failures one after the other, nobody asks for a while.
 *
 * @returns 'unchecked' after 1.5 s without an answer, or at once during a pause
 */
export async function moderateText(
  text: string,
  configuration: ModelProviderConfiguration,
  signal: AbortSignal,
  pause: ModerationPause = TEXT_PAUSE,
): Promise<ModerationVerdict> {
  const verdict = await moderatedCategories(text, configuration, signal, pause);
  if (verdict === 'unchecked') return 'unchecked';
  return verdict.isFlagged ? 'flagged' : 'clear';
}

/** What moderation says of a text or a picture. */
export interface ModeratedText {
  isFlagged: boolean;
  /** The provider's own names of what it found, as `harassment/threatening`. */
  categories: readonly string[];
}

const CLEAR: ModeratedText = { isFlagged: false, categories: [] };

/**
 * The same as {@link moderateText}, with what was found. Its policy where moderation fails is the same.
 *
 * @returns 'unchecked' after 1.5 s without an answer, or at once during a pause
 */
export async function moderatedCategories(
  text: string,
  configuration: ModelProviderConfiguration,
  signal: AbortSignal,
  pause: ModerationPause = TEXT_PAUSE,
): Promise<ModeratedText | 'unchecked'> {
  if (text.trim() === '') return CLEAR;
  const timeLimit = TEXT_TIME_LIMIT_MILLISECONDS;
  return askModeration(text.slice(0, TEXT_MAX_LENGTH), configuration, { signal, pause, timeLimit });
}

/** A picture as its bytes say that it is one. */
export interface Picture {
  type: string;
  bytes: Uint8Array;
}

/**
 * What moderation sees in a picture. It is asked about one at a time, and given nothing else. Its policy where it fails
 * is the same as with a text.
 *
 * @returns 'unchecked' after 10 s without an answer, or at once during a pause
 */
export async function moderatedPicture(
  { type, bytes }: Picture,
  configuration: ModelProviderConfiguration,
  signal: AbortSignal,
  pause: ModerationPause = PICTURE_PAUSE,
): Promise<ModeratedText | 'unchecked'> {
  const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const input = [{ type: 'image_url', image_url: { url } }];
  const timeLimit = PICTURE_TIME_LIMIT_MILLISECONDS;
  return askModeration(input, configuration, { signal, pause, timeLimit });
}

async function askModeration(
  input: unknown,
  { baseUrl, key }: ModelProviderConfiguration,
  { signal, pause, timeLimit }: { signal: AbortSignal; pause: ModerationPause; timeLimit: number },
): Promise<ModeratedText | 'unchecked'> {
  if (key === null || pause.isOn()) return 'unchecked';
  try {
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: MODERATION_MODEL, input }),
      // The key is for this address and for no other that it names.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    if (response.status === 429) pause.begin(Number(response.headers.get('retry-after')));
    if (STATUSES_OF_REFUSED_INPUT.has(response.status)) {
      // Input that cannot be read does not pause the moderation of others.
      const cause = new Error(`Moderation answered with ${response.status}`);
      logWarning('moderation cannot read what it was sent, unchecked', {}, cause);
      return 'unchecked';
    }
    if (!response.ok) throw new Error(`Moderation answered with ${response.status}`);
    const verdict = readVerdict(await response.json());
    pause.succeeded();
    return verdict;
  } catch (cause) {
    // A reply that was stopped says nothing about the moderation.
    if (signal.aborted) return 'unchecked';
    pause.failed();
    logWarning('moderation not available, unchecked', {}, cause);
    return 'unchecked';
  }
}

function readVerdict(answer: unknown): ModeratedText {
  const { results } = (answer ?? {}) as { results?: unknown };
  if (!Array.isArray(results) || results.length === 0) {
    throw new Error('Moderation answered without a result');
  }
  const flagged = results.filter(
    (result) => (result as { flagged?: unknown } | null)?.flagged === true,
  ) as { categories?: unknown }[];
  const categories = flagged.flatMap((result) =>
    Object.entries((result.categories ?? {}) as Record<string, unknown>).flatMap(
      ([name, isFound]) => (isFound === true ? [name] : []),
    ),
  );
  return { isFlagged: flagged.length > 0, categories };
}
