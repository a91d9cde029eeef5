import { adjectiveForms, englishForms, folded, type GrammaticalNumber, nounForms } from './inflection.ts'
import type { Word } from './words.ts'

/** The languages of known words. */
export type WordLanguage = 'pl' | 'en'

/** One possible meaning of a form. */
export interface Meaning<Sense> {
  readonly sense: Sense
  readonly language: WordLanguage
  /** It is the word's own form, not one that a rule made. */
  readonly isExact: boolean
}

interface Phrase<Sense> {
  readonly rest: readonly ReadonlySet<string>[]
  readonly sense: Sense
  readonly language: WordLanguage
}

/** Words at the beginning of a text, and their common meaning. */
export interface Match<Sense> {
  readonly meanings: readonly Meaning<Sense>[]
  /** Its number of words. */
  readonly length: number
}

/** Letters of a word of the other language: “sad” is no orchard. */
const FOREIGN_LEAST = 4

/** Lists of words in their dictionary forms, and a form's number; see `learn`. */
type SenseOf<Sense> = (number: GrammaticalNumber) => Sense

/**
 * Words and phrases by all their forms: one matcher for every vocabulary. A list holds words separated by spaces,
 * Polish ones, then after `|` the English ones. `_` stands for a space, `=` says that a word has no other forms, `=+`
 * that it means several.
 */
export class WordIndex<Sense> {
  private readonly words = new Map<string, Meaning<Sense>[]>()
  /** By every form of their first word, the longest first. */
  private readonly phrases = new Map<string, Phrase<Sense>[]>()

  /** Every known single word, with its meanings. */
  get entries(): ReadonlyMap<string, readonly Meaning<Sense>[]> {
    return this.words
  }

  /** The meanings of a form in a language, or else of a word of the other one in its own form: smoke is no „smokę”. */
  meaningsOf(form: string, language: WordLanguage): readonly Meaning<Sense>[] {
    const all = this.words.get(form) ?? []
    const own = all.filter((meaning) => meaning.language === language)
    return own.length > 0 || form.length < FOREIGN_LEAST ? own : all.filter(({ isExact }) => isExact)
  }

  /** The longest phrase, or else the word, at an index; null for an unknown one. */
  matchAt(words: readonly Word[], index: number, language: WordLanguage): Match<Sense> | null {
    const word = words[index]
    if (word === undefined) return null
    const here = (this.phrases.get(word.folded) ?? []).filter(({ rest }) =>
      rest.every((forms, step) => {
        const next = words[index + step + 1]
        return next !== undefined && !next.isAfterStop && forms.has(next.folded)
      }),
    )
    const phrase = here.find((one) => one.language === language) ?? here[0]
    if (phrase !== undefined)
      return {
        meanings: [{ sense: phrase.sense, language: phrase.language, isExact: true }],
        length: 1 + phrase.rest.length,
      }
    const meanings = this.meaningsOf(word.folded, language)
    return meanings.length === 0 ? null : { meanings, length: 1 }
  }

  /** Whether a form is known in a language at all. */
  knows(form: string, language: WordLanguage): boolean {
    return this.words.get(form)?.some((meaning) => meaning.language === language) ?? false
  }

  add(form: string, sense: Sense, language: WordLanguage, isExact: boolean): void {
    const known = this.words.get(form) ?? []
    const isThis = (one: Meaning<Sense>) =>
      one.language === language && JSON.stringify(one.sense) === JSON.stringify(sense)
    if (known.some((one) => isThis(one) && (one.isExact || !isExact))) return
    this.words.set(form, [...known.filter((one) => !isThis(one)), { sense, language, isExact }])
  }

  learnAll(list: string, senseOf: SenseOf<Sense>): void {
    const [polish = '', english = ''] = list.split('|')
    for (const entry of entriesOf(polish)) this.learnPolish(entry, senseOf)
    for (const entry of entriesOf(english)) this.learnEnglish(entry, senseOf)
  }

  learnPolish(entry: string, senseOf: SenseOf<Sense>): void {
    this.learn(entry, 'pl', senseOf)
  }

  learnEnglish(entry: string, senseOf: SenseOf<Sense>): void {
    this.learn(entry, 'en', senseOf)
  }

  private learn(entry: string, language: WordLanguage, senseOf: SenseOf<Sense>): void {
    const formsOf = language === 'pl' ? polishForms : englishForms
    const isLiteral = entry.startsWith('=')
    const sense = senseOf(entry.startsWith('=+') ? 'many' : 'one')
    const text = entry.replace(/^=\+?/, '')
    const [first = '', ...rest] = text.split('_').map(folded)
    const allOf = (part: string) => new Set([part, ...(isLiteral ? [] : formsOf(part).map(([form]) => form))])
    if (rest.length > 0) this.learnPhrase(allOf(first), { rest: rest.map(allOf), sense, language })
    else if (isLiteral) this.add(first, sense, language, true)
    else for (const [form, number] of formsOf(text)) this.add(form, senseOf(number), language, form === first)
  }

  private learnPhrase(firsts: ReadonlySet<string>, phrase: Phrase<Sense>): void {
    for (const form of firsts) {
      const longestFirst = [...(this.phrases.get(form) ?? []), phrase].toSorted(
        (one, other) => other.rest.length - one.rest.length,
      )
      this.phrases.set(form, longestFirst)
    }
  }
}

type Forms = readonly (readonly [form: string, number: GrammaticalNumber])[]

/** A word with an adjective's ending is read as one, the others as nouns. */
export function polishForms(lemma: string): Forms {
  const adjective = adjectiveForms(lemma).map((form): Forms[number] => [form, 'either'])
  if (/[yi]$/.test(folded(lemma))) return adjective
  return nounForms(lemma)
}

/** Every form of the words of a list. */
export function allForms(list: string): ReadonlySet<string> {
  const index = new WordIndex<string>()
  index.learnAll(list, () => '')
  return new Set(index.entries.keys())
}

/** The entries of a list. */
export function entriesOf(list: string): string[] {
  return list.split(' ').filter((entry) => entry !== '')
}
