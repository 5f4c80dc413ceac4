import { plainDigits } from './typed-digits.ts';

/** A time as it is typed: three numbers, each may be left empty. */
export interface TimeParts {
  hours: string;
  minutes: string;
  seconds: string;
}

export const NO_TIME: TimeParts = { hours: '', minutes: '', seconds: '' };

const MOST = { hours: 168, minutes: 59, seconds: 59 } as const;
const WHOLE_NUMBER = /^\d{1,3}$/;

/**
 * The typed time in whole seconds; null if nothing was typed, 'invalid' for a text that is no time.
 * An empty part counts as zero.
 *
 * @example secondsOf({ hours: '', minutes: '41', seconds: '30' }) // 2490
 */
export function secondsOf(parts: TimeParts): number | null | 'invalid' {
  const names = ['hours', 'minutes', 'seconds'] as const;
  const typed = names.map((name) => plainDigits(parts[name]));
  if (typed.every((text) => text === '')) return null;
  const isValid = names.every((name, index) => {
    const text = typed[index] ?? '';
    return text === '' || (WHOLE_NUMBER.test(text) && Number(text) <= MOST[name]);
  });
  if (!isValid) return 'invalid';
  const [hours = 0, minutes = 0, seconds = 0] = typed.map(Number);
  const total = hours * 3600 + minutes * 60 + seconds;
  return total > 0 ? total : 'invalid';
}

/** A stored time as the three fields show it. */
export function timePartsOf(seconds: number | null): TimeParts {
  if (seconds === null) return NO_TIME;
  return {
    hours: String(Math.floor(seconds / 3600)),
    minutes: String(Math.floor((seconds % 3600) / 60)),
    seconds: String(seconds % 60),
  };
}
