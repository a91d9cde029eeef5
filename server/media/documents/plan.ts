import type { Design, Mood } from '../recipes.ts'
import type { Invoice } from '#domain/orders/invoice.ts'

export type DocumentLanguage = 'pl' | 'en'

/** A lesson as a workbook prints it: what there is to know, and what to do with it. */
export interface PlannedLesson {
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
}

/** A document before it is drawn, as data: it travels to the thread that draws it. */
export type DocumentPlan =
  | { readonly kind: 'invoice'; readonly language: DocumentLanguage; readonly invoice: Invoice }
  | {
      readonly kind: 'card'
      readonly title: string
      readonly design: Design
      readonly text: readonly string[]
    }
  | { readonly kind: 'letter'; readonly title: string; readonly seal: Mood; readonly text: readonly string[] }
  | { readonly kind: 'email'; readonly title: string; readonly text: readonly string[] }
  | {
      readonly kind: 'course'
      readonly title: string
      readonly design: Design
      readonly cover: readonly string[]
      readonly duration: string
      readonly lessons: readonly PlannedLesson[]
    }

/** What a plan's thread is asked for, and what it says. */
export interface PrintOrder {
  readonly id: number
  readonly plan: DocumentPlan
}
export type PrintReport =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }
