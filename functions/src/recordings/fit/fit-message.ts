import { isClockOffset } from '../clock-offset.ts';

/** One message as a library hands it over: its fields by name, of whatever type. */
export type FitMessage = Readonly<Record<string, unknown>>;

/** The number in `message[name]`, or null. */
export function numberIn(message: FitMessage, name: string): number | null {
  const value = message[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The non-empty text in `message[name]`, the first of several, or null. */
export function textIn(message: FitMessage, name: string): string | null {
  const value = message[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

/** Offset of local from universal time in minutes, in quarter hours; null for what no clock shows. */
export function offsetMinutes(
  localSeconds: number | null,
  utcSeconds: number | null,
): number | null {
  if (localSeconds === null || utcSeconds === null) return null;
  const minutes = (localSeconds - utcSeconds) / 60;
  const quarters = Math.round(minutes / 15) * 15;
  const isOffset = isClockOffset(quarters) && Math.abs(minutes - quarters) <= 3;
  return isOffset ? quarters : null;
}

/** Checks whether a field of a running-power app is its power: Stryd and others call it "Power". */
export function isPowerField(name: string | null, nativeFieldNumber: number | null): boolean {
  return nativeFieldNumber === 7 || /^(run(ning)? ?)?power$/i.test(name ?? '');
}

/** The name of a device for a person: a given name, else maker and product. */
export function deviceNameOf(
  manufacturer: string | null,
  productName: string | null,
  product: string | null,
): string | null {
  const maker =
    manufacturer === null ? null : manufacturer.replace(/^./, (letter) => letter.toUpperCase());
  const name = productName ?? product;
  if (name === null) return maker;
  if (maker === null || name.toLowerCase().startsWith(maker.toLowerCase())) return name;
  return `${maker} ${name}`;
}
