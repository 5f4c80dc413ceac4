import { ERROR_ID_PATTERN } from './contact/contact-message.ts';

/** The part of a call's address that names the request: `…/openTopic?request=k3f9x2mp`. */
export const REQUEST_ID_PARAMETER = 'request';

/**
 * The id that a browser gave to a request. By it one error can be followed from the click to the jobs
 * that it asked for. It is in the address, since proxies and request logs note that too.
 *
 * @param address of the call, with or without its origin
 * @returns null where there is none, or one that is not ours
 */
export function requestIdOf(address: string): string | null {
  const id = new RegExp(`[?&]${REQUEST_ID_PARAMETER}=([^&#]*)`).exec(address)?.[1] ?? '';
  return ERROR_ID_PATTERN.test(id) ? id : null;
}
