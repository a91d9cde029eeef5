import { deepEqual, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OnSearchChange } from '#ui/searchChange.ts'

export interface ListSearchOptions {
  /** Whether a new history entry begins at the top; by default the scroll position stays. */
  readonly beginsAtTop?: boolean
}

/**
 * Reads a list's state from the address and changes it. A change shows at once, however long the router takes: a ticked
 * box stays ticked, and two quick ticks are both kept. During a navigation to another screen the person's last press
 * counts, so a change leads back; the screen's own writes (`follow`) are dropped, because the person didn't ask to
 * stay.
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
