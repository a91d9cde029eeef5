import type { Mark } from '../mark.ts'
import { inCaseOf, type Part, type Rule } from '../paragraph.ts'
import { genitiveOfObject, isMan, isNeuter, isWoman } from './forms.ts'

type Gender = 'man' | 'woman' | 'neuter'

/** Words that agree with the noun behind them, in their three nominatives. */
const FORMS: readonly (readonly [man: string, woman: string, neuter: string])[] = [
  ['ten', 'ta', 'to'],
  ['mój', 'moja', 'moje'],
  ['twój', 'twoja', 'twoje'],
  ['nasz', 'nasza', 'nasze'],
  ['wasz', 'wasza', 'wasze'],
  ['każdy', 'każda', 'każde'],
  ['żaden', 'żadna', 'żadne'],
  ['jeden', 'jedna', 'jedno'],
]
/** Forms that also come before other nouns: "to kobieta", "moje siostry". */
const UNSURE = new Set(['to', 'moje', 'twoje', 'nasze', 'wasze', 'każde', 'żadne', 'jedno'])
const GENDERS: readonly Gender[] = ['man', 'woman', 'neuter']

/** Pronouns and numbers of another gender than their noun: "ten kobieta", "dwa siostry", "tą książkę". */
export const nounAgreementRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const noun = parts[at + 1]
      if (part.kind !== 'word' || noun?.kind !== 'word' || !noun.follows) return []
      const right = rightForm(part.small, noun, dictionary.hasForm)
      return right === null
        ? []
        : [
            {
              kind: 'grammar',
              message: { code: 'noun-agreement', word: part.text, noun: noun.text },
              replacements: [inCaseOf(right, part.text)],
              from: part.from,
              to: part.to,
            },
          ]
    }),
  )

function rightForm(word: string, noun: Part, hasForm: (form: string) => boolean): string | null {
  const written = hasForm(noun.small) ? noun.small : noun.text
  if (word === 'tą') return genitiveOfObject(written, hasForm) === null ? null : 'tę'
  if (word === 'dwa' || word === 'oba') {
    const first = /^(.*[kg])i$|^(.*)y$/u.exec(written)
    const stem = first?.[1] ?? first?.[2]
    const isFeminine = stem !== undefined && isWoman(`${stem}a`, hasForm) && !isNeuter(`${stem}o`, hasForm)
    return isFeminine ? (word === 'dwa' ? 'dwie' : 'obie') : null
  }
  const forms = FORMS.find((one) => one.includes(word))
  if (forms === undefined || UNSURE.has(word)) return null
  const gender = genderOf(written, hasForm)
  const right = gender === null ? undefined : forms[GENDERS.indexOf(gender)]
  return right === undefined || right === word ? null : right
}

function genderOf(noun: string, hasForm: (form: string) => boolean): Gender | null {
  if (isWoman(noun, hasForm)) return 'woman'
  if (isNeuter(noun, hasForm)) return 'neuter'
  return isMan(noun, hasForm) ? 'man' : null
}
