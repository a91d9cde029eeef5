import type { QueryClient } from '@tanstack/react-query'
import type { Generation, SharedGeneration } from '#domain/generation/generation.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { sharedByIdKey, sharedByLinkKey } from './sharedKeys.ts'
import { oneKey } from './archiveKeys.ts'

type Named = Pick<Generation | SharedGeneration, 'prompt'>

/** The title of a page about one generation, as far as this page knows it; null while it doesn't. */
export function knownTitle(
  queryClient: QueryClient,
  { id, link }: { readonly id?: string; readonly link?: string | undefined },
): string | null {
  const keys = [
    ...(id === undefined ? [] : [oneKey(id), sharedByIdKey(id)]),
    ...(link === undefined ? [] : [sharedByLinkKey(link)]),
  ]
  const known = keys.map((key) => queryClient.getQueryData<Named | null>(key)).find((named) => named != null)
  return known == null ? null : promptTitle(known.prompt)
}
