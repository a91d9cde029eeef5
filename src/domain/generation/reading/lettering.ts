import { QUOTED } from './words.ts'

/** More would be too small to read on a card. */
const LINES_MOST = 4
const CHARACTERS_MOST = 120

/** What a prompt wants written, and which part of it says so. */
export interface Lettering {
  readonly lines: readonly string[]
  readonly parts: readonly { readonly start: number; readonly end: number }[]
}

/** „napis Sto lat”, „z imieniem Zosia”: up to the next comma or the words that lead on to something else. */
const NAMED =
  /(?<!\p{L})(?:[Nn]apis(?:em)?|[Ii]mię|imieniem|[Pp]odpis(?:em)?|[Tt]ekst(?:em)?|hasło|hasłem|the words?|the name|text|caption)\s*:?\s+(?![„“"”«»])((?:(?!\s(?:na|w|we|nad|pod|przy|wśród|obok|oraz|z|ze|on|in|with|at|under|over|and a)\s|\s(?:i|and)\s\p{Ll})[^,.;\n„“"”«»]){2,80})/gu

/** What stands in quotation marks, or after „napis”; every text is a line of its own. */
export function letteringOf(prompt: string): Lettering {
  const quoted = [...prompt.matchAll(QUOTED)]
  const quotedLines = quoted.flatMap(([, text = '']) => text.split('\n'))
  const named = quoted.length > 0 ? [] : [...prompt.matchAll(NAMED)]
  const namedLines = named.map(([, text = '']) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1))
  const lines = [...quotedLines, ...namedLines]
    .map((line) =>
      line
        .replaceAll(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, CHARACTERS_MOST),
    )
    .filter((line) => line !== '')
    .slice(0, LINES_MOST)
  const parts = [...quoted, ...named].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return { lines, parts }
}

/** The age or the year that is celebrated: „na 30. urodziny” → 30, „osiemnastka” → 18. */
export function numberOf(prompt: string): string | null {
  const text = prompt.toLowerCase()
  const [, age] =
    /(?<!\d)(\d{1,3})(?:\.|-?(?:te|tych|th|st|nd|rd))?\s*(?:urodzin|rocznic|lat|lecie|imienin|birthday|anniversary|years)/.exec(
      text,
    ) ?? []
  if (age !== undefined) return age
  const [, year] = /(?<!\d)(20\d\d)(?!\d)/.exec(text) ?? []
  if (year !== undefined) return year
  return /osiemnastk|osiemnastych|osiemnaste/.test(text) ? '18' : null
}
