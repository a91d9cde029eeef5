import { atom } from 'jotai'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

const askingAtom = atom<Leaving | null>(null)

/** The data that signing out would remove. */
export interface Leaving {
  /** Changes that haven't arrived anywhere yet, refused ones among them. */
  readonly unsent: number
  /** Lines of the cart. */
  readonly lines: number
  /** Generations that wait for a yes before they are sent. */
  readonly asking: number
  /** Texts, transcripts and drawings of the tools, which are on this device alone. */
  readonly works: number
}

export const NOTHING_TO_LOSE: Leaving = { unsent: 0, lines: 0, asking: 0, works: 0 }

/** Asks before signing out. */
export function askBeforeSignOut(leaving: Leaving): void {
  store.set(askingAtom, leaving)
}

export function closeSignOut(): void {
  store.set(askingAtom, null)
}

/** The open question before signing out; null while there is none. */
export function useSignOutQuestion(): Leaving | null {
  return useSharedAtom(askingAtom)
}
