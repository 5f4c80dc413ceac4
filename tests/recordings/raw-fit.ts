import { CrcCalculator } from '@garmin/fitsdk';
import { FIT_START } from './fit-file.ts';

/** One field of a definition: number in the profile, bytes, base type. */
export type RawField = readonly [number: number, size: number, baseType: number];

export const UINT8 = 0x02;
export const ENUM = 0x00;
export const UINT32 = 0x86;
export const STRING = 0x07;

/** A FIT file written byte by byte, so that it can also say what no encoder would write. */
export class RawFit {
  readonly #parts: Uint8Array[] = [];

  define(local: number, global: number, fields: readonly RawField[]): this {
    return this.bytes([0x40 | local, 0, 0, ...uint16(global), fields.length, ...fields.flat()]);
  }

  /** A definition with fields of apps: number, bytes, index of the app. */
  defineWithDeveloperFields(
    local: number,
    global: number,
    fields: readonly RawField[],
    developerFields: readonly RawField[],
  ): this {
    return this.bytes([
      0x60 | local,
      0,
      0,
      ...uint16(global),
      fields.length,
      ...fields.flat(),
      developerFields.length,
      ...developerFields.flat(),
    ]);
  }

  bytes(values: readonly number[]): this {
    this.#parts.push(Uint8Array.from(values));
    return this;
  }

  /** The same message `count` times; `change` gets each before it is added. */
  repeated(
    message: readonly number[],
    count: number,
    change: (view: DataView, index: number) => void = () => undefined,
  ): this {
    const all = new Uint8Array(message.length * count);
    for (let index = 0; index < count; index += 1) {
      const begin = index * message.length;
      all.set(message, begin);
      change(new DataView(all.buffer, begin, message.length), index);
    }
    this.#parts.push(all);
    return this;
  }

  /** @param dataSize what the header says; left out = the truth */
  file(dataSize?: number): Uint8Array {
    const length = this.#parts.reduce((sum, part) => sum + part.length, 0);
    const file = new Uint8Array(12 + length + 2);
    file.set([12, 0x10, ...uint16(2100), ...uint32(dataSize ?? length), 0x2e, 0x46, 0x49, 0x54]);
    let position = 12;
    for (const part of this.#parts) {
      file.set(part, position);
      position += part.length;
    }
    file.set(uint16(CrcCalculator.calculateCRC(file, 0, position)), position);
    return file;
  }
}

/** A file that says it is an activity, and nothing else yet. */
export function rawActivity(): RawFit {
  return new RawFit()
    .define(0, 0, [
      [0, 1, ENUM],
      [4, 4, UINT32],
    ])
    .bytes([0, 4, ...uint32(FIT_START)]);
}

function uint16(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff];
}

export function uint32(value: number): number[] {
  return [...uint16(value & 0xffff), ...uint16(Math.floor(value / 65536))];
}
