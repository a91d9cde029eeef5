/** The cost of a slip of the hand or of the ear; any letter for any other costs 1. */
const BARE: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
}
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

const DIACRITIC = 0.35
/** Whoever leaves out one mark leaves out others: each further one. */
const FURTHER_MARK = 0.12
const CAPITAL = 0.2
const SOUNDS_ALIKE = 0.45
const NEIGHBOUR = 0.75
export const SWAPPED = 0.8
const DOUBLED = 0.6
const ANY = 1

const SOUNDS: ReadonlySet<string> = new Set(['uó', 'óu', 'iy', 'yi', 'ij', 'ji', 'oą', 'ąo', 'eę', 'ęe'])

const withoutMark = (letter: string) => BARE[letter] ?? letter

const neighbours = new Set<string>()
for (const [at, row] of ROWS.entries()) {
  for (const [place, letter] of row.split('').entries()) {
    const near = [row[place + 1], ROWS[at + 1]?.[place], ROWS[at + 1]?.[place - 1]]
    for (const other of near) if (other !== undefined) neighbours.add(letter + other).add(other + letter)
  }
}

/** The cost of one letter written for another. */
export function costOfLetter(written: string, meant: string): number {
  if (written === meant) return 0
  if (written === meant.toLocaleLowerCase('pl')) return CAPITAL
  if (withoutMark(written) === withoutMark(meant)) return DIACRITIC
  if (SOUNDS.has(written + meant)) return SOUNDS_ALIKE
  return neighbours.has(withoutMark(written) + withoutMark(meant)) ? NEIGHBOUR : ANY
}

/** The cost of a word that is written without some of its marks and is right otherwise; null for any other. */
export function costOfMarks(written: string, meant: string): number | null {
  const [letters, right] = [Array.from(written), Array.from(meant.toLocaleLowerCase('pl'))]
  if (letters.length !== right.length) return null
  const other = right.filter((letter, at) => letter !== letters[at])
  const isBare = right.every((letter, at) => letter === letters[at] || withoutMark(letter) === letters[at])
  return isBare && other.length > 0 ? DIACRITIC + (other.length - 1) * FURTHER_MARK : null
}

/** The cost of an extra or missing letter, beside the one before it. */
export function costOfOne(letter: string, before: string | undefined): number {
  return letter === before ? DOUBLED : ANY
}
