import { deepEqual, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OnSearchChange } from '#ui/searchChange.ts'

export interface ListSearchOptions {
  /** Whether a step in the history begins at the top; it stays where it stands unless told. */
  readonly beginsAtTop?: boolean
}

/**
 * What the address says of a list, and how it is changed. A change is shown at once, however long the router takes: a
 * box that is ticked stays ticked, and two ticks in a row are both kept. On the way to another screen the last press
 * counts, so a change leads back; but what the screen writes by itself (`follow`) is left out: nobody asked to stay.
 */
export function useListSearch<Search extends object>(
  said: Search,
  { beginsAtTop = false }: ListSearchOptions = {},
): readonly [search: Search, onSearchChange: OnSearchChange<Search>] {
  const router = useRouter()
  const [ahead, setAhead] = useState<Partial<Search> | null>(null)
  const [shown, setShown] = useState(said)
  const wanted = { ...said, ...ahead }
  // The same words are the same object: nothing is narrowed twice.
  const search = deepEqual(shown, wanted) ? shown : wanted
  if (search !== shown) setShown(search)

  const onSearchChange: OnSearchChange<Search> = (change, how = 'push') => {
    const { location, resolvedLocation = location } = router.state
    if (how === 'follow' && resolvedLocation.pathname !== location.pathname) return
    const written = { ...ahead, ...change }
    setAhead(written)
    void router
      .navigate({
        to: resolvedLocation.pathname,
        search: { ...said, ...written },
        replace: how !== 'push',
        resetScroll: beginsAtTop && how === 'push',
      })
      .finally(() => setAhead((latest) => (latest === written ? null : latest)))
  }
  return [search, onSearchChange]
}
