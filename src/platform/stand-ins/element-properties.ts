/**
 * Properties that MUI gives a styled element for its rules. The browser would show them as
 * attributes.
 */
const FOR_RULES: ReadonlySet<string> = new Set(['as', 'classes', 'ownerState', 'sx', 'theme']);

/**
 * Stands in the bundle for Emotion's list of all attributes of HTML, by which it leaves out what an element does
 * not know. MUI and this app give styled elements attributes, and {@link FOR_RULES}.
 *
 * @returns whether a property is given to the element
 */
export default function isForElement(name: string): boolean {
  return !FOR_RULES.has(name);
}
