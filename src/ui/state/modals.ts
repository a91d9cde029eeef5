import { atom } from 'jotai'
import type { ReactNode } from 'react'
import {
  closedByAll,
  pushModal,
  removeModal,
  type ModalAction,
  type ModalEntry,
  type ModalSize,
} from './modalRules.ts'
import { newId } from '#domain/newId.ts'
import { openLayers } from './modalStack.ts'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

export interface NewModal {
  readonly id?: string
  readonly title: string
  readonly content: ReactNode
  /** `md` by default. */
  readonly size?: ModalSize
  /** Whether Escape, the backdrop and the cross close it; true by default. */
  readonly closable?: boolean
  /** Whether the page behind is dimmed and a press on it closes; true by default. */
  readonly backdrop?: boolean
  /** Whether close-all leaves it open; false by default. */
  readonly persistent?: boolean
  readonly actions?: readonly ModalAction[]
  /** Runs once it has left the stack, whichever way. */
  readonly onClosed?: () => void
}

/** The modals opened by `openModal`. The stack knows all open layers and their order. */
const modalsAtom = atom<readonly ModalEntry[]>([])

/** Opens a modal on top of the stack, from wherever there is no component for a `Dialog`. */
export function openModal(modal: NewModal): string {
  const id = modal.id ?? newId()
  change(
    pushModal(store.get(modalsAtom), {
      id,
      title: modal.title,
      content: modal.content,
      size: modal.size ?? 'md',
      closable: modal.closable ?? true,
      backdrop: modal.backdrop ?? true,
      persistent: modal.persistent ?? false,
      actions: modal.actions ?? [],
      onClosed: modal.onClosed ?? null,
      createdAt: Date.now(),
    }),
  )
  return id
}

export function closeModal(id: string): void {
  change(removeModal(store.get(modalsAtom), id))
}

/** Closes everything over the page except persistent modals, also those still loading. */
export function closeAllModals(): void {
  for (const { id } of closedByAll(store.get(modalsAtom))) closeModal(id)
  for (const { close } of closedByAll(openLayers())) close()
}

/** The modals opened by `openModal`, oldest first. */
export function useModals(): readonly ModalEntry[] {
  return useSharedAtom(modalsAtom)
}

function change(after: readonly ModalEntry[]): void {
  const before = store.get(modalsAtom)
  store.set(modalsAtom, after)
  const open = new Set(after.map((modal) => modal.id))
  for (const modal of before) if (!open.has(modal.id)) modal.onClosed?.()
}
