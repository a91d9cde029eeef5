import { readAddressee } from '#domain/wording/names/addressee.ts'
import { counted } from '#domain/wording/counted.ts'

/**
 * How the words of a blank appear in a text; a blank without a use shows them as typed.
 *
 * - vocative: a person spoken to closely: Zbyszek → Zbyszku
 * - formal: a person spoken to from further away: Joanna Nowak → Pani Joanno
 * - honoured: how a letter begins: Dyrektor Anna → Szanowna Pani Dyrektor
 * - lata, gramy, zloty: a number with its noun: 3 → 3 lata
 */
const SHOWN = {
  vocative: (words) => readAddressee(words).call ?? words,
  formal: (words) => readAddressee(words).formalCall ?? words,
  honoured: honoured,
  lata: (words) => counted(words, ['rok', 'lata', 'lat']),
  gramy: (words) => counted(words, ['gram', 'gramy', 'gramów']),
  zloty: (words) => counted(words, ['zł', 'zł', 'zł']),
} satisfies Record<string, (words: string) => string>

export type BlankUse = keyof typeof SHOWN

/** The uses that bend a name: by rules, which a giver may correct. */
const OF_A_PERSON: readonly string[] = ['vocative', 'formal', 'honoured'] satisfies readonly BlankUse[]

export function isBlankUse(use: string): use is BlankUse {
  return Object.hasOwn(SHOWN, use)
}

export const isOfAPerson = (use: string): boolean => OF_A_PERSON.includes(use)

/** The typed words in a use, by the rules. Unknown words stay as they are. */
export function shownAs(words: string, use: string): string {
  return isBlankUse(use) ? SHOWN[use](words) : words
}

function honoured(words: string): string {
  const { formalCall, gender, isSeveral } = readAddressee(words)
  if (formalCall === null) return `Dzień dobry, ${words}`
  if (isSeveral) return formalCall
  return `${gender === 'feminine' ? 'Szanowna' : 'Szanowny'} ${formalCall}`
}
