const FIRST_GROWTH_BYTES = 64 * 1024;

/** Bytes put behind each other without being held twice at the end. */
export class GrowingBytes {
  length = 0;
  #bytes: Uint8Array;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  add(chunk: Uint8Array): void {
    const needed = this.length + chunk.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length, FIRST_GROWTH_BYTES));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.length);
    this.length = needed;
  }

  written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
