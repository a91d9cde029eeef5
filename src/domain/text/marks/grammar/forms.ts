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

/** Whether a stem with "owi" is a man's dative, and not the people of an adjective in "owy". */
const isDative = (stem: string, hasForm: HasForm) => hasForm(`${stem}owi`) && !hasForm(`${stem}owy`)

/** Masculine nouns with feminine endings, which the dictionary's forms don't reveal. */
const MEN_IN_A = new Set('mężczyzna kuba barnaba bonawentura kosma sędzia dzieciaczyna tata'.split(' '))

/** Whether a word is only a feminine noun in the nominative: "kobieta", "Ania". */
export function isWoman(word: string, hasForm: HasForm): boolean {
  if (!word.endsWith('a') || word.length < 4 || MEN_IN_A.has(word.toLocaleLowerCase('pl'))) return false
  const stem = word.slice(0, -1)
  if (!hasForm(word) || !hasForm(`${stem}ę`) || !hasForm(`${stem}ą`)) return false
  const others = ['owie', 'ów', 'em', 'iem', 'ego', 'ej']
  return !others.some((ending) => hasForm(stem + ending)) && !isDative(stem, hasForm)
}

/** Whether a word is a neuter noun in the nominative: "dziecko", "okno". */
export function isNeuter(word: string, hasForm: HasForm): boolean {
  if (!word.endsWith('o') || word.length < 4) return false
  const stem = word.slice(0, -1)
  return (
    hasForm(word) &&
    hasForm(`${stem}a`) &&
    (hasForm(`${stem}em`) || hasForm(`${stem}iem`)) &&
    !hasForm(`${stem}ę`) &&
    !hasForm(`${stem}owi`)
  )
}

const SMALL_WORDS = new Set(
  (
    'jak tak brak jeden każdy żaden sam ten nikt kto czas rok raz wnet nawet zamiast dom pod nad przed przez bez ' +
    'sto pięć wiele mam dam sam tam tyle ile już też nic coś ktoś więc lecz wszak toż wraz naraz aż ot oto owszem ' +
    'skąd stąd dokąd wtem hop dość dosyć bądź weź daj myśl mów patrz lub jest był bój znak krok bieg lot skok'
  ).split(' '),
)

/** Whether a word is a masculine noun in the nominative: "kot", "chłopiec", "Marek". */
export function isMan(word: string, hasForm: HasForm): boolean {
  const small = word.toLocaleLowerCase('pl')
  if (small.length < 3 || SMALL_WORDS.has(small) || !/[^aąeęioóuy]$/u.test(small)) return false
  if (['pies', 'mąż', 'ksiądz'].includes(small)) return true
  // An adjective's short form, a stem of an adjective, a verb.
  if (hasForm(`${word}ego`)) return false
  if (hasForm(`${word}ość`) || agreementOf(small, hasForm) !== null) return false
  const movable = [
    [/ek$/u, 'kiem'],
    [/iec$/u, 'cem'],
    [/niec$/u, 'ńcem'],
    [/eł$/u, 'łem'],
  ] as const
  if (movable.some(([end, ending]) => end.test(word) && hasForm(word.replace(end, ending)))) return true
  return hasForm(word) && hasForm(`${word}owi`) && (hasForm(`${word}em`) || hasForm(`${word}iem`))
}

/** A feminine noun that was written as an object ("książkę"), in the genitive ("książki"); null for any other word. */
export function genitiveOfObject(word: string, hasForm: HasForm): string | null {
  if (!word.endsWith('ę') || word.length < 4) return null
  const stem = word.slice(0, -1)
  if (![word, `${stem}a`, `${stem}ą`].every(hasForm)) return null
  // A verb of the first person: "piszę".
  if (['esz', 'isz', 'ysz', 'ecie', 'icie', 'ycie'].some((end) => hasForm(stem.replace(/i$/u, '') + end)))
    return null
  const soft = /[kgi]$|[lj]$/u.test(stem)
  const candidates = stem.endsWith('i') ? [stem] : soft ? [`${stem}i`] : [`${stem}y`]
  const [genitive] = candidates
  return genitive !== undefined && hasForm(genitive) ? genitive : null
}

const SURELY_MEN = new Set(
  'chłopiec chłopak brat syn ojciec dziadek wujek mąż pan kolega sąsiad ksiądz wnuk'.split(' '),
)

/** Whether a masculine noun is a trade or rank, which women have as well: "Doktor wyszła" is right. */
export function mayBeWoman(word: string, hasForm: HasForm): boolean {
  if (SURELY_MEN.has(word) || word !== word.toLocaleLowerCase('pl')) return false
  const people = [
    `${word}owie`,
    `${word}zy`,
    `${word}e`,
    word.replace(/t$/u, 'ci'),
    word.replace(/k$/u, 'cy'),
  ]
  people.push(
    word.replace(/g$/u, 'dzy'),
    word.replace(/iec$/u, 'cy'),
    word.replace(/ek$/u, 'kowie'),
    `${word}i`,
  )
  return people.some((form) => form !== word && hasForm(form))
}
