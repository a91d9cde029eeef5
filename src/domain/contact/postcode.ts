import { findCountry, HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { tidyText, withPlainDashes } from './tidyText.ts'

const BARE_POLISH_POSTCODE = /^(\d{2}) ?[-./]? ?(\d{3})$/

/** A postcode as a clerk of that country would write it: 00950 → 00-950. */
export function normalisePostcode(postcode: string, countryCode: string): string {
  const tidied = withPlainDashes(tidyText(postcode)).toUpperCase()
  return countryCode === HOME_COUNTRY ? tidied.replace(BARE_POLISH_POSTCODE, '$1-$2') : tidied
}

/** Whether a normalised postcode looks like those of the country; of a country we don't know, none does. */
export function isPostcodeOf(postcode: string, countryCode: string): boolean {
  return findCountry(countryCode)?.postcode.test(postcode) === true
}
