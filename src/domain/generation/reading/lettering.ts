import { QUOTED } from './words.ts'

/** More would be too small to read on a card. */
const LINES_MOST = 4
const CHARACTERS_MOST = 120

/** What a prompt wants written: every text in quotation marks is a line of its own. */
export function quotedLines(prompt: string): string[] {
  return [...prompt.matchAll(QUOTED)]
    .flatMap(([, text = '']) => text.split('\n'))
    .map((line) => line.trim().slice(0, CHARACTERS_MOST))
    .filter((line) => line !== '')
    .slice(0, LINES_MOST)
}

const NAME = String.raw`\p{Lu}\p{Ll}+(?:\s+i\s+\p{Lu}\p{Ll}+)?`
const KIN =
  'mamy|mamusi|taty|tatusia|babci|dziadka|siostry|brata|córki|syna|żony|męża|przyjaciółki|przyjaciela|nauczycielki'

/** Whom it is for, in the form it was written: „dla Ani i Tomka”, „for Anna”. */
export function dedicationOf(prompt: string): string | null {
  const [found] =
    new RegExp(String.raw`(?<!\p{L})(?:dla|Dla|for|For)\s+(?:${NAME}|(?:${KIN})(?!\p{L}))`, 'u').exec(
      prompt,
    ) ?? []
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1)
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
