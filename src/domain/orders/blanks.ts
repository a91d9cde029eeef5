/** A blank of a text: `{name}`, or `{name:use}` where the words are shown otherwise than typed. */
export const BLANK = /\{([a-z_]+)(?::([a-z]+))?\}/gu

/** The longest that may be given for one blank, in characters. */
export const LONGEST_WORDS = 300
/** No blank has a longer name, in characters. */
export const LONGEST_BLANK_NAME = 40

/** The names of the blanks of a text, each once, in the order they come. */
export function blankNames(text: string): readonly string[] {
  return [...new Set([...text.matchAll(BLANK)].flatMap(([, name]) => name ?? []))]
}

/** The sentence around a blank, with `open` for all its blanks: it tells the person which words fit. */
export function sentenceAround(text: string, name: string, open: string): string {
  const sentence = text.split(/(?<=[.!?])\s+|\n+/).find((one) => blankNames(one).includes(name)) ?? ''
  return sentence.replaceAll(BLANK, open)
}
