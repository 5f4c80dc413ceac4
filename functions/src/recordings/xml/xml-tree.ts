import { XMLParser } from 'fast-xml-parser';

/** An element as the parser gives it: children by name, attributes and text under keys of ours. */
export type XmlElement = Readonly<Record<string, unknown>>;

/** Our own keys contain a space. The parser ends every name at white space, so no file has such a name. */
const ATTRIBUTE_PREFIX = 'attribute ';
const TEXT_KEY = 'own text';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE_PREFIX,
  textNodeName: TEXT_KEY,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Entities are never expanded by the parser: no file can make it grow or fetch anything.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  jPath: false,
  maxNestedTags: 40,
});

/** Parses a document or fragment; throws what the library throws on one it cannot read. */
export function parseXml(text: string): XmlElement {
  const parsed: unknown = parser.parse(text);
  return isElement(parsed) ? parsed : {};
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
