import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changeGeneration } from '#api/product/generationCalls.ts'
import { useServices } from '#api/services.tsx'
import type { GenerationChange } from '#domain/generation/archive.ts'
import { useGenerations } from '../parts/generationsReading.ts'
import type { ListedGeneration } from '../parts/listedGeneration.ts'
import { GENERATIONS_KEY } from './archiveKeys.ts'
import { showChanged } from './showChanged.ts'
import { useFailureToast } from './useFailureToast.ts'

type Marked = Pick<ListedGeneration, 'id' | 'refCode' | 'tags' | 'isFavourite'>

export interface Marking {
  readonly setFavourite: (item: Marked, isFavourite: boolean) => Promise<void>
  readonly setTags: (item: Marked, tags: readonly string[]) => Promise<void>
}

/**
 * Tags and favourites: on the screen at once. What this device keeps is changed here, also without a network, and the
 * outbox tells the archive; what only the archive has is changed there.
 */
export function useMarking(): Marking {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const { history, queue } = useGenerations()
  const tellFailure = useFailureToast()

  async function mark(item: Marked, change: Pick<GenerationChange, 'tags' | 'isFavourite'>): Promise<void> {
    const { id, refCode } = item
    const isHere = [...queue, ...history].some((row) => row.refCode === refCode)
    if (id !== null) await showChanged(queryClient, id, defined(change))
    try {
      if (isHere) {
        const actions = await import('../parts/generationActions.ts')
        if (change.tags !== undefined) await actions.tag(refCode, change.tags)
        if (change.isFavourite !== undefined) await actions.favourite(refCode, change.isFavourite)
      } else if (id !== null) {
        await changeGeneration(await productApi(), id, change)
      }
    } catch (error) {
      if (id !== null) {
        await showChanged(queryClient, id, { tags: [...item.tags], isFavourite: item.isFavourite })
        void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      }
      tellFailure(t`Nie udało się tego zapisać`, error)
    }
  }

  return {
    setFavourite: (item, isFavourite) => mark(item, { isFavourite }),
    setTags: (item, tags) => mark(item, { tags: [...tags] }),
  }
}

/** Without what isn't named: that stays as it is. */
function defined({ tags, isFavourite }: Pick<GenerationChange, 'tags' | 'isFavourite'>) {
  return { ...(tags === undefined ? {} : { tags }), ...(isFavourite === undefined ? {} : { isFavourite }) }
}
