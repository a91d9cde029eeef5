import { type Atom, createStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store.ts'

/** What every atom begins with: what a render on a server shows, and the browser until it has taken that over. */
const beginning = createStore()

/**
 * The value of an atom of the interface's one store, followed for as long as the component stands. Whoever stands on
 * every screen asks for a single text, number or yes: another object, if only of the same, has all that stands below it
 * rendered once more, and at once, as soon as the page is taken over.
 */
export function useSharedAtom<Value>(atom: Atom<Value>): Value {
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => beginning.get(atom),
  )
}
