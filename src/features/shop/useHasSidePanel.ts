import { useSyncExternalStore } from 'react'

/** As in ProductList.module.css: from here on the filters stand beside the list. */
const WIDE = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for the filters beside the list. A server doesn't know and leaves them out. */
export function useHasSidePanel(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
