import { cardFieldWords } from './card-field-words.ts';

/** A look as Stripe's `appearance` gives it; other variables are not used here. */
export interface Appearance {
  variables?: Readonly<Record<string, string>>;
}

/** Stripe.js's answer after a failure. */
export interface StandInError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  setup_intent?: unknown;
  payment_intent?: unknown;
}

type FieldName = 'number' | 'expiry' | 'securityCode';
type Listener = (event: unknown) => void;

const AUTOCOMPLETE: Readonly<Record<FieldName, string>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
};

const WRONG_CODES: Readonly<Record<FieldName, string>> = {
  number: 'incomplete_number',
  expiry: 'incomplete_expiry',
  securityCode: 'incomplete_cvc',
};

/** The form in which a card is entered. It stands in the page itself, where Stripe's is a frame. */
export class PaymentElement {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #problem = document.createElement('p');
  readonly #words: ReturnType<typeof cardFieldWords>;
  #appearance: Appearance;
  #form: HTMLDivElement | null = null;

  constructor(locale: string, appearance: Appearance) {
    this.#words = cardFieldWords(locale);
    this.#appearance = appearance;
  }

  mount(place: HTMLElement | string): void {
    const parent = typeof place === 'string' ? document.querySelector(place) : place;
    if (!parent) throw new TypeError('There is no such place to mount it.');
    const form = document.createElement('div');
    form.style.cssText = 'display: grid; gap: 12px; grid-template-columns: 1fr 1fr;';
    this.#form = form;
    form.append(
      this.#field('number', '1 / -1'),
      this.#field('expiry', 'auto'),
      this.#field('securityCode', 'auto'),
    );
    this.#problem.setAttribute('role', 'alert');
    this.#problem.style.cssText = 'grid-column: 1 / -1; margin: 0; min-height: 1.5em;';
    form.append(this.#problem);
    parent.append(form);
    this.#paint();
    queueMicrotask(() => {
      this.#emit('ready', { elementType: 'payment' });
    });
  }

  /** A look that changes with the page's. */
  setAppearance(appearance: Appearance): void {
    this.#appearance = appearance;
    this.#paint();
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (value) => {
      this.off(event, first);
      listener(value);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  update(): this {
    return this;
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  blur(): void {
    for (const input of this.#inputs.values()) input.blur();
  }

  clear(): void {
    for (const input of this.#inputs.values()) input.value = '';
  }

  collapse(): void {
    // A single way to pay is always open.
  }

  unmount(): void {
    this.#form?.remove();
    this.#form = null;
  }

  destroy(): void {
    this.unmount();
    this.#inputs.clear();
    this.#listeners.clear();
  }

  /** Shows what is wrong with what was entered. */
  validate(): StandInError | null {
    const wrong = this.#wrongField();
    for (const [name, input] of this.#inputs) {
      input.setAttribute('aria-invalid', String(name === wrong));
    }
    this.#problem.textContent = wrong === null ? '' : this.#problemWords(wrong);
    if (wrong === null) return null;
    this.#inputs.get(wrong)?.focus();
    return {
      type: 'validation_error',
      code: WRONG_CODES[wrong],
      message: this.#problemWords(wrong),
    };
  }

  /** The card, as a confirmation sends it. */
  methodData(): Record<string, string> {
    const [month = '', year = ''] = this.#value('expiry').split('/');
    return {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': this.#digits('number'),
      'payment_method_data[card][exp_month]': String(Number(month)),
      'payment_method_data[card][exp_year]': String(2000 + Number(year)),
      'payment_method_data[card][cvc]': this.#digits('securityCode'),
    };
  }

  #problemWords(field: FieldName): string {
    const { wrongNumber, wrongExpiry, wrongSecurityCode } = this.#words;
    return { number: wrongNumber, expiry: wrongExpiry, securityCode: wrongSecurityCode }[field];
  }

  #field(name: FieldName, column: string): HTMLLabelElement {
    const label = document.createElement('label');
    label.style.cssText = `display: grid; gap: 4px; grid-column: ${column}; min-width: 0; align-content: end;`;
    const input = document.createElement('input');
    input.name = name;
    input.inputMode = 'numeric';
    input.autocomplete = AUTOCOMPLETE[name] as AutoFill;
    input.addEventListener('input', () => {
      if (name === 'expiry') input.value = withSlash(input.value);
      this.#emit('change', {
        elementType: 'payment',
        empty: [...this.#inputs.values()].every(({ value }) => value === ''),
        complete: this.#wrongField() === null,
        collapsed: false,
        value: { type: 'card' },
      });
    });
    this.#inputs.set(name, input);
    label.append(this.#words[name], input);
    return label;
  }

  #wrongField(): FieldName | null {
    const number = this.#digits('number');
    if (!/^\d{14,19}$/.test(number) || !hasRightCheckDigit(number)) return 'number';
    if (!isAhead(this.#value('expiry'))) return 'expiry';
    return /^\d{3,4}$/.test(this.#digits('securityCode')) ? null : 'securityCode';
  }

  #value(name: FieldName): string {
    return this.#inputs.get(name)?.value ?? '';
  }

  #digits(name: FieldName): string {
    return this.#value(name).replaceAll(/\D/g, '');
  }

  #emit(event: string, value: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(value);
  }

  #paint(): void {
    const { variables = {} } = this.#appearance;
    const color = (name: string, usual: string) => variables[name] ?? usual;
    if (this.#form) {
      this.#form.style.color = color('colorText', 'inherit');
      this.#form.style.font = `${color('fontSizeSm', '15px')} ${color('fontFamily', 'inherit')}`;
    }
    this.#problem.style.color = color('colorDanger', '#b3261e');
    for (const { style } of this.#inputs.values()) {
      style.cssText = `box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; font-size: 17px;`;
      style.color = color('colorText', 'inherit');
      style.background = color('colorBackground', 'transparent');
      style.border = `1px solid ${color('colorTextSecondary', 'currentcolor')}`;
      style.borderRadius = color('borderRadius', '8px');
    }
  }
}

/** `1234` becomes `12/34`, as one writes it. */
function withSlash(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function isAhead(expiry: string): boolean {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return false;
  return new Date(2000 + Number(year), Number(month)) > new Date();
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
function hasRightCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
