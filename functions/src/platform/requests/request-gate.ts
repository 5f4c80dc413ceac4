import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { networkOf } from './network-address.ts';

/** A flood from more addresses than this is bounded by the limit for all of them. */
const ADDRESSES_MAXIMUM = 20_000;

/** The requests that one instance of a function accepts. */
export interface RequestLimits {
  /** The largest body in bytes; larger ones are refused by their declared length. */
  maxBytes: number;
  /** From one network address; of IPv6 the first half counts. */
  perAddressAndMinute: number;
  perMinute: number;
}

/** A request as its head shows it, before its body was looked at. */
export interface RequestHead {
  /** null = not known. */
  address: string | null;
  /** The value of the header Content-Length; null = it has none. */
  declaredBytes: number | null;
  now: Date;
}

/** The HTTP status of a refusal: too large, or too many. */
export type GateRefusal = 413 | 429;

/**
 * Refuses floods and bodies that are too large, before anything is read, parsed or looked up. It
 * counts in this process alone, so a function lets through at most this many times its
 * `maxInstances`. Limits that must hold exactly are counted in Firestore behind it.
 */
export class RequestGate {
  readonly #limits: RequestLimits;
  readonly #ofAddress = new Map<string, number>();
  #minute = 0;
  #count = 0;

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /** @returns null = let through; else the status to answer with */
  refusalOf({ address, declaredBytes, now }: RequestHead): GateRefusal | null {
    const { maxBytes, perAddressAndMinute, perMinute } = this.#limits;
    // Also for a length that is no number.
    if (declaredBytes !== null && !(declaredBytes <= maxBytes)) return 413;
    const minute = Math.floor(now.getTime() / MINUTE_MILLISECONDS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#count = 0;
      this.#ofAddress.clear();
    }
    const network = address === null ? '' : networkOf(address);
    const count = this.#ofAddress.get(network) ?? 0;
    // A request that is refused by address uses up nothing of what all others may.
    if (count >= perAddressAndMinute) return 429;
    if (this.#count >= perMinute) return 429;
    const isKnown = this.#ofAddress.has(network);
    if (isKnown || this.#ofAddress.size < ADDRESSES_MAXIMUM) {
      this.#ofAddress.set(network, count + 1);
    }
    this.#count += 1;
    return null;
  }
}
