import type { CountryCode } from '#domain/checkout/countries.ts'

/** By which the first nine digits of a NIP count towards its tenth. */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** VAT numbers of the other countries we sell to, without the country's letters. */
const VAT_NUMBERS: Readonly<Record<Exclude<CountryCode, 'PL'>, RegExp>> = {
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  SK: /^\d{10}$/,
}

/** A tax number without spaces, hyphens and the letters of its own country: PL 526-104-08-28 → 5261040828. */
export function normaliseTaxId(text: string, countryCode: CountryCode): string {
  const bare = text.toUpperCase().replaceAll(/[\s.–-]/g, '')
  return bare.startsWith(countryCode) ? bare.slice(countryCode.length) : bare
}

/** Whether a normalised number can be a tax number of the country. A NIP's check digit is counted. */
export function isTaxIdOf(taxId: string, countryCode: CountryCode): boolean {
  return countryCode === 'PL' ? isNip(taxId) : VAT_NUMBERS[countryCode].test(taxId)
}

function isNip(taxId: string): boolean {
  if (!/^\d{10}$/.test(taxId) || /^0+$/.test(taxId)) return false
  const sum = NIP_WEIGHTS.reduce((total, weight, place) => total + weight * Number(taxId[place]), 0)
  return sum % 11 === Number(taxId[9])
}
