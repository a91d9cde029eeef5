import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import { VARIANTS } from '#domain/wording/writeVariants.ts'

/** Decoration that models put around texts although they were asked not to: headings, marks of emphasis, numbers. */
const HEADING = /^(?:#+\s.*|(?:\*\*)?(?:wersja|version|wariant|tekst|text)\s*\d+\s*[:.]?(?:\*\*)?)\s*\n+/iu
const EMPHASIS = /\*\*|__/gu
const BETWEEN_TEXTS = /^\s*(?:={3,}|-{3,}|\*{3,})\s*$/mu

/** The texts in an engine’s answer, at most as many as were asked for; those that can’t be on a card are left out. */
export function readTexts(answer: string): readonly string[] {
  return answer
    .replaceAll('\r\n', '\n')
    .split(BETWEEN_TEXTS)
    .map((text) =>
      text
        .trim()
        .replace(HEADING, '')
        .replaceAll(EMPHASIS, '')
        .replaceAll(/[ \t]+$/gmu, '')
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trim(),
    )
    .filter((text) => text !== '' && text.length <= LONGEST_TEXT)
    .slice(0, VARIANTS)
}
