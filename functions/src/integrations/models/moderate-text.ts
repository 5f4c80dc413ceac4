import { logWarning } from '../../platform/log.ts';
import type { ModelProviderConfiguration } from '../../platform/configuration.ts';

const MODERATION_MODEL = 'omni-moderation-latest';
/** A reply waits for it, so it may not take long. */
const TIME_LIMIT_MILLISECONDS = 1_500;
/** More than any message or reply has. */
const TEXT_MAX_LENGTH = 20_000;

/**
 * Asks OpenAI's moderation whether a text is potentially unsafe. It knows
 * nothing of injuries and illness; those are the red flags' matter.
 *
 * @returns false also where there is no key or no answer: that is logged, and holds up nobody
 */
export async function isTextFlagged(
  text: string,
  { baseUrl, key }: ModelProviderConfiguration,
  signal: AbortSignal,
): Promise<boolean> {
  if (key === null || text.trim() === '') return false;
  try {
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: MODERATION_MODEL, input: text.slice(0, TEXT_MAX_LENGTH) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MILLISECONDS)]),
    });
    if (!response.ok) throw new Error(`Moderation answered with ${response.status}`);
    return readVerdict(await response.json());
  } catch (cause) {
    if (!signal.aborted) logWarning('moderation not available, text unchecked', {}, cause);
    return false;
  }
}

function readVerdict(answer: unknown): boolean {
  const { results } = (answer ?? {}) as { results?: unknown };
  if (!Array.isArray(results) || results.length === 0) {
    throw new Error('Moderation answered without a result');
  }
  return results.some((result) => (result as { flagged?: unknown } | null)?.flagged === true);
}
