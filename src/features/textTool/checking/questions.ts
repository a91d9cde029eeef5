import type { LetterCase } from '#domain/text/changes/changeCase.ts'
import type { Found, Search } from '#domain/text/changes/findInText.ts'
import type { Mark } from '#domain/text/marks/mark.ts'
import type { TextCounts } from '#domain/text/measures/countText.ts'
import type { PostPlace } from '#domain/text/measures/postLimits.ts'
import type { Readability } from '#domain/text/measures/readability.ts'
import type { RepeatedWord } from '#domain/text/measures/repeatedStems.ts'
import type { SmsLength } from '#domain/text/measures/smsParts.ts'
import type { Edit } from '#domain/text/span.ts'

/** What one press changes in a text. */
export type TextChange =
  | { readonly kind: 'typography' }
  | { readonly kind: 'clean' }
  | { readonly kind: 'unique' }
  | { readonly kind: 'trim' }
  | { readonly kind: 'case'; readonly to: LetterCase }
  | { readonly kind: 'sort'; readonly direction: 'rising' | 'falling' }

export interface TextMeasures {
  readonly counts: TextCounts
  readonly sms: SmsLength
  /** Signs that each place still has room for; negative for too many. */
  readonly left: Readonly<Record<PostPlace, number>>
  readonly readability: Readability
  readonly repeated: readonly RepeatedWord[]
}

/** Everything of the text that takes long, with what is asked and what is answered. */
export interface Questions {
  /** The marks of lines, each checked for itself. */
  readonly check: {
    readonly asked: { readonly lines: readonly string[] }
    /** `edition`: of the rules, 1 without the dictionary, 2 with it. */
    readonly answer: { readonly edition: number; readonly marks: readonly (readonly Mark[])[] }
  }
  /** What may stand in place of a mark, the likeliest first. */
  readonly replace: { readonly asked: { readonly mark: Mark }; readonly answer: readonly string[] }
  readonly measure: { readonly asked: { readonly text: string }; readonly answer: TextMeasures }
  /** The edits that a change makes. */
  readonly change: {
    readonly asked: { readonly text: string; readonly change: TextChange }
    readonly answer: readonly Edit[]
  }
  readonly find: {
    readonly asked: { readonly text: string; readonly search: Search }
    readonly answer: Found
  }
}

export type QuestionKind = keyof Questions

/** A question with its number. */
export type Question<Kind extends QuestionKind = QuestionKind> = {
  [One in Kind]: {
    readonly kind: 'question'
    readonly of: One
    readonly id: number
    readonly asked: Questions[One]['asked']
  }
}[Kind]

/** The answer to the question of a number; null where the work failed. */
export type Answer<Kind extends QuestionKind = QuestionKind> = {
  [One in Kind]: {
    readonly kind: 'answer'
    readonly of: One
    readonly id: number
    readonly answer: Questions[One]['answer'] | null
  }
}[Kind]

/** A question, or that the dictionary shall be fetched once more. */
export type ToWorker<Kind extends QuestionKind = QuestionKind> = Question<Kind> | { readonly kind: 'fetch' }

/** An answer, or how the dictionary stands. */
export type FromWorker<Kind extends QuestionKind = QuestionKind> =
  | Answer<Kind>
  | { readonly kind: 'dictionary'; readonly state: 'ready' | 'missing' }
