import type { FixedAddress } from '#domain/addresses/screens.ts'
import type { SentLetter } from './letter.ts'

/** A letter in words. Subjects say nothing about the person: they stand on locked screens. */
export interface LetterWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the letter is for. */
  readonly action?: LetterLink
  /** Smaller, below the action. */
  readonly notes: readonly string[]
  /** What else one may do, below the notes. */
  readonly other?: LetterLink
}

/** A link to an address of ours. */
interface LetterLink {
  readonly label: string
  readonly to: FixedAddress
  /** Carried in the query. */
  readonly token?: string
}

type Letters = { [Letter in SentLetter as Letter['kind']]: Letter }
type LetterOf<Kind extends keyof Letters> = { [One in Kind]: Letters[One] & { kind: One } }[Kind]

/** The letters in one language, by their kind. */
export type LetterTexts = { readonly [Kind in keyof Letters]: (letter: LetterOf<Kind>) => LetterWords }

/** What a letter says in the language of these texts. */
export function wordsOf<Kind extends keyof Letters>(texts: LetterTexts, letter: LetterOf<Kind>): LetterWords {
  return texts[letter.kind](letter)
}

/** Where a link leads on this origin. */
export function linkAddress({ to, token }: LetterLink, publicOrigin: string): string {
  const query = token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`
  return `${publicOrigin}${to}${query}`
}
