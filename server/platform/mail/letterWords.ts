import { screenPath } from '#domain/addresses/screenPath.ts'
import type { FixedAddress } from '#domain/addresses/screens.ts'
import type { LetterReceipt } from '#domain/letters/letterSheet.ts'
import type { IssueBlock } from '#domain/newsletter/issueText.ts'
import { runAddress } from '#domain/template/runAddress.ts'
import type { SentLetter } from './letter.ts'

/** The words of a letter. Subjects reveal nothing about their reader: they are shown on locked screens. */
export interface LetterWords {
  readonly subject: string
  /** The text that mail programs show beside the subject. */
  readonly preheader?: string
  readonly paragraphs: readonly string[]
  /** The text of an issue of the newsletter, below the paragraphs. */
  readonly blocks?: readonly IssueBlock[]
  /** The purchase below the paragraphs: amounts as they are printed. */
  readonly receipt?: LetterReceipt
  /** The letter's main action. */
  readonly action?: LetterLink & {
    /** The first note: the site that the button opens, for readers who don’t know us. */
    readonly says?: (host: string) => string
  }
  /** Smaller, below the action. */
  readonly notes: readonly string[]
  /** Another action, below the notes. */
  readonly other?: LetterLink
}

/** A link to an address of ours. */
export interface LetterLink {
  readonly label: string
  readonly to: FixedAddress | OneThing
  /** Carried in the query. */
  readonly token?: string
  /** The subject of a token, when it isn’t the newsletter. */
  readonly of?: 'notices' | 'restock' | 'dates'
}

/** The page of one thing. */
type OneThing =
  | { readonly order: string }
  | { readonly generation: string }
  | { readonly card: string }
  | { readonly product: string }
  | { readonly run: { readonly id: string; readonly slug: string } }

type Letters = { [Letter in SentLetter as Letter['kind']]: Letter }
type LetterOf<Kind extends keyof Letters> = { [One in Kind]: Letters[One] & { kind: One } }[Kind]

/** The letters in one language, by their kind. */
export type LetterTexts = { readonly [Kind in keyof Letters]: (letter: LetterOf<Kind>) => LetterWords }

/** The words of a letter in the language of these texts. */
export function wordsOf<Kind extends keyof Letters>(texts: LetterTexts, letter: LetterOf<Kind>): LetterWords {
  return texts[letter.kind](letter)
}

/** The address of a link on this origin. */
export function linkAddress({ to, token, of }: LetterLink, publicOrigin: string): string {
  const carried = { ...(token === undefined ? {} : { token }), ...(of === undefined ? {} : { of }) }
  const address = new URL(pathOf(to), publicOrigin)
  for (const [name, value] of Object.entries(carried)) address.searchParams.set(name, value)
  return `${publicOrigin}${address.pathname}${address.search}`
}

function pathOf(to: LetterLink['to']): string {
  if (typeof to === 'string') return to
  if ('order' in to) return screenPath('/kasa/$token', { token: to.order })
  if ('card' in to) return screenPath('/kartka/$token', { token: to.card })
  if ('product' in to) return screenPath('/sklep/produkt/$handle', { handle: to.product })
  if ('run' in to) return runAddress(to.run)
  return screenPath('/generacje/$id', { id: to.generation })
}
