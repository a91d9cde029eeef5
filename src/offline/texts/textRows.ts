import { titleOfText } from '#domain/text/titleOfText.ts'

/** A text that somebody writes on this device. */
export interface TextRow {
  readonly id: string
  readonly owner: string
  /** As it was given; null while its first line is its title. */
  readonly givenTitle: string | null
  readonly text: string
  /** Counts the changes: who changes it says which one they have seen. */
  readonly edition: number
  /** Epoch ms. */
  readonly createdAt: number
  readonly changedAt: number
}

/**
 * Why a version is kept. `saved`: somebody asked for it. `pause`: nobody has typed for long. `before-change`: something
 * changed the whole in one press. `other-tab`: two tabs have changed the text at once, and this is what one of them had.
 */
export type TextVersionReason = 'saved' | 'pause' | 'before-change' | 'other-tab'

/** A text as it was. */
export interface TextVersionRow {
  readonly id: string
  readonly owner: string
  readonly textId: string
  readonly text: string
  readonly reason: TextVersionReason
  /** Epoch ms. */
  readonly keptAt: number
}

/** A word that its owner knows to be right. */
export interface OwnWordRow {
  readonly id: string
  readonly owner: string
  readonly word: string
}

/** What a text is called; empty for one without words. */
export const titleOfRow = ({ givenTitle, text }: Pick<TextRow, 'givenTitle' | 'text'>): string =>
  givenTitle ?? titleOfText(text)
