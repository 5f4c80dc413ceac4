import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** An element: children by name, attributes and text under keys of ours. */
export type XmlElement = Readonly<Record<string, unknown>>;

/**
 * Our own keys contain a space. The parser ends every name at white space, so no file has a name
 * with one.
 */
const ATTRIBUTE_PREFIX = 'attribute ';
const TEXT_KEY = 'own text';
/** Neither format has elements as deep inside each other. */
const DEPTH_MAXIMUM = 40;

/**
 * Parses a document or fragment, and keeps what can be kept of a damaged one. An end that belongs to
 * no open element ends the last one. An element without an end stays open until its parent ends.
 * Names lose their namespace prefix, and entities stay as they are written: no file can make the
 * text grow.
 *
 * @throws TasukiFailure 'recording/too-demanding' for more elements than a recording has around its
 *   points; Error for elements too deep inside each other
 */
export function parseXml(text: string): XmlElement {
  const root: OpenElement = { name: '', content: emptyElement() };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  let elementCount = 0;
  let attributeName = '';
  let attributeValue = '';
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (start, end) => {
        elementCount += 1;
        if (elementCount > RECORDING_LIMITS.frameElements) {
          throw new TasukiFailure('recording/too-demanding');
        }
        if (open.length > DEPTH_MAXIMUM) throw new Error('elements too deep inside each other');
        const name = localName(text.slice(start, end));
        const content = emptyElement();
        addChild(last().content, name, content);
        open.push({ name, content });
      },
      onattribname: (start, end) => {
        attributeName = text.slice(start, end);
        attributeValue = '';
      },
      onattribdata: (start, end) => {
        attributeValue += text.slice(start, end);
      },
      onattribend: () => {
        if (attributeName.startsWith('xmlns')) return;
        last().content[ATTRIBUTE_PREFIX + localName(attributeName)] = attributeValue;
      },
      ontext: (start, end) => {
        const { content } = last();
        const before = content[TEXT_KEY];
        const words = text.slice(start, end);
        content[TEXT_KEY] = typeof before === 'string' ? before + words : words;
      },
      onselfclosingtag: () => {
        open.pop();
      },
      onclosetag: (start, end) => {
        const name = localName(text.slice(start, end));
        const depth = open.findLastIndex((element) => element.name === name);
        if (open.length > 1) open.length = depth > 0 ? depth : open.length - 1;
      },
      ...IGNORED,
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  return root.content;
}

interface OpenElement {
  name: string;
  content: Record<string, unknown>;
}

const ignore = () => undefined;
/** Neither format says anything in these; comments and CDATA are replaced before. */
const IGNORED = {
  onattribentity: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onprocessinginstruction: ignore,
  ontextentity: ignore,
} as const satisfies Partial<TokenizerCallbacks>;

/** The element has no prototype, so that `__proto__` is a name like any other. */
function emptyElement(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function addChild(parent: Record<string, unknown>, name: string, child: XmlElement): void {
  const before = parent[name];
  if (before === undefined) parent[name] = child;
  else if (Array.isArray(before)) before.push(child);
  else parent[name] = [before, child];
}

function isElement(value: unknown): value is XmlElement {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The child elements called `name`, in order; an element without children counts as empty. */
export function elementsIn(element: XmlElement, name: string): readonly XmlElement[] {
  const value = Object.hasOwn(element, name) ? element[name] : undefined;
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((entry: unknown) =>
    isElement(entry) ? entry : { [TEXT_KEY]: entry },
  );
}

/** The first child element called `name`, or null. */
export function elementIn(element: XmlElement, name: string): XmlElement | null {
  return elementsIn(element, name)[0] ?? null;
}

/** The text of the first child called `name`, or null when empty or absent. */
export function textOf(element: XmlElement, name: string): string | null {
  const value = Object.hasOwn(element, name) ? element[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return trimmed(isElement(first) ? first[TEXT_KEY] : first);
}

/** The text directly inside `element`, or null when empty or absent. */
export function ownText(element: XmlElement): string | null {
  return trimmed(element[TEXT_KEY]);
}

/** The value of the attribute called `name`, or null when empty or absent. */
export function attributeOf(element: XmlElement, name: string): string | null {
  return trimmed(element[ATTRIBUTE_PREFIX + name]);
}

/** The names of the child elements. */
export function childNames(element: XmlElement): string[] {
  return Object.keys(element).filter(
    (name) => name !== TEXT_KEY && !name.startsWith(ATTRIBUTE_PREFIX),
  );
}

/** The finite number in the first child called `name`; NaN when there is none. */
export function numberOf(element: XmlElement | null, name: string): number {
  return finiteNumber(element ? textOf(element, name) : null);
}

/** The finite number that `text` is; NaN when it is none. */
export function finiteNumber(text: string | null): number {
  const value = text === null ? NaN : Number(text);
  return Number.isFinite(value) ? value : NaN;
}

/** No figure, time or name of a device is longer; of a longer text the beginning is read. */
const TEXT_MAX_LENGTH = 1000;

function trimmed(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const words = text.trim().slice(0, TEXT_MAX_LENGTH);
  return words === '' ? null : words;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A title as a person reads it: the predefined and numeric entities put in, nothing else. */
export function readableText(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
