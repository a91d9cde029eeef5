import { useRouter } from '@tanstack/react-router'
import type { OnSearchChange } from '#ui/searchChange.ts'

/**
 * How a screen writes its state into its address by `write`. What it writes by itself (`replace`: the end of a list has
 * come near, typed words have come to rest) is left out once a press leads to another screen: it would take back
 * whoever is on the way there.
 */
export function useSearchChange<Search>(write: OnSearchChange<Search>): OnSearchChange<Search> {
  const router = useRouter()
  return (change, how) => {
    const { location, resolvedLocation } = router.state
    const isLeaving = resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname
    if (how !== 'replace' || !isLeaving) write(change, how)
  }
}
