import type { Design, Mood } from '../recipes.ts'
import type { Invoice } from '#domain/orders/invoice.ts'

export type DocumentLanguage = 'pl' | 'en'

/** What one person writes to another: paragraphs, in which a line break stays one, and who signs them. */
export interface Message {
  readonly paragraphs: readonly string[]
  readonly signature: string
}

/** A sheet that a letter is printed on; `four` are four notes on A4, to be cut apart. */
export type LetterSheet = 'A4' | 'A5' | 'four'

/** A lesson as a workbook prints it: what there is to know, and what to do with it. */
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
  /** Of the envelope that it is shared in. */
  readonly seal: Mood
}

/** A document before it is drawn, as data: it travels to the thread that draws it. */
export type DocumentPlan =
  | { readonly kind: 'invoice'; readonly language: DocumentLanguage; readonly invoice: Invoice }
  | CardPlan
  | LetterPlan
  | EmailPlan
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

/** What one person writes to another, with a face of its own. */
export type WrittenPlan = CardPlan | LetterPlan | EmailPlan

/** What a plan's thread is asked for, and what it says. */
export interface PrintOrder {
  readonly id: number
  readonly plan: DocumentPlan
}
export type PrintReport =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }
