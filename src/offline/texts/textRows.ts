import type { Span } from '#domain/text/span.ts'
import type { ReworkProposal } from '#domain/text/rework/reworkAnswer.ts'
import type { ReworkTask } from '#domain/text/rework/reworkTasks.ts'
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

/**
 * What a text engine was asked to make of a text, until its answer is taken or left. The paid job is the generation with
 * the same refCode. `base` is the text as it was sent, then as it was when a piece was taken last.
 */
export interface TextReworkRow extends ReworkProposal {
  /** The refCode of its generation. */
  readonly id: string
  readonly owner: string
  readonly textId: string
  readonly task: ReworkTask
  /** What was sent. */
  readonly part: Span
  readonly words: string
  /** Null until it is known; `pieces` are none until then. */
  readonly answer: string | null
  /** Epoch ms. */
  readonly askedAt: number
}

/** What a text is called; empty for one without words. */
export const titleOfRow = ({ givenTitle, text }: Pick<TextRow, 'givenTitle' | 'text'>): string =>
  givenTitle ?? titleOfText(text)
