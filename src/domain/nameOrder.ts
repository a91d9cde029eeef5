/** Polish letters stand after their plain ones; `~` is after every plain letter. */
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
 * A key that puts titles in Polish alphabetical order when compared byte by byte, so that the order does not
 * depend on the collations a database was built with. Numbers sort by value: "5 kredytów" before "10 kredytów".
 */
export function titleKey(title: string): string {
  return title
    .toLocaleLowerCase('pl')
    .replace(/\d+/g, (digits) => digits.padStart(10, '0'))
    .replace(/[ąćęłńóśźż]/g, (letter) => POLISH[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^a-z0-9~]+/g, ' ')
    .trim()
}
