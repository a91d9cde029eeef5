import { QUOTED } from './words.ts'

/** More would be too small to read on a card. */
export const LINES_MOST = 4
const CHARACTERS_MOST = 120

/** The words a prompt wants written, and the part of it that says so. */
export interface Lettering {
  readonly lines: readonly string[]
  readonly parts: readonly { readonly start: number; readonly end: number }[]
}

/** „napis Sto lat”, „z imieniem Zosia”: up to the next comma or the words that begin something else. */
const NAMED =
  /(?<!\p{L})(?<!(?:na|for|dla|without|bez)\s(?:(?:a|the|your|my|some|twój|jakiś|krótki|short)\s)?)(?:[Nn]apis(?:em)?|[Ii]mię|imieniem|[Pp]odpis(?:em)?|[Tt]ekst(?:em)?|hasło|hasłem|the words?|the name|text|caption)\s*:?\s+(?![„“"”«»])((?:(?!\s(?:na|w|we|nad|pod|przy|wśród|obok|oraz|z|ze|on|in|with|at|under|over|and a)\s|\s(?:i|and)\s\p{Ll})[^,.;\n„“"”«»]){2,80})/gu

/** Words that only lead to a text in quotation marks: „z napisem”, “with the words”. */
const LED_TO =
  /(?<!\p{L})(?:napis\p{L}*|podpis\p{L}*|tekst\p{L}*|hasł\p{L}*|słowa\p{L}*|imi\p{L}+|literami|życzenia\p{L}*|(?:the )?(?:words?|text|lettering|caption|inscription|name|greeting|message|title)|saying|(?:that|which) (?:says|reads))\s*:?\s*$/iu

/** The texts in quotation marks, or after „napis”; each is a line of its own. */
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
    start: match.index - (LED_TO.exec(prompt.slice(0, match.index))?.[0].length ?? 0),
    end: match.index + match[0].length,
  }))
  return { lines, parts }
}

/** A celebrated number and its place. */
export interface Celebrated {
  readonly text: string
  readonly start: number
  readonly end: number
}

const AGE =
  /(?<![\d\p{L}])(\d{1,3})(?:\.|-?(?:te|tych|th|st|nd|rd))?(?=[\s-]*(?:urodzin|rocznic|lat|lecie|imienin|birthday|anniversary|years))/u
const ORDINAL = /(?<![\d\p{L}])(\d{1,3})(?:th|st|nd|rd)(?!\p{L})/u
const YEAR = /(?<!\d)(20\d\d)(?!\d)/

/** The celebrated age or year, outside of quotations: „na 30. urodziny” → 30, „osiemnastka” → 18. */
export function numberOf(prompt: string, parts: Lettering['parts'] = []): Celebrated | null {
  const text = parts
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      prompt,
    )
    .toLowerCase()
  for (const rule of [AGE, ORDINAL, YEAR]) {
    const match = rule.exec(text)
    const [, number] = match ?? []
    if (match !== null && number !== undefined)
      return { text: number, start: match.index, end: match.index + number.length }
  }
  const eighteen = /osiemnast(?:k|ych|e)/.exec(text)
  if (eighteen !== null) return { text: '18', start: eighteen.index, end: eighteen.index }
  const first =
    /(?:pierwsz\p{L}+ (?:urodzin|rocznic)|first (?:birthday|(?:wedding )?anniversary)|roczek)/u.exec(text)
  return first === null
    ? null
    : { text: '1', start: first.index, end: first.index + (first[0] === 'roczek' ? 0 : 5) }
}
