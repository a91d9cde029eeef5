import type { ReactNode } from 'react'

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface ModalAction {
  readonly label: string
  readonly variant: 'primary' | 'secondary' | 'danger'
  /** Whether the modal closes after `onAction`; true by default. */
  readonly closeOnClick?: boolean
  readonly onAction?: () => void
}

/** A dialog that is opened from outside of a component. Specification part 1, section 3. */
export interface ModalEntry {
  readonly id: string
  readonly title: string
  readonly size: ModalSize
  readonly closable: boolean
  readonly backdrop: boolean
  readonly persistent: boolean
  readonly content: ReactNode
  readonly actions: readonly ModalAction[]
  readonly onClosed: (() => void) | null
  /** ms since the epoch. */
  readonly createdAt: number
}

/** One place in the stack of modals. */
export interface ModalLayer {
  readonly id: string
  /** Whether close-all leaves it open. */
  readonly persistent: boolean
  /** Asks its owner to close it. */
  readonly close: () => void
}

/** Specification part 1, section 9. */
const FIRST_LAYER = 1_000
const LAYER_STEP = 10

/** The z-index of the modal at a place of the stack, the lowest being 0. */
export function modalLayer(place: number): number {
  return FIRST_LAYER + place * LAYER_STEP
}

interface Stacked {
  readonly id: string
}

/** Puts a modal on top. One that is already open under this id is replaced and comes to the top. */
export function pushModal<Modal extends Stacked>(stack: readonly Modal[], modal: Modal): readonly Modal[] {
  return [...removeModal(stack, modal.id), modal]
}

export function removeModal<Modal extends Stacked>(stack: readonly Modal[], id: string): readonly Modal[] {
  return stack.some((modal) => modal.id === id) ? stack.filter((modal) => modal.id !== id) : stack
}

/** The modals that close-all closes, top first: all but the persistent ones. */
export function closedByAll<Modal extends { readonly persistent: boolean }>(
  stack: readonly Modal[],
): readonly Modal[] {
  return stack.filter((modal) => !modal.persistent).toReversed()
}
