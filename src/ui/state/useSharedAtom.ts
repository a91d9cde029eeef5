import { type Atom, createStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store.ts'

/** The first values of all atoms: for a render on a server, and in the browser until that is hydrated. */
const beginning = createStore()

/**
 * The value of an atom of the interface's one store, or a part picked from it, while the component is mounted. Parts of
 * every screen pick a single text, number or boolean: a new object, even an equal one, renders all of their children
 * again as soon as the page is hydrated.
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
