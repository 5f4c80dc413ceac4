import { damaged } from './damaged.ts';
import { boxesIn, type Box, type Film, type Stretch } from './mp4-film.ts';

/** Flags of a track fragment, and of a run of samples: which numbers follow, in this order. */
const FRAGMENT = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, fromMoof: 0x2_00_00 };
const RUN = {
  offset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
};

/** Reads the numbers of a box one after the other. */
class Numbers {
  readonly #view: DataView;
  readonly #end: number;
  #at: number;

  constructor({ view }: Film, box: Box) {
    this.#view = view;
    this.#at = box.contentStart;
    this.#end = box.end;
  }

  #take(byteCount: number): number {
    const at = this.#at;
    this.#at += byteCount;
    if (this.#at > this.#end) throw damaged('numbers beyond their box');
    return at;
  }

  next(): number {
    return this.#view.getUint32(this.#take(4));
  }

  nextSigned(): number {
    return this.#view.getInt32(this.#take(4));
  }

  nextWide(): number {
    return Number(this.#view.getBigUint64(this.#take(8)));
  }

  skip(count: number): void {
    this.#take(4 * count);
  }

  /**
   * Returns a reader of one number of each entry, for `count` entries that all lie within the box.
   */
  inEntries(count: number, numbersOfEntry: number, place: number): (entry: number) => number {
    const first = this.#take(4 * count * numbersOfEntry);
    return (entry) => this.#view.getUint32(first + 4 * (entry * numbersOfEntry + place));
  }
}

/** The size that each track's samples have where a fragment says none, by the id of the track. */
export function usualSizes(film: Film, description: Box): Map<number, number> {
  const sizes = new Map<number, number>();
  const parts = boxesIn(film, description.contentStart, description.end);
  for (const box of parts.filter(({ type }) => type === 'mvex')) {
    for (const one of boxesIn(film, box.contentStart, box.end)) {
      if (one.type !== 'trex') continue;
      const numbers = new Numbers(film, one);
      numbers.skip(1);
      const track = numbers.next();
      numbers.skip(2);
      sizes.set(track, numbers.next());
    }
  }
  return sizes;
}

/**
 * The stretches of a fragment's data that belong to given tracks.
 *
 * @param usual as `usualSizes`
 * @param kept the ids of these tracks
 */
export function* runsOf(
  film: Film,
  moof: Box,
  usual: ReadonlyMap<number, number>,
  kept: ReadonlySet<number>,
): Generator<Stretch> {
  let endBefore = moof.start;
  for (const fragment of boxesIn(film, moof.contentStart, moof.end)) {
    if (fragment.type !== 'traf') continue;
    const parts = boxesIn(film, fragment.contentStart, fragment.end);
    const head = parts.find(({ type }) => type === 'tfhd');
    if (!head) throw damaged('fragment without head');
    const numbers = new Numbers(film, head);
    const flags = numbers.next();
    const track = numbers.next();
    const isFromMoof = (flags & FRAGMENT.fromMoof) !== 0;
    const base = flags & FRAGMENT.base ? numbers.nextWide() : isFromMoof ? moof.start : endBefore;
    if (flags & FRAGMENT.description) numbers.skip(1);
    if (flags & FRAGMENT.duration) numbers.skip(1);
    const size = flags & FRAGMENT.size ? numbers.next() : (usual.get(track) ?? 0);
    let at = base;
    for (const run of parts.filter(({ type }) => type === 'trun')) {
      const stretch = stretchOf(film, run, { base, at, size });
      at = stretch.end;
      if (kept.has(track)) yield stretch;
    }
    endBefore = at;
  }
}

/** @param from where the fragment counts from, where the run before ended, and the size of a sample that says none */
function stretchOf(
  film: Film,
  run: Box,
  from: { base: number; at: number; size: number },
): Stretch {
  const numbers = new Numbers(film, run);
  const flags = numbers.next();
  const count = numbers.next();
  const start = flags & RUN.offset ? from.base + numbers.nextSigned() : from.at;
  if (flags & RUN.firstFlags) numbers.skip(1);
  if (!(flags & RUN.size)) return { start, end: start + count * from.size };
  const ofEntry = [RUN.duration, RUN.size, RUN.flags, RUN.shift].filter((flag) => flags & flag);
  const sizeAt = numbers.inEntries(count, ofEntry.length, ofEntry.indexOf(RUN.size));
  let end = start;
  for (let sample = 0; sample < count; sample += 1) end += sizeAt(sample);
  return { start, end };
}
