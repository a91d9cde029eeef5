import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ArchivePage } from '#domain/generation/archive.ts'
import type { Generation } from '#domain/generation/generation.ts'
import { ARCHIVE_KEY, GENERATIONS_KEY, oneKey } from './archiveKeys.ts'

type Pages = InfiniteData<ArchivePage>

/**
 * Applies a change of one generation everywhere on the screen, before or after the server has it. A change that depends
 * on the shown value gets it when its turn comes.
 */
export async function showChanged(
  queryClient: QueryClient,
  id: string,
  change: Partial<Generation> | ((known: Generation) => Partial<Generation>),
): Promise<void> {
  const changed = (known: Generation): Generation => ({
    ...known,
    ...(typeof change === 'function' ? change(known) : change),
  })
  // An older reading still on its way must not undo it.
  await queryClient.cancelQueries({ queryKey: GENERATIONS_KEY })
  queryClient.setQueryData<Generation | null>(oneKey(id), (known) => (known == null ? known : changed(known)))
  queryClient.setQueriesData<Pages>({ queryKey: ARCHIVE_KEY }, (known) =>
    mapPages(known, (items) => items.map((item) => (item.id === id ? changed(item) : item))),
  )
}

/** Takes a generation out of every list. */
export async function showDeleted(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: GENERATIONS_KEY })
  queryClient.setQueriesData<Pages>({ queryKey: ARCHIVE_KEY }, (known) =>
    mapPages(known, (items) => items.filter((item) => item.id !== id)),
  )
}

function mapPages(
  known: Pages | undefined,
  change: (items: readonly Generation[]) => Generation[],
): Pages | undefined {
  if (known === undefined) return undefined
  return {
    ...known,
    pages: known.pages.map((page) => {
      const items = change(page.items)
      return { ...page, items, total: page.total - (page.items.length - items.length) }
    }),
  }
}
