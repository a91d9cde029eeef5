import { BEFORE_NAME, BEFORE_NUMBER, MONTHS, UNITS } from '#domain/text/typography/units.ts'

/** What holds a word to the next one: it never ends a line; it does where names take more than a line; nothing. */
type Hold = 'always' | 'mostly' | null

/** Words that lean on the next one. */
const LEANING: ReadonlySet<string> = new Set('i w z o u a na do że się ze we ku od po za nie'.split(' '))
/** Words that a line rather begins with. */
const BEGINNING: ReadonlySet<string> = new Set(
  (
    'ale albo aby ani bez bo bowiem by być choć chociaż czy dla gdy gdyż gdzie jak jako jednak jest jeśli jeżeli kiedy ' +
    'która które którego której którzy który lecz lub mój nad niech niż oraz pod ponieważ przed przez przy są tak ten ta to ' +
    'twój więc zanim żeby'
  ).split(' '),
)

const OPENING_SIGNS = /^[„"'«([–—-]+/u
const UNIT = new RegExp(`^(?:${UNITS}|%|${MONTHS})[.,;:!?…)”"]*$`, 'u')
const BEFORE_DIGITS = new RegExp(`^[(„"]?(?:${BEFORE_NUMBER})$`, 'iu')
const BEFORE_NAMES = new RegExp(`^[(„"]?(?:${BEFORE_NAME}|\\p{Lu}\\.)$`, 'u')
const NAME = /^\p{Lu}\p{Ll}[\p{L}-]*$/u

/** How a word is held to the one after it. */
export function holdOf(word: string, next: string): Hold {
  const bare = word.replace(OPENING_SIGNS, '')
  if (LEANING.has(bare.toLowerCase())) return 'always'
  // A dash that opens a line of dialogue, or stands between two parts: it begins a line.
  if (/^[–—-]$/u.test(word)) return 'always'
  const isNumber = /^\d[\d.,]*$/u.test(bare) && !/[.,]$/u.test(bare)
  if (isNumber && (UNIT.test(next) || /^\d{3}(?!\d)/u.test(next))) return 'always'
  if (/^[IVX]+$/u.test(bare) && /^w\.|^wiek/u.test(next)) return 'always'
  if (BEFORE_DIGITS.test(word) && /^\d/u.test(next)) return 'always'
  if (BEFORE_NAMES.test(word) && /^\p{Lu}/u.test(next)) return 'always'
  // A first and a last name. At the beginning of a sentence it may be another word: a break elsewhere is no loss.
  return NAME.test(bare) && /^\p{Lu}\p{Ll}/u.test(next) ? 'mostly' : null
}

/** How bad a break between two words is where nothing holds them: 0 after a sentence, more in the midst of one. */
export function breakCost(word: string, next: string): number {
  if (/[.?!…][”"»)]*$/u.test(word)) return 0
  if (/[,;:–—][”"»)]*$/u.test(word)) return 1
  if (/^[–—-]/u.test(next)) return 1
  if (BEGINNING.has(word.toLowerCase())) return 8
  const follows = next.replace(OPENING_SIGNS, '').toLowerCase()
  return LEANING.has(follows) || BEGINNING.has(follows) ? 2.5 : 4
}
