/** A word of a question: as it was typed, and as it is compared. */
export interface Word {
  readonly typed: string
  readonly folded: string
}

/** How long an ending of the grammar may be. */
const LONGEST_ENDING = 6
/** So many letters have to be typed of a word that isn't finished. */
const LEAST_BEGINNING = 4

/** The words of a text. The sign between two days is a word of its own. */
export function wordsOf(text: string): readonly Word[] {
  return text
    .slice(0, 400)
    .replaceAll(/(\d)\s*[–—]\s*(\d)/gu, '$1 do $2')
    .replaceAll(/(\d\.\d{1,2}\.?(?:\d{4})?)-(\d{1,2}\.)/gu, '$1 do $2')
    .replaceAll(/\s*:\s*/gu, ':')
    .split(/[\s,;?!„”"()]+/u)
    .map((typed) => ({ typed, folded: fold(typed) }))
    .filter(({ folded }) => folded !== '' && folded !== 'the' && folded !== '-')
}

/** As it is compared: without capitals and diacritics. Dots, colons and dashes within it belong to days and names. */
function fold(typed: string): string {
  return typed
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/^[.:-]+|[.:-]+$/gu, '')
}

type Spelling = readonly string[]

const spellings = new Map<string, readonly Spelling[]>()

/** The spellings of a wording, the longest first. */
export function spellingsOf(heard: string): readonly Spelling[] {
  const known = spellings.get(heard)
  if (known !== undefined) return known
  const made = heard
    .split('|')
    .filter((spelling) => spelling !== '')
    .map((spelling) => spelling.split(' '))
    .toSorted((one, other) => other.length - one.length)
  spellings.set(heard, made)
  return made
}

/** How many words from there on are one of these spellings; 0 for none. `isLoose` takes words that aren't finished. */
export function heardAt(words: readonly Word[], at: number, heard: string, isLoose = false): number {
  for (const spelling of spellingsOf(heard)) {
    if (spelling.every((stem, index) => isForm(words[at + index]?.folded, stem, isLoose)))
      return spelling.length
  }
  return 0
}

function isForm(word: string | undefined, stem: string, isLoose: boolean): boolean {
  if (word === undefined) return false
  if (isLoose && word.length >= LEAST_BEGINNING && stem.startsWith(word)) return true
  if (stem.endsWith('=')) return word === stem.slice(0, -1)
  return word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING
}
