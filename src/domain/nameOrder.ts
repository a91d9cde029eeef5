/** Polish letters sort after their plain ones; `~` is after every plain letter. */
const POLISH: Readonly<Record<string, string>> = {
  ą: 'a~',
  ć: 'c~',
  ę: 'e~',
  ł: 'l~',
  ń: 'n~',
  ó: 'o~',
  ś: 's~',
  ź: 'z~',
  ż: 'z~~',
}

/**
 * A key that puts names in Polish alphabetical order when compared byte by byte, so that the order does not depend on
 * the collations that a database was built with. Numbers sort by value: "5 kredytów" before "10 kredytów".
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll('~', ' ')
    .toLocaleLowerCase('pl')
    .replace(/[ąćęłńóśźż]/g, (letter) => POLISH[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^\p{L}\p{N}~]+/gu, ' ')
    .trim()
    .replace(/\d+/g, numberKey)
}

const USUAL_DIGITS = 10

/** A longer number, such as a camera's moment, sorts after all usual ones, by its length; `:` is after every digit. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+/, '')
  if (value.length <= USUAL_DIGITS) return value.padStart(USUAL_DIGITS, '0')
  return `:${String(value.length).padStart(4, '0')}${value}`
}

const collators = new Map<string, Intl.Collator>()

/** Compares names as people of a language put them in order, numbers by their value. For `toSorted`. */
export function compareNames(one: string, other: string, language = 'pl'): number {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, known)
  return known.compare(one, other)
}
