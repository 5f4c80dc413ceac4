import {
  ERROR_ID_CHARACTERS,
  ERROR_ID_LENGTH,
  ERROR_ID_PATTERN,
} from './contact/contact-message.ts';

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

/** The start value of FNV-1a with 64 bits, by letters in place of bytes. */
const HASH_START = 0xcb_f2_9c_e4_84_22_23_25n;
const HASH_FACTOR = 0x1_00_00_00_01_b3n;

/**
 * The id of what follows when a document is written past the functions, such as a message. Browser and trigger
 * both know the path, so both come to the same id. Repeated writes of one document share it.
 *
 * @param path of the document, e.g. `topics/t1/messages/m1`
 */
export function requestIdOfWrite(path: string): string {
  const hash = [...path].reduce(
    (sum, letter) => BigInt.asUintN(64, (sum ^ BigInt(letter.codePointAt(0) ?? 0)) * HASH_FACTOR),
    HASH_START,
  );
  const count = BigInt(ERROR_ID_CHARACTERS.length);
  return Array.from(
    { length: ERROR_ID_LENGTH },
    (_item, place) => ERROR_ID_CHARACTERS[Number((hash / count ** BigInt(place)) % count)],
  ).join('');
}
