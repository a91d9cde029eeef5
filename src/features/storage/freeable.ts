import { cacheStorage } from '#domain/browser/parts.ts'
import { CLEARABLE_CACHES } from '#offline/cacheNames.ts'
import { measureCaches } from '#offline/measureCaches.ts'
import { workerLine } from '#offline/workerLine.ts'
import type { ClearableCache } from '#offline/workerMessages.ts'

/** Data whose removal costs a download at most: never the cart or the outbox. */
export type Freeable =
  | { readonly kind: ClearableCache; readonly bytes: number }
  | { readonly kind: 'pack'; readonly id: string; readonly title: string; readonly bytes: number }

/** The storage that can be freed on this device, largest first. */
export async function freeable(): Promise<readonly Freeable[]> {
  const line = await workerLine()
  if (line?.isThere() !== true) return []
  const [measures, packs] = await Promise.all([
    measureCaches(cacheStorage()),
    line.ask({ type: 'list-packs' }),
  ])
  const sizeOf = (names: readonly string[]) =>
    measures.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  const kinds = ['pictures', 'catalogue'] as const
  return [
    ...kinds.map((kind) => ({ kind, bytes: sizeOf(CLEARABLE_CACHES[kind]) })),
    ...packs.map(({ id, title, bytes }) => ({ kind: 'pack' as const, id, title, bytes })),
  ]
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
}

export async function free(item: Freeable): Promise<void> {
  const line = await workerLine()
  if (item.kind === 'pack') await line?.ask({ type: 'remove-pack', id: item.id })
  else await line?.ask({ type: 'clear-caches', caches: [item.kind] })
}
