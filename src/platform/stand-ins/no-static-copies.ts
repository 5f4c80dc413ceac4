/**
 * Stands in the bundle for the package by which Emotion's `withTheme` copies what hangs on a component. Nothing
 * here is wrapped so.
 */
export default function copyStatics(): never {
  throw new Error('No component is given what hangs on another');
}
