/** The words of a text in lower case without accents: „Żółty kot” → zolty, kot. Quotations are left out. */
export function foldedWords(text: string): string[] {
  return folded(text.replaceAll(QUOTED, ' '))
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== '')
}

/** What stands in quotation marks, of whichever kind. */
export const QUOTED = /[„“”"«»]([^„“”"«»]{1,200})[“”"«»]/g

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Whether a text has letters that only Polish has. */
export function hasOwn(text: string): boolean {
  return /[ąćęłńóśźż]/i.test(text)
}

const matchers = new Map<string, (word: string) => boolean>()

/** Tells whether a word is one of `texts`, words parted by spaces where `*` stands for any ending. */
export function matcherOf(texts: string): (word: string) => boolean {
  const known = matchers.get(texts)
  if (known) return known
  const made = newMatcher(texts)
  matchers.set(texts, made)
  return made
}

function newMatcher(texts: string): (word: string) => boolean {
  const whole = new Set<string>()
  const stems: string[] = []
  for (const text of texts.split(' ')) {
    if (text.endsWith('*')) stems.push(text.slice(0, -1))
    else whole.add(text)
  }
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem))
}

/** A text of several words that means one thing. */
export type Phrase = readonly ((word: string) => boolean)[]

/** The phrases of some texts: words joined by `_`. */
export function phrasesOf(texts: readonly string[]): Phrase[] {
  return texts
    .flatMap((text) => text.split(' '))
    .filter((text) => text.includes('_'))
    .map((text) => text.split('_').map(newMatcher))
}

/** Joins what belongs together into one word: nowy, rok → nowy_rok. */
export function joinedPhrases(words: readonly string[], phrases: readonly Phrase[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const phrase = phrases.find((parts) => parts.every((matches, step) => matches(words[index + step] ?? '')))
    joined.push(words.slice(index, index + (phrase?.length ?? 1)).join('_'))
    index += (phrase?.length ?? 1) - 1
  }
  return joined
}

export function anyMatch(words: readonly string[], texts: string): boolean {
  return words.some(matcherOf(texts))
}
