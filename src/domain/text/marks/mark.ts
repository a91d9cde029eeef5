import type { Span } from '../span.ts'

/** The kind of a mark; each may be shown and hidden for itself. */
export const MARK_KINDS = [
  'spelling',
  'grammar',
  'comma',
  'repeated',
  'confusion',
  'punctuation',
  'officialese',
  'long-sentence',
] as const

export type MarkKind = (typeof MARK_KINDS)[number]

/** A mark's message: a code with its data, which a screen turns into words. */
export type MarkMessage =
  | { readonly code: 'unknown-word' | 'unknown-name'; readonly word: string }
  | { readonly code: 'repeated-word'; readonly word: string }
  /** Written for another word, or wrong in any text. */
  | { readonly code: 'wrong-words'; readonly words: string; readonly right: string }
  | { readonly code: 'plainer-words'; readonly words: string; readonly plain: string }
  | { readonly code: 'comma-missing'; readonly before: string }
  | { readonly code: 'comma-inside'; readonly words: string }
  /** A verb in the past whose subject has another gender or number. */
  | { readonly code: 'agreement'; readonly subject: string; readonly verb: string }
  /** A pronoun or number before a noun of another gender. */
  | { readonly code: 'noun-agreement'; readonly word: string; readonly noun: string }
  /** A noun in another case than the word before requires. */
  | { readonly code: 'case'; readonly asker: string; readonly noun: string }
  | { readonly code: 'space-before-sign' | 'space-after-sign' | 'sign-doubled'; readonly sign: string }
  | { readonly code: 'double-space' | 'space-inside-brackets' }
  | { readonly code: 'small-letter-first'; readonly word: string }
  | { readonly code: 'bracket-alone'; readonly sign: string }
  | { readonly code: 'long-sentence'; readonly words: number }

/** A place of a text that may be wrong. */
export interface Mark extends Span {
  readonly kind: MarkKind
  readonly message: MarkMessage
  /**
   * The replacements, the likeliest first. Those of a misspelt word take milliseconds each: `replacementsOf` computes
   * them, and none stand here.
   */
  readonly replacements: readonly string[]
}
