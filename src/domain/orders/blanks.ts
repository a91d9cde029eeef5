/** A blank of a text: `{name}`, or `{name:use}` where what is given stands otherwise than it is typed. */
export const BLANK = /\{([a-z_]+)(?::([a-z]+))?\}/gu

/** The longest that may be given for one blank, in characters. */
export const LONGEST_WORDS = 300
/** No blank has a longer name, in characters. */
export const LONGEST_BLANK_NAME = 40

/** The names of the blanks of a text, each once, in the order they come. */
export function blankNames(text: string): readonly string[] {
  return [...new Set([...text.matchAll(BLANK)].flatMap(([, name]) => name ?? []))]
}

/** The sentence that a blank stands in, with `open` for all its blanks: what to write there is read from it. */
export function sentenceAround(text: string, name: string, open: string): string {
  const sentence = text.split(/(?<=[.!?])\s+|\n+/).find((one) => blankNames(one).includes(name)) ?? ''
  return sentence.replaceAll(BLANK, open)
}
