import type { ReactNode } from 'react'

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | 'full'

export interface ModalAction {
  readonly label: string
  readonly variant: 'primary' | 'secondary' | 'danger'
  /** Whether the modal closes after `onAction`; true unless told. */
  readonly closeOnClick?: boolean
  readonly onAction?: () => void
}

/** A dialog of the stack. Specification part 1, section 3. */
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

/** Specification part 1, section 9. */
const FIRST_LAYER = 1_000
const LAYER_STEP = 10

/** The z-index of the modal at a place of the stack, the lowest being 0. */
export function modalLayer(place: number): number {
  return FIRST_LAYER + place * LAYER_STEP
}

/** Puts a modal on top. One that is already open under this id is replaced and comes to the top. */
export function pushModal(stack: readonly ModalEntry[], modal: ModalEntry): readonly ModalEntry[] {
  return [...removeModal(stack, modal.id), modal]
}

export function removeModal(stack: readonly ModalEntry[], id: string): readonly ModalEntry[] {
  return stack.some((modal) => modal.id === id) ? stack.filter((modal) => modal.id !== id) : stack
}

/** What Escape or a press on the backdrop does: the top modal goes, if it is closable. */
export function dismissTop(stack: readonly ModalEntry[]): readonly ModalEntry[] {
  return stack.at(-1)?.closable === true ? stack.slice(0, -1) : stack
}

/** Close-all leaves the persistent ones, in their order. */
export function closeAll(stack: readonly ModalEntry[]): readonly ModalEntry[] {
  return stack.every((modal) => modal.persistent) ? stack : stack.filter((modal) => modal.persistent)
}
