import { XMLParser } from 'fast-xml-parser';

/** An element as the parser gives it: children and attributes (`@name`) by name. */
export type XmlElement = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
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
    isElement(entry) ? entry : { '#text': entry },
  );
}

/** The first child element called `name`, or null. */
export function elementIn(element: XmlElement, name: string): XmlElement | null {
  return elementsIn(element, name)[0] ?? null;
}

/** The text of the first child (or attribute) called `name`, or null when empty or absent. */
export function textOf(element: XmlElement, name: string): string | null {
  const value = Object.hasOwn(element, name) ? element[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = isElement(first) ? first['#text'] : first;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** The number in the first child (or attribute) called `name`; NaN when there is none. */
export function numberOf(element: XmlElement | null, name: string): number {
  const text = element ? textOf(element, name) : null;
  return text === null ? NaN : Number(text);
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
