import { invalidRequest } from './stripe-failure.ts';
import type { Metadata } from './stripe-objects.ts';

/** A value of a form body after its brackets are resolved. */
type FormValue = string | FormFields;
interface FormFields {
  [name: string]: FormValue;
}

/** The names in `a[b][0]`: a, b and 0. */
function pathOf(name: string): string[] {
  return name
    .replaceAll(']', '')
    .split('[')
    .filter((part, index) => part !== '' || index > 0);
}

/** Resolves brackets; `a[]=` counts up. */
function nested(form: URLSearchParams): FormFields {
  const root: FormFields = Object.create(null) as FormFields;
  for (const [name, value] of form) {
    const path = pathOf(name);
    let fields = root;
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(fields).length) : part;
      if (index === path.length - 1) fields[key] = value;
      else {
        const inner = fields[key];
        const next: FormFields =
          typeof inner === 'object' ? inner : (Object.create(null) as FormFields);
        fields[key] = next;
        fields = next;
      }
    }
  }
  return root;
}

/**
 * The parameters of a request. Each is read by the kind that Stripe says it has; one that nobody
 * reads is unknown to Stripe.
 */
export class StripeParameters {
  readonly #fields: FormFields;
  readonly #path: string;
  readonly #read = new Set<string>();
  readonly #children: StripeParameters[] = [];

  constructor(fields: URLSearchParams | FormFields, path = '') {
    this.#fields = fields instanceof URLSearchParams ? nested(fields) : fields;
    this.#path = path;
  }

  /** How the parameter is named in an error. */
  name(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  has(name: string): boolean {
    return this.#value(name) !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#value(name);
    if (typeof value === 'object') {
      throw invalidRequest(`Invalid string: ${this.name(name)}`, { param: this.name(name) });
    }
    return value;
  }

  /** @throws StripeFailure also for an empty one */
  needed(name: string): string {
    const value = this.text(name);
    if (value === undefined || value === '') {
      throw invalidRequest(`Missing required param: ${this.name(name)}.`, {
        code: 'parameter_missing',
        param: this.name(name),
      });
    }
    return value;
  }

  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(text)) {
      throw invalidRequest(`Invalid integer: ${text}`, {
        code: 'parameter_invalid_integer',
        param: this.name(name),
      });
    }
    return Number(text);
  }

  decimal(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(text)) {
      throw invalidRequest(`Invalid decimal: ${text}`, { param: this.name(name) });
    }
    return Number(text);
  }

  boolean(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text !== 'true' && text !== 'false') {
      throw invalidRequest(`Invalid boolean: ${text}`, { param: this.name(name) });
    }
    return text === 'true';
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const found = values.find((value) => value === text);
    if (found === undefined) {
      throw invalidRequest(`Invalid ${this.name(name)}: must be one of ${values.join(', ')}`, {
        param: this.name(name),
      });
    }
    return found;
  }

  child(name: string): StripeParameters | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') {
      throw invalidRequest(`Invalid object: ${this.name(name)}`, { param: this.name(name) });
    }
    const child = new StripeParameters(value, this.name(name));
    this.#children.push(child);
    return child;
  }

  /** A list of objects; [] also where it is emptied. */
  children(name: string): StripeParameters[] {
    const value = this.#value(name);
    if (value === undefined || value === '') return [];
    const list = this.child(name);
    return Object.keys(value).flatMap((index) => list?.child(index) ?? []);
  }

  texts(name: string): string[] {
    const value = this.#value(name);
    if (value === undefined) return [];
    if (typeof value === 'string') {
      throw invalidRequest(`Invalid array: ${this.name(name)}`, { param: this.name(name) });
    }
    return Object.values(value).filter((text) => typeof text === 'string');
  }

  metadata(): Metadata | undefined {
    const value = this.#value('metadata');
    if (value === undefined) return undefined;
    return typeof value === 'string'
      ? {}
      : Object.fromEntries(
          Object.entries(value).map(([key, text]) => [key, typeof text === 'string' ? text : '']),
        );
  }

  /** @throws StripeFailure for the first parameter that nobody has read */
  refuseUnread(): void {
    for (const name of Object.keys(this.#fields)) {
      if (!this.#read.has(name)) {
        throw invalidRequest(`Received unknown parameter: ${this.name(name)}`, {
          code: 'parameter_unknown',
          param: this.name(name),
        });
      }
    }
    for (const child of this.#children) child.refuseUnread();
  }

  #value(name: string): FormValue | undefined {
    this.#read.add(name);
    return this.#fields[name];
  }
}
