/** Heavy with the numbering plans of all countries: import it dynamically. */
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The typed number as E.164, or null if it is no number that can be called.
 *
 * @param country read in this country unless it starts with a plus sign
 */
export function phoneNumberOf(typed: string, country: string): string | null {
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, country)
    : parsePhoneNumberFromString(typed);
  return number?.isValid() ? number.number : null;
}
