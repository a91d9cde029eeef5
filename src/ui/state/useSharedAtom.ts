import { type Atom, createStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store.ts'

/** What every atom begins with: what a render on a server shows, and the browser until it has taken that over. */
const beginning = createStore()

/**
 * The value of an atom of the interface's one store, followed for as long as the component stands; or what is picked of
 * it. Whoever stands on every screen picks a single text, number or yes: another object, if only of the same, has all
 * that stands below it rendered once more, and at once, as soon as the page is taken over.
 */
export function useSharedAtom<Value>(atom: Atom<Value>): Value
export function useSharedAtom<Value, Part extends string | number | boolean>(
  atom: Atom<Value>,
  pick: (value: Value) => Part,
): Part
export function useSharedAtom<Value>(atom: Atom<Value>, pick = (value: Value): unknown => value): unknown {
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [atom])
  return useSyncExternalStore(
    subscribe,
    () => pick(store.get(atom)),
    () => pick(beginning.get(atom)),
  )
}
