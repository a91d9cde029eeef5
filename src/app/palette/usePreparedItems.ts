import { useEffect, useState } from 'react'
import type { Search } from '#domain/search/searchItems.ts'

/** How long a device may read on before keys and paints get their turn, ms. */
const SLICE_MS = 6

/**
 * The newest of the given lists that has been read for its search: in short slices, so that letters appear as they are
 * typed while thousands of things are read. Null before there is one.
 */
export function usePreparedItems<Item, Given extends Item>(
  search: Search<Item>,
  items: readonly Given[],
): readonly Given[] | null {
  const [prepared, setPrepared] = useState<readonly Given[] | null>(null)
  useEffect(() => inSlices(search.prepare(items), () => setPrepared(items)), [search, items])
  return prepared
}

/** Goes through steps with pauses between; tells when it is through. Returns how to stop. */
function inSlices(steps: Iterable<undefined>, onDone: () => void): () => void {
  const left = steps[Symbol.iterator]()
  let timer: ReturnType<typeof setTimeout> | undefined
  function goOn(): void {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      if (left.next().done === true) {
        onDone()
        return
      }
    }
    timer = setTimeout(goOn)
  }
  goOn()
  return () => clearTimeout(timer)
}
