import type { HasForm } from '../../spelling/isKnownWord.ts'

/** The agreement of a Polish verb in the past: one man, woman or thing; people with a man among them; all others. */
export type Agreement = 'he' | 'she' | 'it' | 'men' | 'others'

const ENDINGS: readonly (readonly [string, Agreement])[] = [
  ['ła', 'she'],
  ['ło', 'it'],
  ['li', 'men'],
  ['ły', 'others'],
  ['ł', 'he'],
]

/** The agreement of a verb in the past; null for any other word. Only verbs have a form with "by" as well. */
export function agreementOf(word: string, hasForm: HasForm): Agreement | null {
  const ending = ENDINGS.find(([end]) => word.endsWith(end))
  return ending !== undefined && word.length > 2 && hasForm(word) && hasForm(`${word}by`) ? ending[1] : null
}

const CHANGES: Readonly<Record<Agreement, readonly (readonly [RegExp, string])[]>> = {
  he: [
    [/$/u, 'ł'],
    [/ę$/u, 'ął'],
    [/szl?$/u, 'szedł'],
    [/e$/u, 'ał'],
    [/o(?=.$)/u, 'ó'],
  ],
  she: [
    [/$/u, 'ła'],
    [/ą$/u, 'ęła'],
    [/szed$/u, 'szła'],
    [/e$/u, 'ała'],
  ],
  it: [
    [/$/u, 'ło'],
    [/ą$/u, 'ęło'],
    [/szed$/u, 'szło'],
    [/e$/u, 'ało'],
  ],
  men: [
    [/a$/u, 'eli'],
    [/$/u, 'li'],
    [/ą$/u, 'ęli'],
    [/szed$/u, 'szli'],
  ],
  others: [
    [/$/u, 'ły'],
    [/ą$/u, 'ęły'],
    [/szed$/u, 'szły'],
    [/e$/u, 'ały'],
  ],
}

/** A verb in the past with another agreement; null when the dictionary has no such form. */
export function inAgreement(verb: string, agreement: Agreement, hasForm: HasForm): string | null {
  const stem = verb.replace(/(?:ła|ło|li|ły|ł)$/u, '')
  const candidates = CHANGES[agreement].map(([from, to]) => stem.replace(from, to))
  return candidates.find((one) => agreementOf(one, hasForm) === agreement) ?? null
}

/** All other nouns of men are trades, ranks and roles, which women have as well: "Doktor wyszła" is right. */
export const SURELY_MEN: ReadonlySet<string> = new Set(
  (
    'chłopiec chłopak brat syn ojciec dziadek wujek mąż pan kolega sąsiad ksiądz wnuk tata tato mężczyzna kuzyn teść zięć ' +
    'szwagier król książę przyjaciel bratanek siostrzeniec stryjek prawnuk pradziadek mikołaj synek braciszek'
  ).split(' '),
)
