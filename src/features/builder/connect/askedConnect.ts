import { atom } from 'jotai'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

/** The node whose successor is being chosen from a list; null for none. */
const askedConnectAtom = atom<string | null>(null)

export function useAskedConnect(): string | null {
  return useSharedAtom(askedConnectAtom)
}

export function askConnect(id: string | null): void {
  store.set(askedConnectAtom, id)
}
