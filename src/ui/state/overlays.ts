import { atom } from 'jotai'
import { newId } from '#domain/newId.ts'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** Work that the person has to wait for. Specification part 1, section 3. */
export interface LoadingOverlay {
  readonly id: string
  /** The running work, in words. */
  readonly label: string
  readonly cancellable: boolean
  readonly onCancel: (() => void) | null
}

const overlaysAtom = atom<readonly LoadingOverlay[]>([])
/** The questions that are being asked. */
const questionsAtom = atom<readonly symbol[]>([])

/** Covers the page while something runs that can't go on beside other work. With `onCancel` it can be stopped. */
export function showOverlay(overlay: { id?: string; label: string; onCancel?: () => void }): string {
  const id = overlay.id ?? newId()
  const entry = {
    id,
    label: overlay.label,
    cancellable: overlay.onCancel !== undefined,
    onCancel: overlay.onCancel ?? null,
  }
  store.set(overlaysAtom, (known) => [...known.filter((other) => other.id !== id), entry])
  return id
}

export function hideOverlay(id: string): void {
  store.set(overlaysAtom, (known) => known.filter((overlay) => overlay.id !== id))
}

/** Stops the work of an overlay and takes it away; one that can't be cancelled stays. */
export function cancelOverlay(id: string): void {
  const overlay = store.get(overlaysAtom).find((known) => known.id === id)
  if (overlay?.cancellable !== true) return
  hideOverlay(id)
  overlay.onCancel?.()
}

/** Overlays step back for a question that their work waits for, until the answer is there (the returned function). */
export function stepBackForQuestion(): () => void {
  const question = Symbol('question')
  store.set(questionsAtom, (asked) => [...asked, question])
  return () => store.set(questionsAtom, (asked) => asked.filter((other) => other !== question))
}

/** The newest overlay, the one in sight; null while there is none, and while a question is asked. */
export function useOverlay(): LoadingOverlay | null {
  const newest = useSharedAtom(overlaysAtom).at(-1)
  const isAsked = useSharedAtom(questionsAtom).length > 0
  return isAsked ? null : (newest ?? null)
}
