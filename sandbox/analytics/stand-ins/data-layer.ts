type Fields = Readonly<Record<string, unknown>>;

/**
 * The entries that a page puts into a data layer: commands of gtag, which are lists, and plain
 * objects.
 */
export interface LayerReader {
  onCommand: (command: string, args: readonly unknown[]) => void;
  onObject: (fields: Fields) => void;
}

/** Reads all that is in a data layer, and all that comes. */
export function readLayer(name: string, { onCommand, onObject }: LayerReader): void {
  const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
  const layer = (scope[name] ??= []);
  const read = (item: unknown) => {
    if (Object.prototype.toString.call(item) === '[object Arguments]') {
      const [command, ...args] = Array.from(item as ArrayLike<unknown>);
      onCommand(String(command), args);
    } else if (typeof item === 'object' && item !== null) onObject(item as Fields);
  };
  const push = layer.push.bind(layer);
  layer.push = (...items) => {
    const length = push(...items);
    items.forEach(read);
    return length;
  };
  [...layer].forEach(read);
}

/** Follows Consent Mode: whether statistics are allowed now. */
export class ConsentMode {
  #state: Fields = {};

  update([, fields]: readonly unknown[]): void {
    this.#state = { ...this.#state, ...(fields as Fields) };
  }

  get state(): Fields {
    return this.#state;
  }

  get isGranted(): boolean {
    return this.#state['analytics_storage'] === 'granted';
  }
}
