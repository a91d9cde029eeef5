const BLANK = /\{([a-z_]+)\}/g

/** The longest that may be given for one blank, in characters. */
export const LONGEST_WORDS = 300
/** No blank has a longer name, in characters. */
export const LONGEST_BLANK_NAME = 40

/** The blanks of a text by their names, each once, in the order they come. */
export function blankNames(text: string): readonly string[] {
  return [...new Set([...text.matchAll(BLANK)].flatMap((match) => match[1] ?? []))]
}

/** A text with what was given in place of its `{blanks}`, and `open` wherever nothing was. */
export function fillBlanks(text: string, given: Readonly<Record<string, string>>, open: string): string {
  return text.replaceAll(BLANK, (_, name: string) => given[name]?.trim() || open)
}

/** The sentence that a blank stands in, with `open` for all its blanks: what to write there is read from it. */
export function sentenceAround(text: string, name: string, open: string): string {
  const sentence = text.split(/(?<=[.!?])\s+|\n+/).find((one) => one.includes(`{${name}}`)) ?? ''
  return fillBlanks(sentence, {}, open)
}
