import type { Invoice } from '#domain/orders/invoice.ts'
import type { Given } from '#domain/personal/checkPersonal.ts'
import type { PersonalHandle } from '#domain/personal/personalHandles.ts'
import type { Design, Mood } from '../recipes.ts'

export type DocumentLanguage = 'pl' | 'en'

/** A message of one person to another: paragraphs, in which a line break stays one, and the signature. */
export interface Message {
  readonly paragraphs: readonly string[]
  readonly signature: string
}

/** A sheet that a letter is printed on; `four` are four notes on A4, to be cut apart. */
export type LetterSheet = 'A4' | 'A5' | 'four'

/** A lesson as a workbook prints it: the knowledge, and the task. */
export interface PlannedLesson {
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
}

export interface CardPlan {
  readonly kind: 'card'
  readonly title: string
  readonly language: DocumentLanguage
  readonly design: Design
  readonly message: Message
}

export interface LetterPlan {
  readonly kind: 'letter'
  readonly title: string
  readonly language: DocumentLanguage
  readonly seal: Mood
  /** Each on a page of its own, with the same words. */
  readonly sheets: readonly LetterSheet[]
  readonly message: Message
}

export interface EmailPlan {
  readonly kind: 'email'
  readonly title: string
  readonly language: DocumentLanguage
  readonly message: Message
  /** The envelope that it is shared in. */
  readonly seal: Mood
}

/** The print plan of a thing with its buyer's words or day. */
export interface PersonalPlan {
  readonly kind: 'personal'
  readonly language: DocumentLanguage
  readonly handle: PersonalHandle
  readonly given: Given
  /** The values of its options, which decide its size. */
  readonly variantTitle: string
  readonly title: string
}

/** The closed envelope of something written, with a name on it; empty for none. */
export interface EnvelopePlan {
  readonly kind: 'envelope'
  readonly seal: Mood
  readonly name: string
}

/** A document before it is drawn, as data: it is sent to the drawing thread. */
export type DocumentPlan =
  | { readonly kind: 'invoice'; readonly language: DocumentLanguage; readonly invoice: Invoice }
  | CardPlan
  | LetterPlan
  | EmailPlan
  | PersonalPlan
  | {
      readonly kind: 'course'
      readonly language: DocumentLanguage
      readonly title: string
      readonly design: Design
      readonly duration: string
      /** The lessons' titles in its language. */
      readonly programme: readonly string[]
      readonly lessons: readonly PlannedLesson[]
    }
  /** A card to be folded: for printers, or for a printer at home. */
  | { readonly kind: 'press'; readonly language: DocumentLanguage; readonly card: CardPlan }
  | { readonly kind: 'home'; readonly card: CardPlan }
  /** A JPEG of a card or letter with its words, to be shared. */
  | { readonly kind: 'picture'; readonly of: WrittenPlan }
  /** A JPEG for link previews. */
  | EnvelopePlan

/** A message of one person to another, with a face of its own. */
export type WrittenPlan = CardPlan | LetterPlan | EmailPlan

/** The print colours of a written product. */
export const moodOf = (plan: WrittenPlan): Mood => (plan.kind === 'card' ? plan.design.mood : plan.seal)

/** The order to a plan's thread, and its answer. */
export interface PrintOrder {
  readonly id: number
  readonly plan: DocumentPlan
}
export type PrintReport =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }
