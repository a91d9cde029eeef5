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

/** Tells whether a word is one of `texts`, words parted by spaces where `*` stands for any ending. */
export function matcherOf(texts: string): (word: string) => boolean {
  const whole = new Set<string>()
  const stems: string[] = []
  for (const text of texts.split(' ')) {
    if (text.endsWith('*')) stems.push(text.slice(0, -1))
    else whole.add(text)
  }
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem))
}

export function anyMatch(words: readonly string[], texts: string): boolean {
  return words.some(matcherOf(texts))
}
