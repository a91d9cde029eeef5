/**
 * The forms of Polish and English words, by rule. Polish is read without accents, so that „zolty kot” is understood
 * like „żółty kot”; rules that would need them (a soft final consonant) are tried both ways. An extra form does no harm
 * as long as no other word of the lexicon has it, which the lexicon's test checks; irregular forms (człowiek, ludzie)
 * are listed in the lexicon.
 */

export type Form = readonly [form: string, number: GrammaticalNumber]

/** `either`: „sowy” are owls, or an owl's. */
export type GrammaticalNumber = 'one' | 'many' | 'either'

/** A text in lower case without accents: „Żółty” → zolty. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const VOWEL = /[aeiouy]$/

/** Every form of a Polish noun, folded, from its dictionary form. */
export function nounForms(lemma: string): Form[] {
  const word = folded(lemma)
  if (word.endsWith('a')) return feminine(word.slice(0, -1))
  if (word.endsWith('o')) return neuter(word.slice(0, -1), 'o')
  if (word.endsWith('e')) return [...neuter(word.slice(0, -1), 'e'), ...young(word.slice(0, -1))]
  if (VOWEL.test(word)) return [[word, 'many'], ...ended(word.slice(0, -1), PLURAL_ENDINGS, 'many')]
  return [word, withoutFleeting(word)].flatMap((stem) => consonantal(stem, word))
}

/** Every form of a Polish adjective, participle or its adverb, folded: czarny, mały, śpiący. */
export function adjectiveForms(lemma: string): string[] {
  const stem = folded(lemma).replace(/[yi]$/, '')
  const soft = softened(stem)
  const endings = ['y', 'i', 'a', 'e', 'ego', 'emu', 'ym', 'im', 'ej', 'ych', 'ich', 'ymi', 'imi', 'o']
  // wysoki → wysokiego, wysokie; tani → taniego
  const velar = ['ie', 'iego', 'iemu', 'iej', 'ia']
  return [...endings, ...velar].map((ending) => stem + ending).concat(`${soft}e`, soft, `${soft}y`)
}

const PLURAL_ENDINGS = ['om', 'ami', 'ach'] as const

function ended(stem: string, endings: readonly string[], number: GrammaticalNumber): Form[] {
  return endings.map((ending) => [stem + ending, number])
}

/** mama, babcia, różyczka, wiśnia */
function feminine(stem: string): Form[] {
  const bare = stem.replace(/i$/, '')
  return [
    ...ended(stem, ['a', 'o'], 'one'),
    [`${softened(stem)}e`, 'one'],
    // „sowe” is sowę, but „roze” is róże or różę.
    ...ended(stem, ['y', 'i', 'e'], 'either'),
    [bare, 'many'],
    ...(bare === stem ? [] : ended(stem, ['u', ''], 'one')),
    ...withFleeting(bare).map((form): Form => [form, 'many']),
    ...ended(stem, PLURAL_ENDINGS, 'many'),
  ]
}

/** drzewo, jabłko; słońce, życzenie */
function neuter(stem: string, last: 'o' | 'e'): Form[] {
  const bare = stem.replace(/i$/, '')
  return [
    ...ended(stem, [last, 'u', 'em', 'iem'], 'one'),
    [`${softened(stem)}e`, 'one'],
    ...ended(stem, ['a'], 'either'),
    ...[bare, ...withFleeting(bare)].map((form): Form => [form, 'many']),
    ...ended(stem, PLURAL_ENDINGS, 'many'),
  ]
}

/** kurczę, niemowlę: the young of their kind */
function young(stem: string): Form[] {
  return [
    ...ended(stem, ['ecia', 'eciu', 'eciem'], 'one'),
    ...ended(stem, ['eta', 'at', 'etom', 'etami', 'etach'], 'many'),
  ]
}

/** kot, piesek, koń; noc, łódź */
function consonantal(stem: string, word: string): Form[] {
  const soft = softened(stem)
  return [
    [word, 'one'],
    ...ended(stem, ['a', 'u', 'owi', 'em', 'iem', 'ia', 'iu', 'iowi'], 'one'),
    ...(soft === `${stem}i` ? [] : ended(soft, ['e'], 'one')),
    [`${stem}ie`, 'one'],
    ...ended(
      stem,
      ['y', 'i', 'e', 'owie', 'ow', 'iow', 'iom', 'iami', 'iach', 'mi', ...PLURAL_ENDINGS],
      'many',
    ),
  ]
}

const SOFT: readonly (readonly [hard: RegExp, soft: string])[] = [
  [/ch$/, 'sz'],
  [/k$/, 'c'],
  [/g$/, 'dz'],
  [/r$/, 'rz'],
  [/st$/, 'sci'],
  [/t$/, 'ci'],
  [/zd$/, 'zdzi'],
  [/d$/, 'dzi'],
  [/(l|j|c|z|i)$/, '$1'],
]

/** The stem before -e of the locative: gwiazd- → gwiaździ-, k → c, g → dz, r → rz. */
function softened(stem: string): string {
  for (const [hard, soft] of SOFT) if (hard.test(stem)) return stem.replace(hard, soft)
  return `${stem}i`
}

/** A genitive plural with the vowel that breaks a cluster: gwiazdk- → gwiazdek, owc- → owiec. */
function withFleeting(stem: string): string[] {
  const cluster = /^(.*[^aeiouy])([^aeiouy])$/.exec(stem)
  if (cluster === null) return []
  const [, before = '', last = ''] = cluster
  return [`${before}e${last}`, `${before}ie${last}`]
}

/** The stem without the vowel of the nominative: kotek → kotk-, pies → ps-. */
function withoutFleeting(word: string): string {
  return word.replace(/([^aeiouy])i?e([^aeiouy])$/, '$1$2')
}

/** Every form of an English noun. */
export function englishForms(lemma: string): Form[] {
  const word = folded(lemma)
  const many = /(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`
  return [
    [word, 'one'],
    [many, 'many'],
  ]
}
