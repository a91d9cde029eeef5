import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { changeGeneration } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import type { Generation } from '#domain/generation/generation.ts'
import { changedTags, type TagChange } from '#offline/generation/tagChange.ts'
import { useGenerations } from '../device/useGenerations.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { GENERATIONS_KEY, oneKey } from './archiveKeys.ts'
import { inTurn } from './inTurn.ts'
import { showChanged } from './showChanged.ts'
import { useFailureToast } from './useFailureToast.ts'

type Marked = Pick<ListedGeneration, 'id' | 'refCode' | 'tags' | 'isFavourite'>

interface Marks {
  readonly tags?: TagChange
  readonly isFavourite?: boolean
}

export interface Marking {
  readonly setFavourite: (item: Marked, isFavourite: boolean) => Promise<void>
  readonly changeTags: (item: Marked, change: TagChange) => Promise<void>
}

/**
 * Tags and favourites: on the screen at once. For this device's rows the change is stored here, also without a network,
 * and the outbox tells the archive; generations of the archive alone are changed there, one change after another.
 */
export function useMarking(): Marking {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const { history, queue } = useGenerations()
  const tellFailure = useFailureToast()

  async function mark(item: Marked, wanted: Marks): Promise<void> {
    const { id, refCode } = item
    const isHere = [...queue, ...history].some((row) => row.refCode === refCode)
    if (id !== null) await showChanged(queryClient, id, (known) => marked(known, wanted))
    try {
      if (isHere) {
        const actions = await import('../device/generationActions.ts')
        if (wanted.tags !== undefined) await actions.tag(refCode, wanted.tags)
        if (wanted.isFavourite !== undefined) await actions.favourite(refCode, wanted.isFavourite)
      } else if (id !== null) {
        await inTurn(id, async () => {
          // As shown when its turn comes, with every change that was made since.
          const shown = queryClient.getQueryData<Generation | null>(oneKey(id)) ?? item
          await changeGeneration(await productApi(), id, marked(shown, wanted))
        })
      }
    } catch (error) {
      if (id !== null) {
        await showChanged(queryClient, id, (known) => marked(known, takenBack(item, wanted)))
        void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      }
      tellFailure(t`Nie udało się tego zapisać`, error)
    }
  }

  return {
    setFavourite: (item, isFavourite) => mark(item, { isFavourite }),
    changeTags: (item, tags) => mark(item, { tags }),
  }
}

/** The marks after a change. Missing ones stay as they are. */
function marked({ tags }: Pick<Marked, 'tags'>, wanted: Marks) {
  return {
    ...(wanted.tags === undefined ? {} : { tags: changedTags(tags, wanted.tags) }),
    ...(wanted.isFavourite === undefined ? {} : { isFavourite: wanted.isFavourite }),
  }
}

/** Undoes a change that was shown too early, and none made since. */
function takenBack({ isFavourite }: Marked, { tags, ...wanted }: Marks): Marks {
  return {
    ...(tags === undefined ? {} : { tags: { added: tags.removed, removed: tags.added } }),
    ...(wanted.isFavourite === undefined ? {} : { isFavourite }),
  }
}
